import { expect, it } from 'vitest'
import { compareResposta } from './compare-resposta.ts'

const faltas = (resposta: string, digitada: string) =>
  compareResposta(resposta, digitada)
    .palavras.filter(({ isCerta }) => !isCerta)
    .map(({ texto }) => texto)

it('passes over accents, case, punctuation and dashes', () => {
  expect(faltas('É Deus — e só ele — quem salva.', 'e deus e so ele quem SALVA')).toEqual([])
})

it.each([
  ['a b c', '', ['a', 'b', 'c']],
  ['a b c', 'a c', ['b']],
  ['a b c', 'x a y b z c', []],
  ['um dois um três', 'um três', ['dois', 'um']],
])('of %j, typed %j, misses %j', (resposta, digitada, missing) => {
  expect(faltas(resposta, digitada).sort()).toEqual([...missing].sort())
})

it('counts the right ones, of long texts place by place', () => {
  expect(compareResposta('a b', 'b').certas).toBe(1)
  const long = 'palavra '.repeat(2_000)
  expect(compareResposta(long, long).certas).toBe(2_000)
})
