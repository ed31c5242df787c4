import { describe, expect, it } from 'vitest'
import { findAncora, findParte, hasReferencias, splitLastWord } from './parte.ts'

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
  expect(findParte(secoes, 11)).toEqual({ secao: 1, alvo: { paragrafo: 1 } })
  expect(findParte(secoes, 13)).toEqual({ secao: 2, alvo: { paragrafo: 2 } })
  expect(findParte(secoes, 99)).toBeNull()
})

it('finds the place that an address names', () => {
  const secoes = [
    { secao: 1, partes: [{ ...parte(10, 1), marcador: 1 }] },
    { secao: 2, partes: [{ ...parte(12, 1), marcador: 2 }] },
  ]
  expect(findAncora(secoes, '#s2')).toEqual({ secao: 2, alvo: 'inteira' })
  expect(findAncora(secoes, '#s2p1')).toEqual({ secao: 2, alvo: { paragrafo: 1 } })
  expect(findAncora(secoes, '#s1d')).toEqual({ secao: 1, alvo: 'destaque' })
  expect(findAncora(secoes, '#n2')).toEqual({ secao: 2, alvo: { marcador: 2 } })
  expect(['', '#s3', '#n9', '#texto'].map((hash) => findAncora(secoes, hash))).toEqual([
    null,
    null,
    null,
    null,
  ])
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
