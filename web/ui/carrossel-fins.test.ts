import { expect, it } from 'vitest'
import { endsOf } from './carrossel-fins.ts'

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
