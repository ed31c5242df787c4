import { expect, it } from 'vitest'
import { formatVoz, listVozes, pickVoz, type VozDoAparelho } from './vozes.ts'

const voz = (name: string, lang: string, localService = true): VozDoAparelho => {
  return { voiceURI: `uri:${name}`, name, lang, localService }
}
const VOZES = [
  voz('Alex', 'en-US'),
  voz('Angola', 'pt-AO'),
  voz('Joana', 'pt-PT'),
  voz('Google', 'pt-BR', false),
  voz('Ptolemaica', 'ptx'),
  voz('Luciana', 'pt_BR'),
  voz('Firefox', 'por-BRA'),
]

it('offers those of Brazil first, then of Portugal, and before each what needs no network', () => {
  expect(listVozes(VOZES, 'pt-BR').map(({ name }) => name)).toEqual([
    'Luciana',
    'Firefox',
    'Google',
    'Joana',
    'Angola',
  ])
  expect(listVozes(VOZES, 'en').map(({ name }) => name)).toEqual(['Alex'])
  expect(listVozes(VOZES, 'la')).toEqual([])
})

it('keeps to a list of a bearable length', () => {
  expect(listVozes(Array(5_000).fill(VOZES[2]), 'pt-BR')).toHaveLength(60)
})

it('takes the chosen one while it is there', () => {
  const vozes = listVozes(VOZES, 'pt-BR')
  expect(pickVoz(vozes, 'uri:Joana')?.name).toBe('Joana')
  expect(pickVoz(vozes, 'uri:removida')?.name).toBe('Luciana')
  expect(pickVoz([], null)).toBeNull()
})

it('says where a voice comes from', () => {
  expect(listVozes(VOZES, 'pt-BR').map(formatVoz)).toEqual([
    'Luciana (Brasil)',
    'Firefox (Brasil)',
    'Google (Brasil, pela internet)',
    'Joana (Portugal)',
    'Angola (AO)',
  ])
})
