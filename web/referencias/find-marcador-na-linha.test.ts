import { expect, it } from 'vitest'
import { findMarcadorNaLinha } from './find-marcador-na-linha.ts'

it.each([
  [[], -1],
  [[900], 0],
  [[100, 200, 300, 301, 900], 2],
  [[100, 100, 100, 900], 2],
  [[-500, -200, 20], 2],
])('finds in %j the marker on the line at 300', (tops: number[], found) => {
  expect(findMarcadorNaLinha(tops.length, (index) => tops[index] ?? 0, 300)).toBe(found)
})

it('looks at few of many', () => {
  let looks = 0
  const topOf = (index: number) => {
    looks += 1
    return index * 10
  }
  expect(findMarcadorNaLinha(1000, topOf, 3005)).toBe(300)
  expect(looks).toBeLessThan(12)
})
