import { describe, expect, it } from 'vitest'
import { sortByText } from './sort-by-text.ts'

const sort = (texts: string[]) => sortByText(texts, (text) => text)

describe('sortByText', () => {
  it('sorts as readers of Portuguese expect', () => {
    expect(sort(['Zelo', 'Órfãos', 'amor', 'Ágape', '“Bíblia”', 'Sermão 10', 'Sermão 9'])).toEqual([
      'Ágape',
      'amor',
      '“Bíblia”',
      'Órfãos',
      'Sermão 9',
      'Sermão 10',
      'Zelo',
    ])
  })

  it('keeps the order of what is equal, and the given list', () => {
    const given = ['Fé', 'fe', 'FÉ', 'a']
    expect(sort(given)).toEqual(['a', 'Fé', 'fe', 'FÉ'])
    expect(given[0]).toBe('Fé')
  })
})
