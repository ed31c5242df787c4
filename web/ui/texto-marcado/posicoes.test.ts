import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { findFirst } from './posicoes.ts'

describe('findFirst', () => {
  it('finds the first that passes, wherever it is', () => {
    fc.assert(
      fc.property(fc.nat(200), fc.nat(220), (length, first) => {
        expect(findFirst(length, (index) => index >= first)).toBe(Math.min(first, length))
      }),
    )
  })

  it('asks few of many', () => {
    let asked = 0
    findFirst(100_000, (index) => {
      asked++
      return index > 77_777
    })
    expect(asked).toBeLessThan(20)
  })
})
