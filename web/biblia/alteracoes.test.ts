import { describe, expect, it } from 'vitest'
import { splitAlteracoes } from './alteracoes.ts'

describe('splitAlteracoes', () => {
  it('makes a list of what the import writes', () => {
    expect(splitAlteracoes('Correções: espaço que faltava (383); til (tamb~em) (1).')).toEqual({
      introducao: 'Correções:',
      itens: ['espaço que faltava (383)', 'til (tamb~em) (1).'],
    })
  })

  it('leaves any other text whole', () => {
    const texto = 'O texto foi revisto pela editora.'
    expect(splitAlteracoes(texto)).toEqual({ introducao: null, itens: [texto] })
    expect(splitAlteracoes('Correções: espaço (3).')).toEqual({
      introducao: null,
      itens: ['Correções: espaço (3).'],
    })
  })
})
