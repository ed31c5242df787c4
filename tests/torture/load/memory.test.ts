import { describe, expect, it } from 'vitest'
import { growthOf } from './memory.ts'

describe('growthOf', () => {
  it('compares the last third with the first', () => {
    expect(growthOf([100, 100, 500, 500, 120, 120])).toBeCloseTo(1.2)
    expect(growthOf([200, 200, 200, 200])).toBe(1)
  })

  it('is no number without samples, which meets no limit', () => {
    expect(growthOf([])).toBeNaN()
  })
})
