import { describe, expect, it } from 'vitest'
import { findParte, hasReferencias, splitLastWord } from './parte.ts'

const parte = (id: number, paragrafo: number) => ({
  id,
  parte: 'Texto.',
  subtitulo: null,
  ordem_dentro_da_secao: 1,
  paragrafo,
  marcador: null,
  referencias: [],
})

it('finds the paragraph of a part', () => {
  const secoes = [
    { secao: 1, partes: [parte(10, 1), parte(11, 1)] },
    { secao: 2, partes: [parte(12, 1), parte(13, 2)] },
  ]
  expect(findParte(secoes, 11)).toEqual({ secao: 1, paragrafo: 1 })
  expect(findParte(secoes, 13)).toEqual({ secao: 2, paragrafo: 2 })
  expect(findParte(secoes, 99)).toBeNull()
})

describe('splitLastWord', () => {
  it('keeps the punctuation with the last word', () => {
    expect(splitLastWord('maldição da lei moral;')).toEqual(['maldição da lei ', 'moral;'])
  })

  it('gives one word whole', () => {
    expect(splitLastWord('moral;')).toEqual(['', 'moral;'])
    expect(splitLastWord(' moral;')).toEqual([' ', 'moral;'])
  })
})

describe('hasReferencias', () => {
  const comCitacao = { ...parte(1, 1), marcador: 1, referencias: [{ referencia: 'Rm 8.1' }] }

  it('asks for a marker and for citations', () => {
    expect(hasReferencias(comCitacao)).toBe(true)
    expect(hasReferencias({ ...comCitacao, referencias: [] })).toBe(false)
    expect(hasReferencias({ ...comCitacao, marcador: null })).toBe(false)
  })
})
