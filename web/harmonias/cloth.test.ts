import { expect, it } from 'vitest'
import { clothOf } from './cloth.ts'

const cloths = Array.from({ length: 80 }, (_, id) => clothOf(id + 1))

it('gives one of the eight cloths, always the same', () => {
  expect(new Set(cloths)).toEqual(new Set([1, 2, 3, 4, 5, 6, 7, 8]))
  expect(clothOf(42)).toBe(clothOf(42))
})

it('does not dress a whole shelf alike', () => {
  const counts = [1, 2, 3, 4, 5, 6, 7, 8].map((cloth) => cloths.filter((other) => other === cloth).length)
  expect(Math.max(...counts)).toBeLessThan(25)
})
