import { describe, expect, it } from 'vitest'
import { matchCapitulos } from './match-capitulos.ts'

const stored = [
  { id: 10, ordem: 1 },
  { id: 20, ordem: 2 },
  { id: 30, ordem: 3 },
]
const votes = (...pairs: [antigo: number, novo: number, times: number][]) =>
  pairs.flatMap(([antigo, novo, times]) => new Array(times).fill({ antigo, novo }))

describe('matchCapitulos', () => {
  it.each<[string, number, { antigo: number; novo: number }[], (number | null)[]]>([
    ['the same chapters', 3, votes([10, 0, 5], [20, 1, 5], [30, 2, 5]), [10, 20, 30]],
    ['a chapter put in first', 4, votes([10, 1, 5], [20, 2, 5], [30, 3, 5]), [null, 10, 20, 30]],
    ['chapters that changed places', 3, votes([10, 2, 5], [20, 1, 5], [30, 0, 5]), [30, 20, 10]],
    ['a chapter cut in two', 4, votes([10, 0, 5], [20, 1, 2], [20, 2, 3], [30, 3, 1]), [10, null, 20, 30]],
    ['two chapters made one', 2, votes([10, 0, 2], [20, 0, 3], [30, 1, 5]), [20, 30]],
    ['a chapter written anew in its place', 3, votes([10, 0, 5], [30, 2, 5]), [10, 20, 30]],
    ['a chapter that is gone, its place taken', 2, votes([10, 0, 5], [30, 1, 5]), [10, 30]],
    ['a new book', 2, [], [10, 20]],
  ])('%s', (_, total, given, expected) => {
    expect(matchCapitulos(stored, total, given)).toEqual(expected)
  })

  it('gives no id to the chapters of a book that is not stored', () => {
    expect(matchCapitulos([], 2, [])).toEqual([null, null])
  })
})
