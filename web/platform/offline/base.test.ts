import { expect, it } from 'vitest'
import { toItem, toLinha } from './base.ts'

const BASE = { email: 'ana@exemplo.com.br', desde: 100, vez: 2 }
const texto = { simbolo: 1, numero: 8, titulo: 'Do trem', anotacao: 'Escrita.' }
const lugar = { capitulo_id: 4, paragrafo_id: null, deslocamento: 0, versao: 5 }

it.each([
  ['notas', { tipo: 'criar', ...texto }],
  ['notas', { tipo: 'editar', ...texto, versao: 3 }],
  ['notas', { tipo: 'excluir' }],
  ['destaques', { tipo: 'marcar', destaque: { id: 'x' } }],
  ['destaques', { tipo: 'alterar', nota: 'Nota', versao: 3, destaque: { id: 'x' } }],
  ['destaques', { tipo: 'desmarcar' }],
  ['leituras', { tipo: 'inicio', leitura_id: 'l1' }],
  ['leituras', { tipo: 'fim', leitura_id: 'l1' }],
  ['leituras', { tipo: 'lugar', ...lugar }],
])('finds in %s what an earlier release had wait: %o', (feature, mudanca) => {
  expect(toItem({ ...BASE, id: 'x', ...mudanca })).toEqual({ ...BASE, id: 'x', feature, mudanca })
})

it('keeps what the server said of it, and that it rests', () => {
  expect(toItem({ ...BASE, id: 'n', tipo: 'excluir', recusa: 'Cheio.' })).toMatchObject({
    recusa: 'Cheio.',
    mudanca: { tipo: 'excluir' },
  })
  expect(toItem({ ...BASE, id: 'l', tipo: 'lugar', ...lugar, parado: true })).toEqual({
    ...BASE,
    id: 'l',
    feature: 'leituras',
    parado: true,
    mudanca: { tipo: 'lugar', ...lugar },
  })
})

it('writes what the release before can send, and reads it again', () => {
  const item = { ...BASE, id: 'n', feature: 'notas', mudanca: { tipo: 'criar', ...texto } }
  expect(toLinha(item)).toEqual({ ...BASE, id: 'n', feature: 'notas', tipo: 'criar', ...texto })
  expect(toItem(toLinha(item))).toEqual(item)
})
