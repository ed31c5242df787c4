import { expect, it } from 'vitest'
import { formatAnos } from './anos.ts'

it.each([
  [1616, 1683, '1616–1683'],
  [1616, null, 'n. 1616'],
  [null, 1683, 'm. 1683'],
  [null, null, ''],
])('writes the years %s and %s as %s', (ano_de_nascimento, ano_de_morte, expected) => {
  expect(formatAnos({ ano_de_nascimento, ano_de_morte })).toBe(expected)
})
