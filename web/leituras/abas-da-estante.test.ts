import { expect, it } from 'vitest'
import { ABAS, estantePath } from './abas-da-estante.ts'
import { ESTADOS } from './queries.ts'

it('has a tab for each state', () => {
  expect(ABAS.map(({ estado }) => estado)).toEqual([...ESTADOS])
})

it.each([
  ['lendo', '/ebooks/estante'],
  ['quero_ler', '/ebooks/estante?aba=quero-ler'],
  ['lido', '/ebooks/estante?aba=lidos'],
] as const)('opens the tab of %s at %s', (estado, path) => {
  expect(estantePath(estado)).toBe(path)
})
