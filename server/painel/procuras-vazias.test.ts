import { expect, it } from 'vitest'
import { toTermos } from './procuras-vazias.ts'

it.each([
  ['  Teonômia  Reformada ', 'teonomia reformada'],
  ['aliança 1647', 'alianca 1647'],
  ['CFW 21.5', 'cfw 21.5'],
])('a search for %j counts as %j', (q, termos) => {
  expect(toTermos(q)).toBe(termos)
})

it.each([
  'lia@exemplo.com.br',
  '(11) 91234-5678',
  '123.456.789-09',
  'fone 912345678',
  '1234',
  'uma frase que alguém copiou de uma nota sua inteira',
  'a'.repeat(61),
])('a search for %j is not counted', (q) => {
  expect(toTermos(q)).toBeNull()
})
