import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { clipFaixas, cutCorridas, type Faixa, groupCorridas } from './corridas.ts'

const TEXTO = 'Deus é espírito'

interface Nomeada extends Faixa {
  readonly nome: string
}

const faixa = (nome: string, inicio: number, fim: number): Nomeada => ({ nome, inicio, fim })

function cut(...faixas: Nomeada[]) {
  return cutCorridas(TEXTO, faixas).map((corrida) => [
    corrida.texto,
    corrida.faixas.map(({ nome }) => nome).join(),
  ])
}

describe('cutCorridas', () => {
  it('leaves a text without ranges whole, and an empty one without runs', () => {
    expect(cut()).toEqual([[TEXTO, '']])
    expect(cutCorridas('', [faixa('a', 0, 1)])).toEqual([])
  })

  it('cuts nested and overlapping ranges at all their boundaries', () => {
    expect(cut(faixa('a', 0, 6), faixa('b', 5, 15), faixa('c', 7, 10))).toEqual([
      ['Deus ', 'a'],
      ['é', 'a,b'],
      [' ', 'b'],
      ['esp', 'b,c'],
      ['írito', 'b'],
    ])
  })

  it('passes over empty ranges and what lies beyond the text', () => {
    expect(cut(faixa('a', 3, 3), faixa('b', 7, 99), faixa('c', -4, 4), faixa('d', 40, 50))).toEqual([
      ['Deus', 'c'],
      [' é ', ''],
      ['espírito', 'b'],
    ])
  })

  it('makes runs that are the text again, each under the ranges that cover it', () => {
    const ranges = fc.array(fc.record({ inicio: fc.integer({ min: -3, max: 40 }), fim: fc.nat(40) }))
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 30 }), ranges, (texto, faixas) => {
        const corridas = cutCorridas(texto, faixas)
        expect(corridas.map((corrida) => corrida.texto).join('')).toBe(texto)
        for (const { inicio, fim, texto: piece, faixas: over } of corridas) {
          expect(fim).toBeGreaterThan(inicio)
          expect(piece).toBe(texto.slice(inicio, fim))
          for (let unit = inicio; unit < fim; unit++) {
            expect(over).toEqual(faixas.filter((each) => each.inicio <= unit && unit < each.fim))
          }
        }
      }),
    )
  })
})

describe('groupCorridas', () => {
  it('keeps the runs of one link together', () => {
    const isLink = (each: Nomeada): each is Nomeada => each.nome === 'link'
    const corridas = cutCorridas(TEXTO, [faixa('link', 0, 10), faixa('enfase', 5, 15)])
    expect(
      groupCorridas(corridas, isLink).map((grupo) => [
        grupo.faixa?.nome,
        grupo.corridas.map(({ texto }) => texto),
      ]),
    ).toEqual([
      ['link', ['Deus ', 'é esp']],
      [undefined, ['írito']],
    ])
  })
})

describe('clipFaixas', () => {
  it('counts ranges from the beginning of the piece', () => {
    expect(clipFaixas([faixa('a', 0, 6), faixa('b', 8, 12), faixa('c', 12, 15)], 5, 10)).toEqual([
      faixa('a', 0, 1),
      faixa('b', 3, 5),
    ])
  })
})
