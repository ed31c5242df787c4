import { describe, expect, it } from 'vitest'
import { findComuns } from './find-comuns.ts'

const A = [1, 3, 5, 7, 9]
const B = Float64Array.of(3, 4, 5, 2 ** 34)
const C = [5, 6, 7, 2 ** 34]
const TUDO = { depois: -1, limite: 10, contar: 10 }

describe('findComuns', () => {
  it('finds what stands in all lists, in some of them, in any', () => {
    const find = (minimo: number) => findComuns([A, B, C], [], { ...TUDO, minimo }).numeros
    expect(find(3)).toEqual([5])
    expect(find(2)).toEqual([3, 5, 7, 2 ** 34])
    expect(find(1)).toEqual([1, 3, 4, 5, 6, 7, 9, 2 ** 34])
  })

  it('leaves out what must not be there', () => {
    expect(findComuns([A], [B, []], { ...TUDO, minimo: 1 })).toEqual({ numeros: [1, 7, 9], total: 3 })
    expect(findComuns([A, []], [], { ...TUDO, minimo: 2 })).toEqual({ numeros: [], total: 0 })
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
})
