import { describe, expect, it } from 'vitest'
import { clothOf, initialOf, layoutOf } from './capa.ts'

const ids = Array.from({ length: 80 }, (_, id) => id + 1)

describe('the binding', () => {
  it('has one of the eight cloths and five layouts, always the same', () => {
    expect(new Set(ids.map(clothOf))).toEqual(new Set([1, 2, 3, 4, 5, 6, 7, 8]))
    expect(new Set(ids.map(layoutOf))).toEqual(new Set(['k1', 'k2', 'k3', 'k4', 'k5']))
    expect(clothOf(42)).toBe(clothOf(42))
  })

  it('does not dress a whole shelf alike', () => {
    const kinds = ids.map((id) => `${layoutOf(id)} ${clothOf(id)}`)
    expect(new Set(kinds).size).toBeGreaterThan(25)
    const counts = [1, 2, 3, 4, 5, 6, 7, 8].map((cloth) => ids.filter((id) => clothOf(id) === cloth).length)
    expect(Math.max(...counts)).toBeLessThan(25)
  })
})

describe('initialOf', () => {
  it.each([
    ['O Peregrino', 'P'],
    ['A Arte de Profetizar', 'A'],
    ['Um Guia Seguro para o Céu', 'G'],
    ['Órfãos', 'Ó'],
    ['“As” teses', 'A'],
    ['A', 'A'],
    ['1689', ''],
  ])('of %s is %s', (titulo, letter) => {
    expect(initialOf(titulo)).toBe(letter)
  })
})
