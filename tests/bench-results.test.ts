import { describe, expect, it } from 'vitest'
import { atLeast, atMost } from '../bench/result.ts'
import { replaceSection, toTable } from '../bench/results-file.ts'

describe('the file of results', () => {
  it('gives a bench its section anew and leaves the others', () => {
    const first = replaceSection(replaceSection('# Figures\n', 'http', 'old'), 'scale', 'kept')
    expect(first).toBe('# Figures\n\n## http\n\nold\n\n## scale\n\nkept\n')
    expect(replaceSection(first, 'http', 'new')).toBe('# Figures\n\n## http\n\nnew\n\n## scale\n\nkept\n')
  })

  it('shows figures, goals and whether they are met', () => {
    const table = toTable([
      atMost(1.5, { name: 'notes', figure: 1.2345, unit: '×', note: 'p95 2 | 3 ms' }),
      atLeast(0.8, { name: 'chapter', figure: 0.5, unit: 'of node:http' }),
      { name: 'rows', figure: 1_000_000, unit: '' },
    ])
    expect(table.split('\n').slice(2)).toEqual([
      '| notes | 1.23 × | ≤ 1.5 | met | p95 2 \\| 3 ms |',
      '| chapter | 0.5 of node:http | ≥ 0.8 | MISSED |  |',
      '| rows | 1,000,000 |  |  |  |',
    ])
  })
})
