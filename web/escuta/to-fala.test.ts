import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { nomeFalado } from './nomes-falados.ts'
import { toFala } from './to-fala.ts'

it.each([
  ['Aprouve a Deus,[2] em seu eterno propósito.\u2060[3]', 'Aprouve a Deus, em seu eterno propósito.'],
  ['Deus¹ amou* o mundo† […] de tal maneira.', 'Deus amou o mundo de tal maneira.'],
  ['Veja o Cap. 3, v. 5 e vv. 7–9.', 'Veja o capítulo 3, versículo 5 e versículos 7 a 9.'],
  [
    'Bem-aventurados (Sl 119.1; 1 Co 2.9-10).',
    'Bem-aventurados (Salmo 119, 1; Primeira Coríntios 2, 9 a 10).',
  ],
  ['Leia 2Sm 7.14 e Romanos 8.28–30.', 'Leia Segundo Samuel 7, 14 e Romanos 8, 28 a 30.'],
  ['Conforme CFW 8.2, e cf. Rm. 5.12.', 'Conforme CFW 8, 2, e conforme Romanos 5, 12.'],
  ['Cerca de 3.000 almas; 1.500 anos.', 'Cerca de 3.000 almas; 1.500 anos.'],
  ['Os 12 apóstolos, e o Pai, o Filho.', 'Os 12 apóstolos, e o Pai, o Filho.'],
  ['No séc. XVI, no capítulo V, artigo I.', 'No século 16, no capítulo 5, artigo 1.'],
  ['I. Da Escritura', '1. Da Escritura'],
  ['A vitamina C e o plano D. IIX é nada.', 'A vitamina C e o plano D. IIX é nada.'],
  ['DA FÉ VI', 'DA FÉ VI'],
  ['O SENHOR é o meu pastor, diz a CFW.', 'O Senhor é o meu pastor, diz a CFW.'],
  ['em 400 a.C. e p. ex. § 3', 'em 400 antes de Cristo e por exemplo parágrafo 3'],
  [' †\u2060 ', ''],
])('says of %s: %s', (frase, fala) => {
  expect(toFala(frase)).toBe(fala)
})

it('knows every book by its abbreviation', () => {
  const livros = readFileSync(new URL('../../content/livros.yaml', import.meta.url), 'utf8')
  const all = [...livros.matchAll(/abreviatura: ([1-3]?)(\S+), livro: (?:[1-3] )?([^,]+),/g)]
  expect(all).toHaveLength(66)
  for (const [, numero = '', abreviatura = '', livro = ''] of all) {
    // One of the Psalms is a psalm.
    const nome = livro === 'Salmos' ? 'Salmo' : livro
    expect(nomeFalado(numero, abreviatura)?.replace(/^(Primeir|Segund|Terceir)[oa] /, '')).toBe(nome)
  }
  expect(nomeFalado('1', 'Sm')).toBe('Primeiro Samuel')
  expect(nomeFalado('', 'Xx')).toBeNull()
})
