import { expect, it } from 'vitest'
import { formatNomes, resumeNomes } from './autores.ts'

it.each([
  [[], '', ''],
  [['João Calvino'], 'João Calvino', 'João Calvino'],
  [
    ['Zacarias Ursino', 'Gaspar Oleviano'],
    'Zacarias Ursino e Gaspar Oleviano',
    'Zacarias Ursino e Gaspar Oleviano',
  ],
  [['John Knox', 'John Winram', 'John Row'], 'John Knox, John Winram e John Row', 'John Knox e outros'],
])('names %j as %s, in short %s', (nomes, whole, short) => {
  const autores = nomes.map((nome) => ({ nome }))
  expect(formatNomes(autores)).toBe(whole)
  expect(resumeNomes(autores)).toBe(short)
})
