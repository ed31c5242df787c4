import { expect, it } from 'vitest'
import { temaDe } from './tema.ts'

it.each([
  ['Da Justificação', 'Justificação'],
  ['Dos Decretos Eternos de Deus', 'Decretos Eternos de Deus'],
  ['De Cristo, o Mediador', 'Cristo, o Mediador'],
  ['A Santíssima Trindade', 'Santíssima Trindade'],
  ['O Estado Eterno', 'Estado Eterno'],
  ['Prefácio', 'Prefácio'],
  ['Dons do Espírito', 'Dons do Espírito'],
  ['Qual é o fim principal do homem?', 'Qual é o fim principal do homem'],
  ['O que é a oração?', 'O que é a oração'],
  ['Da', 'Da'],
])('%s → %s', (titulo, tema) => {
  expect(temaDe(titulo)).toBe(tema)
})

it('is no longer than a search may be, and ends with a whole word', () => {
  const tema = temaDe(`Da ${'justificação '.repeat(20)}`)
  expect(tema.length).toBeLessThanOrEqual(200)
  expect(tema).toMatch(/justificação$/)
})
