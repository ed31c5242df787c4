import { expect, it } from 'vitest'
import { analisar } from '../analise/analisar.ts'
import { pickTokens } from './pick-tokens.ts'

const TEXTO = 'Amar-te-ei, ó Senhor; a 1ª gra\u00adça — (Sl 18.1) 𝐀b fim'

it('gives the same as the analysis of the whole text', () => {
  const tokens = analisar(TEXTO)
  expect(pickTokens(TEXTO, [...tokens.keys()])).toEqual(tokens)
  for (const [place, token] of tokens.entries()) expect(pickTokens(TEXTO, [place])).toEqual([token])
  expect(pickTokens(TEXTO, [])).toEqual([])
  expect(pickTokens(TEXTO, [tokens.length])).toEqual([])
})
