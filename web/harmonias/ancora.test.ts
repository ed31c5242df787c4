import { expect, it } from 'vitest'
import { parseAncora, toAncora } from './ancora.ts'

it.each([
  ['#tema-12', 12],
  ['', null],
  ['#tema-', null],
  ['#tema-12a', null],
  ['#tema--1', null],
  ['#tema-99999999999', null],
])('reads %j', (hash, id) => {
  expect(parseAncora(hash)).toBe(id)
})

it('reads what it writes', () => {
  expect(parseAncora(`#${toAncora(179)}`)).toBe(179)
})
