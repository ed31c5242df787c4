import { expect, it } from 'vitest'
import { loadCanon } from '#tests/support/biblia-gerada.ts'
import { parseLeitura, parseOracao, parsePergunta, parseSalmo } from './parse-lugar-do-culto.ts'

const livros = (await loadCanon()).map(({ id, livro, abreviatura, versiculos }) => ({
  ...{ id, livro, abreviatura, quantidade_capitulos: versiculos.length },
}))

it.each([
  ['23', { livro: 19, capitulo: 23, de: 1, ate: 6 }],
  ['119.17-32', { livro: 19, capitulo: 119, de: 17, ate: 32 }],
  ['salmo 51.1', { livro: 19, capitulo: 51, de: 1, ate: 1 }],
  ['Sl 23.4ss', { livro: 19, capitulo: 23, de: 4, ate: 6 }],
  ['151', 'Salmos tem 150 capítulos.'],
  ['23.7', 'Salmo 23 tem 6 versículos.'],
  ['Salmos', 'Escreva um salmo, como “23” ou “119.17-32”.'],
  ['', 'Escreva um salmo, como “23” ou “119.17-32”.'],
])('takes a psalm: %s', (texto, lugar) => {
  expect(parseSalmo(texto)).toEqual(lugar)
})

it.each([
  ['Lc 15.11-32', { livro: 42, capitulo: 15, de: 11, ate: 32 }],
  ['gn 1', { livro: 1, capitulo: 1, de: 1, ate: 31 }],
  ['Jd', 'Escreva livro e capítulo, como “Mt 5” ou “Lc 15.11-32”.'],
  ['Jo 22', 'João tem 21 capítulos.'],
  ['Xy 3', 'Nenhum livro ou padrão começa com “Xy”.'],
])('takes a reading: %s', (texto, lugar) => {
  expect(parseLeitura(texto, livros)).toEqual(lugar)
  expect(parseLeitura(texto, [])).toMatch(/ainda não chegaram/)
})

it.each([
  ['12', { padrao: 'bcw', numero: 12 }],
  ['CMW 70', { padrao: 'cmw', numero: 70 }],
  ['108', 'Breve Catecismo tem 107 perguntas.'],
  ['cfw 8', 'Escreva a pergunta, como “12”, “BCW 12” ou “CMW 70”.'],
  ['', 'Escreva a pergunta, como “12”, “BCW 12” ou “CMW 70”.'],
])('takes a question: %s', (texto, lugar) => {
  expect(parsePergunta(texto)).toEqual(lugar)
})

it.each([
  ['10.2', { capitulo: 10, secao: 2 }],
  ['dcpr 9', { capitulo: 9, secao: 1 }],
  ['16', 'Diretório de Culto Privado tem 15 capítulos.'],
  ['', 'Escreva capítulo e seção, como “10.2”.'],
  ['oração', 'Escreva capítulo e seção, como “10.2”.'],
])('takes a place of the directory: %s', (texto, lugar) => {
  expect(parseOracao(texto)).toEqual(lugar)
})
