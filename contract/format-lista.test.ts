import { expect, it } from 'vitest'
import { formatLista } from './format-lista.ts'

it('says a list as Intl does', () => {
  const lista = new Intl.ListFormat('pt-BR', { type: 'conjunction' })
  for (const partes of [[], ['Inês'], ['Inês', 'Ana'], ['um', 'dois', 'três'], ['a', '', 'c', 'd']]) {
    expect(formatLista(partes)).toBe(lista.format(partes))
  }
})
