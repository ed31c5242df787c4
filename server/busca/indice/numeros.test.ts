import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fromNumero, idsByTipo, TIPOS, toNumero } from './numeros.ts'

const id = () => fc.integer({ min: 0, max: 2 ** 32 - 1 })
const tipo = () => fc.integer({ min: 0, max: 1_000 })

describe('numeros', () => {
  it('gives every id its own number, from which the id comes back', () => {
    fc.assert(
      fc.property(tipo(), id(), (kind, value) => {
        const numero = toNumero(kind, value)
        expect(Number.isSafeInteger(numero)).toBe(true)
        expect(fromNumero(numero)).toEqual({ tipo: kind, id: value })
      }),
    )
  })

  it('puts every document of a kind before those of the next', () => {
    fc.assert(
      fc.property(id(), id(), (a, b) => {
        const { pagina, secao, paragrafo } = TIPOS.padroes
        expect(toNumero(pagina, a)).toBeLessThan(toNumero(secao, b))
        expect(toNumero(secao, a)).toBeLessThan(toNumero(paragrafo, b))
      }),
    )
  })

  it('takes the first numbers from everywhere: ten of a thousand verses are from ten places', () => {
    const ids = Array.from({ length: 1_000 }, (_, index) => 1_001_001 + index)
    const first = ids.toSorted((a, b) => toNumero(0, a) - toNumero(0, b)).slice(0, 10)
    expect(new Set(first.map((value) => Math.floor((value - 1_001_001) / 100))).size).toBeGreaterThan(6)
  })

  it('groups ids by kind', () => {
    expect(idsByTipo([toNumero(0, 7), toNumero(2, 8), toNumero(0, 9)])).toEqual(
      new Map([
        [0, [7, 9]],
        [2, [8]],
      ]),
    )
  })
})
