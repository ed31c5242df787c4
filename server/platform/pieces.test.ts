import { describe, expect, it, vi } from 'vitest'
import type { Database } from './database.ts'
import { createPieceWriter, cutPiece, nextSize } from './pieces.ts'

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

describe('the rest between two transactions', () => {
  const execute = async (work: (trx: object) => Promise<unknown>) => work({})
  const db = { engine: 'sqlite', write: { transaction: () => ({ execute }) } } as unknown as Database

  it('is told how long nobody has held the lock, also after a transaction that failed', async () => {
    vi.useFakeTimers()
    const free: number[] = []
    const pieces = createPieceWriter(db, async (_, freeMs) => void free.push(freeMs))
    await pieces.transaction('texto', async () => vi.advanceTimersByTime(500))
    vi.advanceTimersByTime(20)
    await expect(pieces.transaction('indice', () => Promise.reject(new Error('Cheio.')))).rejects.toThrow()
    vi.advanceTimersByTime(70)
    await pieces.write('indice', { items: ['a'], weigh: () => 1, write: async () => {} })
    expect(free).toEqual([Number.POSITIVE_INFINITY, 20, 70])
    vi.useRealTimers()
  })
})
