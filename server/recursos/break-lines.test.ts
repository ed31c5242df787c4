import { describe, expect, it } from 'vitest'
import { breakLines } from './break-lines.ts'

const measure = (line: string) => line.length

describe('breakLines', () => {
  it.each([
    [['O', 'Peregrino'], 20, ['O Peregrino']],
    [['um', 'dois', 'três', 'quatro', 'cinco'], 20, ['um dois três', 'quatro cinco']],
    [['inconstitucionalissimamente', 'a'], 10, ['inconstitucionalissimamente', 'a']],
    [[], 10, []],
  ])('%j in %d', (words, width, lines) => {
    expect(breakLines(words, width, measure)).toEqual(lines)
  })
})
