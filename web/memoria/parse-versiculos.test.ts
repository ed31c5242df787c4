import { expect, it } from 'vitest'
import { parseVersiculos } from './parse-versiculos.ts'

const LIVROS = [
  { id: 19, livro: 'Salmos', abreviatura: 'Sl', quantidade_capitulos: 150 },
  { id: 43, livro: 'João', abreviatura: 'Jo', quantidade_capitulos: 21 },
  { id: 65, livro: 'Judas', abreviatura: 'Jd', quantidade_capitulos: 1 },
]

it.each([
  ['Jo 3.16', { livro: 43, capitulo: 3, de: 16, ate: 16 }],
  ['salmo 23:1-3', { livro: 19, capitulo: 23, de: 1, ate: 3 }],
  ['Judas 24', { livro: 65, capitulo: 1, de: 24, ate: 24 }],
])('reads %s', (texto, lugar) => {
  expect(parseVersiculos(texto, LIVROS)).toEqual(lugar)
})

it.each([
  ['João 3', 'Escreva capítulo e versículo'],
  ['', 'Escreva capítulo e versículo'],
  ['João 22.1', 'João tem 21 capítulos.'],
  ['Xis 1.1', 'Nenhum livro'],
])('says why not %j', (texto, sentence) => {
  expect(parseVersiculos(texto, LIVROS)).toContain(sentence)
})
