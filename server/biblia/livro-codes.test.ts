import { describe, expect, it } from 'vitest'
import { loadCanon } from '#tests/support/biblia-gerada.ts'
import { livroByOsis, livroByUsfm, livroByZefania, livrosBySigla } from './livro-codes.ts'

describe('livroByUsfm and livroByOsis', () => {
  it.each([
    ['GEN', 'Gen', 1],
    ['JOB', 'Job', 18],
    ['SNG', 'Song', 22],
    ['NAM', 'Nah', 34],
    ['JHN', 'John', 43],
    ['PHP', 'Phil', 50],
    ['PHM', 'Phlm', 57],
    ['1JN', '1John', 62],
    ['JUD', 'Jude', 65],
    ['REV', 'Rev', 66],
  ])('%s and %s are book %i', (usfm, osis, id) => {
    expect(livroByUsfm(usfm)).toBe(id)
    expect(livroByUsfm(usfm.toLowerCase())).toBe(id)
    expect(livroByOsis(osis)).toBe(id)
  })

  it('know no book outside the canon', () => {
    expect([livroByUsfm('TOB'), livroByUsfm('FRT'), livroByOsis('1Macc'), livroByUsfm('')]).toEqual([
      null,
      null,
      null,
      null,
    ])
  })
})

describe('livroByZefania', () => {
  it('takes 1 to 66 only', () => {
    expect(['1', '66', '67', '0', '1.5', 'x'].map(livroByZefania)).toEqual([1, 66, null, null, null, null])
  })
})

describe('livrosBySigla', () => {
  it.each([
    ['gn', [1]],
    ['Êx', [2]],
    ['ex', [2]],
    ['jó', [18]],
    ['job', [18]],
    ['at', [44]],
    ['Atos', [44]],
    ['fm', [57]],
    ['1 Sm.', [9]],
    ['1jo', [62]],
    ['joão', [43]],
    ['jo', [18, 43]],
    ['tb', []],
  ])('%s may be %j', (sigla, ids) => {
    expect(livrosBySigla(sigla)).toEqual(ids)
  })

  it('knows the names and abbreviations of the product itself', async () => {
    for (const { id, livro, abreviatura } of await loadCanon()) {
      expect(livrosBySigla(livro), livro).toEqual([id])
      expect(livrosBySigla(abreviatura), abreviatura).toContain(id)
    }
  })
})
