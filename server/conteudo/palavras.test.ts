import { expect, it } from 'vitest'
import { countCommonWords, countPalavras, wordsOf } from './palavras.ts'

it.each([
  ['', 0],
  ['  ', 0],
  ['Deus é amor.', 3],
  ['a — b', 3],
  ['漢字かな', 2],
])('counts the words of %j', (texto, total) => {
  expect(countPalavras(texto)).toBe(total)
})

it('counts what two texts share, as often as both have it', () => {
  expect(countCommonWords(wordsOf('A fé, a graça, a paz'), wordsOf('a FE e a graca'))).toBe(4)
})
