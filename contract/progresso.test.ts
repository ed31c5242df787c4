import { describe, expect, it } from 'vitest'
import { percentDoLivro } from './progresso.ts'

describe('percentDoLivro', () => {
  const capitulos = [
    { id: 1, palavras: 100 },
    { id: 2, palavras: 300 },
  ]

  it('weighs chapters by their words, and leaves the last percent to who calls the book read', () => {
    expect(percentDoLivro(capitulos, 1, 0)).toBe(0)
    expect(percentDoLivro(capitulos, 2, 0)).toBe(25)
    expect(percentDoLivro(capitulos, 2, 0.5)).toBe(62)
    expect(percentDoLivro(capitulos, 2, 0.999)).toBe(99)
    expect(percentDoLivro(capitulos, 2, 1)).toBe(99)
  })

  it('knows nothing of other chapters, nor of a book without words', () => {
    expect(percentDoLivro(capitulos, 9, 1)).toBe(0)
    expect(percentDoLivro([], 1, 1)).toBe(0)
    expect(percentDoLivro([{ id: 1, palavras: 0 }], 1, 0.5)).toBe(0)
  })
})
