import { expect, it } from 'vitest'
import { filterLivros, formatLivros } from './filter-livros.ts'

const livro = (id: number, nome: string, abreviatura: string) => ({
  id,
  livro: nome,
  abreviatura,
  quantidade_capitulos: 1,
})
const LIVROS = [livro(9, '1 Samuel', '1Sm'), livro(18, 'Jó', 'Jó'), livro(43, 'João', 'Jo')]

it('filters by name and abbreviation, without accents', () => {
  const ids = (filtro: string) => filterLivros(LIVROS, filtro).map(({ id }) => id)
  expect(ids(' ')).toEqual([9, 18, 43])
  expect(ids('joao')).toEqual([43])
  expect(ids('1sm')).toEqual([9])
  expect(ids('sam 1')).toEqual([9])
  expect(ids('jo')).toEqual([18, 43])
  expect(ids('xyz')).toEqual([])
})

it('says how many there are', () => {
  expect([0, 1, 27].map(formatLivros)).toEqual(['', '1 livro', '27 livros'])
})
