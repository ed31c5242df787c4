import { describe, expect, it } from 'vitest'
import type { Destaque } from '#contract/destaques.ts'
import type { Paragrafo } from '#contract/ebook-texto.ts'
import { exportFileName, toMarkdown } from './exportacao.ts'
import { toFaixas } from './faixas.ts'
import { drop, groupByCapitulo, put, putBack, toNovo, toProvisorio } from './mudanca-do-destaque.ts'

const PASSAGEM = { paragrafo_inicio_id: 1, inicio: 2, paragrafo_fim_id: 1, fim: 6, trecho: 'a fé' }

function destaque(id: string, change: Partial<Destaque> = {}): Destaque {
  return { ...toProvisorio(7, PASSAGEM, { id, capitulo_id: 1, cor: 'amarelo' }), ...change }
}

const paragrafo = (id: number, texto: string): Paragrafo => {
  return { id, titulo: null, texto, tipo: 'paragrafo', detalhes: {}, marcas: [] }
}

describe('the list', () => {
  it('adds, replaces, drops and puts back in its place', () => {
    const [a, b, c] = [destaque('a'), destaque('b'), destaque('c')]
    expect(put([a], b)).toEqual([a, b])
    expect(put([a, b], { ...a, cor: 'azul' })).toEqual([{ ...a, cor: 'azul' }, b])
    expect(drop([a, b, c], 'b')).toEqual([a, c])
    expect(putBack([a, c], b, 1)).toEqual([a, b, c])
    expect(putBack([a, b, c], b, 1)).toEqual([a, b, c])
  })

  it('asks for a new one with its place in the text', () => {
    const { trecho: _, ...passagem } = PASSAGEM
    expect(toNovo(destaque('a', { nota: 'n' }))).toEqual({
      id: 'a',
      capitulo_id: 1,
      ...passagem,
      cor: 'amarelo',
      nota: 'n',
    })
    expect(() => toNovo(destaque('a', { capitulo_id: null }))).toThrow('o seu lugar no texto')
  })

  it('groups by chapter and keeps those apart that have no place', () => {
    const lista = [destaque('a', { capitulo_id: 2 }), destaque('b'), destaque('c', { capitulo_id: null })]
    const { grupos, semLugar } = groupByCapitulo(lista, [
      { id: 1, titulo: 'Um' },
      { id: 2, titulo: 'Dois' },
      { id: 3, titulo: 'Três' },
    ])
    expect(grupos.map(({ titulo, destaques }) => [titulo, destaques.map(({ id }) => id)])).toEqual([
      ['Um', ['b']],
      ['Dois', ['a']],
    ])
    expect(semLugar.map(({ id }) => id)).toEqual(['c'])
  })
})

describe('toFaixas', () => {
  const paragrafos = [paragrafo(1, 'Com a fé vem'), paragrafo(2, 'a esperança'), paragrafo(3, 'e o amor.')]

  it('marks a piece of one paragraph', () => {
    const faixas = toFaixas([destaque('a', { inicio: 4, fim: 8, nota: 'n' })], paragrafos)
    expect([...faixas]).toEqual([
      [1, [{ tipo: 'destaque', id: 'a', cor: 'amarelo', temNota: true, inicio: 4, fim: 8, isUltima: true }]],
    ])
  })

  it('goes over several paragraphs and says where it ends', () => {
    const faixas = toFaixas([destaque('a', { inicio: 4, paragrafo_fim_id: 3, fim: 1 })], paragrafos)
    expect([...faixas].map(([id, [faixa]]) => [id, faixa?.inicio, faixa?.fim, faixa?.isUltima])).toEqual([
      [1, 4, 12, false],
      [2, 0, 11, false],
      [3, 0, 1, true],
    ])
  })

  it('passes over those of other chapters and those without a place', () => {
    const elsewhere = destaque('a', { paragrafo_inicio_id: 9, paragrafo_fim_id: 9 })
    const lost = destaque('b', { capitulo_id: null, paragrafo_inicio_id: null, paragrafo_fim_id: null })
    expect(toFaixas([elsewhere, lost], paragrafos).size).toBe(0)
  })
})

describe('toMarkdown', () => {
  it('writes quotations under their chapters, with colour and note', () => {
    const lista = [
      destaque('a', { trecho: 'Um.\nDois.', nota: ' Pensar nisto. ' }),
      destaque('b', { capitulo_id: null, trecho: 'Sumiu.', cor: 'roxo' }),
    ]
    const livro = {
      titulo: 'O Peregrino',
      autores: 'John Bunyan',
      capitulos: [{ id: 1, titulo: 'Ao leitor' }],
    }
    expect(toMarkdown(livro, lista, new Date('2026-11-21T12:00:00Z'))).toBe(`# Destaques de O Peregrino

John Bunyan

Exportados em 21 de novembro de 2026.

## Ao leitor

> Um.
>
> Dois.

*Amarelo*

Pensar nisto.

## Trechos que esta edição não tem mais

> Sumiu.

*Roxo*
`)
  })

  it('names the file after the book', () => {
    expect(exportFileName('Cânones de Dort (1619)')).toBe('destaques-canones-de-dort-1619.md')
    expect(exportFileName('…')).toBe('destaques-livro.md')
  })
})
