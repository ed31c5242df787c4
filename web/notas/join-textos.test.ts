import { describe, expect, it } from 'vitest'
import { joinTextos } from './join-textos.ts'

describe('joinTextos', () => {
  it('keeps both titles and both texts, the reader’s own first', () => {
    const minha = { titulo: 'O Mediador', anotacao: 'do celular' }
    const salva = { titulo: 'Cristo', anotacao: 'do computador' }
    expect(joinTextos(minha, salva)).toEqual({
      titulo: 'O Mediador / Cristo',
      anotacao: 'do celular\n\n— Versão salva —\n\ndo computador',
    })
  })

  it('does not repeat what both have', () => {
    const salva = { titulo: 'O Mediador', anotacao: 'Duas naturezas.' }
    expect(joinTextos(salva, salva)).toEqual(salva)
    expect(joinTextos({ ...salva, anotacao: 'Duas naturezas. Uma pessoa.' }, salva).anotacao).toBe(
      'Duas naturezas. Uma pessoa.',
    )
    expect(joinTextos({ titulo: '', anotacao: '' }, salva)).toEqual(salva)
  })

  it('cuts nothing off, however long both are together', () => {
    const minha = { titulo: 'a'.repeat(150), anotacao: 'b'.repeat(15_000) }
    const salva = { titulo: 'c'.repeat(150), anotacao: 'd'.repeat(15_000) }
    const { titulo, anotacao } = joinTextos(minha, salva)
    expect(titulo).toContain(salva.titulo)
    expect(anotacao).toContain(minha.anotacao)
    expect(anotacao).toContain(salva.anotacao)
  })
})
