import { expect, it } from 'vitest'
import { suggestTitulos } from './suggest-titulos.ts'

const ebooks = [
  'A Rara Joia do Contentamento Cristão',
  'Cânones de Dort',
  'Catecismo de Heidelberg',
  'Catecismo para Crianças',
  'Confissão Belga',
  'Confissão Escocesa',
  'Confissão Francesa',
  'O Catecismo',
].map((titulo) => ({ titulo }))

const titles = (busca: string) => suggestTitulos(ebooks, busca).map(({ titulo }) => titulo)

it('suggests nothing before anything is typed', () => {
  expect(titles('  ')).toEqual([])
})

it('finds titles without accents and case', () => {
  expect(titles('CANONES')).toEqual(['Cânones de Dort'])
  expect(titles('crista')).toEqual(['A Rara Joia do Contentamento Cristão'])
})

it('puts titles that begin with the words first', () => {
  expect(titles('catecismo')).toEqual(['Catecismo de Heidelberg', 'Catecismo para Crianças', 'O Catecismo'])
})

it('takes the words in any order', () => {
  expect(titles('belga confissao')).toEqual(['Confissão Belga'])
})

it('suggests five at most', () => {
  expect(titles('c')).toHaveLength(5)
})
