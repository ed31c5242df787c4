import { expect, it } from 'vitest'
import { findTooDeep } from './find-too-deep.ts'

it.each([
  ['lists in lists', '['.repeat(41)],
  ['maps in lists', '[{'.repeat(21)],
  ['lists of lists', '- '.repeat(61)],
  ['keys of keys', `a: 1\n${'? '.repeat(61)}`],
  [
    'lines further and further in',
    Array.from({ length: 122 }, (_, level) => `${' '.repeat(level)}a:`).join('\n'),
  ],
])('finds %s', (_, text) => {
  expect(findTooDeep(text)).not.toBeNull()
})

it.each([
  ['long lists', `a: [${'[1], '.repeat(1_000)}]`],
  ['a line of signs', `a: ${'-'.repeat(500)}`],
  ['brackets too many', ']'.repeat(100) + '['.repeat(40)],
])('lets %s be', (_, text) => {
  expect(findTooDeep(text)).toBeNull()
})
