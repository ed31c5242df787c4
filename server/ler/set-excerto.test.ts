import { describe, expect, it } from 'vitest'
import { setExcerto } from './set-excerto.ts'

/** Every letter half as wide as it is high. */
const measure = (line: string, size: number) => (line.length * size) / 2
const caixa = { width: 1000, height: 600 }

describe('setExcerto', () => {
  it('sets a short text as large as it gets, and a longer one smaller', () => {
    const short = setExcerto('No princípio era o Verbo.', caixa, measure)
    const longer = setExcerto('palavra '.repeat(60), caixa, measure)
    expect(short).toMatchObject({ lines: ['No princípio era o Verbo.'], size: 68 })
    expect(longer.size).toBeLessThan(short.size)
    expect(longer.lines.join(' ')).toBe(Array(60).fill('palavra').join(' '))
  })

  it('keeps every line inside the box', () => {
    for (const words of [1, 20, 90, 300, 5000]) {
      const { lines, size, lineHeight } = setExcerto('graça, paz; '.repeat(words), caixa, measure)
      expect(lines.every((line) => measure(line, size) <= caixa.width)).toBe(true)
      expect(lines.length * lineHeight).toBeLessThanOrEqual(caixa.height)
    }
  })

  it('ends what does not fit at a word, with an ellipsis and no comma before it', () => {
    const { lines, size } = setExcerto('graça, paz; '.repeat(5000), caixa, measure)
    expect(size).toBe(29)
    expect(lines.at(-1)).toMatch(/(graça|paz)…$/)
  })
})
