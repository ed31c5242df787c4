import { describe, expect, it } from 'vitest'
import { endsOf, nextScroll } from './next-scroll.ts'

it.each([
  [0, 1000, 400, true, false],
  [300, 1000, 400, false, false],
  [599.5, 1000, 400, false, true],
  [0, 400, 400, true, true],
])(
  'at %d of %d, seeing %d: beginning %s, end %s',
  (scrollLeft, scrollWidth, clientWidth, isInicio, isFim) => {
    expect(endsOf({ scrollLeft, scrollWidth, clientWidth })).toEqual({ isInicio, isFim })
  },
)

describe('nextScroll', () => {
  // Ten tiles of 140 with 24 between them, in a window of 375.
  const ladrilhos = Array.from({ length: 10 }, (_, index) => ({
    inicio: index * 164,
    fim: index * 164 + 140,
  }))
  const at = (scrollLeft: number) => ({ scrollLeft, clientWidth: 375, scrollWidth: 1616 })

  it.each([
    ['the first tile not wholly seen', 0, 1, 328],
    ['the next one after that', 328, 1, 656],
    ['a whole width back', 656, -1, 328],
    ['the beginning', 164, -1, 0],
  ] as const)('goes to %s', (_, scrollLeft, direction, target) => {
    expect(nextScroll(at(scrollLeft), ladrilhos, direction)).toBe(target)
  })

  it('moves on also when a tile is wider than the window', () => {
    const wide = [
      { inicio: 0, fim: 500 },
      { inicio: 520, fim: 1_020 },
    ]
    expect(nextScroll(at(0), wide, 1)).toBe(375)
    expect(nextScroll(at(520), wide, -1)).toBe(145)
  })
})
