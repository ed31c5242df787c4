import { describe, expect, it } from 'vitest'
import { findComuns, joinListas } from './find-comuns.ts'

const list = (...numeros: number[]) => Float64Array.from(numeros)
const A = list(1, 3, 5, 7, 9)
const B = list(3, 4, 5, 2 ** 34)
const C = list(5, 6, 7, 2 ** 34)
const NADA = list()
const TUDO = { depois: -1, limite: 10, contar: 10 }

describe('findComuns', () => {
  it('finds what stands in all lists, in some of them, in any', () => {
    const find = (minimo: number) => findComuns([A, B, C], [], { ...TUDO, minimo }).numeros
    expect(find(3)).toEqual([5])
    expect(find(2)).toEqual([3, 5, 7, 2 ** 34])
    expect(find(1)).toEqual([1, 3, 4, 5, 6, 7, 9, 2 ** 34])
  })

  it('leaves out what must not be there', () => {
    expect(findComuns([A], [B, NADA], { ...TUDO, minimo: 1 })).toEqual({ numeros: [1, 7, 9], total: 3 })
    expect(findComuns([A, NADA], [], { ...TUDO, minimo: 2 })).toEqual({ numeros: [], total: 0 })
    expect(findComuns([A], [], { ...TUDO, minimo: 2 })).toEqual({ numeros: [], total: 0 })
    expect(findComuns([], [], { ...TUDO, minimo: 1 })).toEqual({ numeros: [], total: 0 })
  })

  it('begins above a number, lists so many and counts so many', () => {
    expect(findComuns([A], [], { minimo: 1, depois: 3, limite: 2, contar: 10 })).toEqual({
      numeros: [5, 7],
      total: 3,
    })
    expect(findComuns([A], [], { minimo: 1, depois: -1, limite: 2, contar: 3 })).toEqual({
      numeros: [1, 3],
      total: 3,
    })
    expect(findComuns([A], [], { minimo: 1, depois: -1, limite: 3, contar: 1 }).numeros).toEqual([1, 3, 5])
  })

  it('finds the same in lists of any lengths as a look at each number', () => {
    const lists = [7, 3, 2, 30, 211].map((step, index) =>
      Float64Array.from({ length: 400 / (index + 1) }, (_, at) => at * step + index),
    )
    for (const minimo of [1, 2, 3, 4, 5]) {
      for (const depois of [-1, 90, 5_000]) {
        const expected = [...new Set(lists.flatMap((each) => [...each]))]
          .filter((numero) => numero > depois)
          .filter((numero) => lists.filter((each) => each.includes(numero)).length >= minimo)
          .sort((a, b) => a - b)
        const found = findComuns(lists, [], { minimo, depois, limite: 2_000, contar: 0 })
        expect(found.numeros, `${minimo} ${depois}`).toEqual(expected)
      }
    }
  })
})

describe('joinListas', () => {
  it('has each number of some lists once', () => {
    expect([...joinListas([A, B, NADA])]).toEqual([1, 3, 4, 5, 7, 9, 2 ** 34])
    expect(joinListas([A])).toBe(A)
    expect(joinListas([])).toHaveLength(0)
  })
})
