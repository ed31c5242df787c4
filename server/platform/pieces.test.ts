import { describe, expect, it } from 'vitest'
import { cutPiece, nextSize } from './pieces.ts'

const weigh = (item: number) => item

describe('cutPiece', () => {
  it('takes what fits, in order', () => {
    expect(cutPiece([3, 3, 3, 3], 0, 7, weigh)).toEqual([3, 3])
    expect(cutPiece([3, 3, 3, 3], 2, 7, weigh)).toEqual([3, 3])
    expect(cutPiece([1, 1], 0, 7, weigh)).toEqual([1, 1])
  })

  it('takes one that is too large by itself', () => {
    expect(cutPiece([9, 1], 0, 7, weigh)).toEqual([9])
    expect(cutPiece([1, 9, 1], 0, 7, weigh)).toEqual([1])
  })
})

describe('nextSize', () => {
  it('grows after a fast write and shrinks after a slow one, by no more than the double', () => {
    expect(nextSize(100_000, 30, 60)).toBe(200_000)
    expect(nextSize(100_000, 1, 60)).toBe(200_000)
    expect(nextSize(100_000, 80, 60)).toBe(75_000)
    expect(nextSize(100_000, 9_000, 60)).toBe(50_000)
  })

  it('stays between its bounds', () => {
    expect(nextSize(20_000, 9_000, 60)).toBe(20_000)
    expect(nextSize(4_000_000, 1, 60)).toBe(4_000_000)
  })
})
