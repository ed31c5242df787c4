import { expect, it } from 'vitest'
import { nextAba } from './proxima-aba.ts'

it.each([
  ['a', 'ArrowRight', 'b'],
  ['c', 'ArrowRight', 'a'],
  ['a', 'ArrowLeft', 'c'],
  ['b', 'Home', 'a'],
  ['b', 'End', 'c'],
  ['b', 'Tab', undefined],
])('goes from %s with %s to %s', (atual, key, aba) => {
  expect(nextAba(['a', 'b', 'c'], atual, key)).toBe(aba)
})
