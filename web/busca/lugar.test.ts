import { describe, expect, it } from 'vitest'
import type { ResultadoDaBusca } from '#contract/busca.ts'
import { keyOf, toLugar } from './lugar.ts'

const visivel = {
  titulo: { texto: 'Título', marcas: [] },
  contexto: null,
  trecho: { texto: 'Texto', marcas: [] },
}

const padroes: Extract<ResultadoDaBusca, { fonte: 'padroes' }> = {
  fonte: 'padroes',
  ...visivel,
  simbolo: 'CMW',
  numero: 70,
  parte_id: 812,
  destaque: null,
  secao: 1,
  paragrafo: 2,
}
const biblia: ResultadoDaBusca = { fonte: 'biblia', ...visivel, livro_id: 43, capitulo: 3, versiculo: 16 }
const destaques: ResultadoDaBusca = {
  fonte: 'destaques',
  ...visivel,
  destaque_id: '0195',
  ebook_id: 7,
  capitulo_id: 2,
  paragrafo_id: 20,
  inicio: 3,
  fim: 9,
  leitura_id: '0199',
}
const notas: ResultadoDaBusca = { fonte: 'notas', ...visivel, nota_id: '0193', simbolo: 'CFW', numero: 8 }
const ebooks: Extract<ResultadoDaBusca, { fonte: 'ebooks' }> = {
  fonte: 'ebooks',
  ...visivel,
  ebook_id: 7,
  capitulo_id: 2,
  paragrafo_id: 20,
  inicio: 3,
  fim: 9,
  leitura_id: '0199',
}

describe('toLugar', () => {
  it('leads to the part of a standard, or to the page whose title it is', () => {
    expect(toLugar(padroes)).toBe('/cmw/pergunta/70#s1p2')
    expect(toLugar({ ...padroes, paragrafo: null })).toBe('/cmw/pergunta/70#s1')
    expect(toLugar({ ...padroes, parte_id: null, secao: null })).toBe('/cmw/pergunta/70')
    expect(toLugar({ ...padroes, simbolo: 'DCPU', numero: 3, parte_id: null, destaque: 2, secao: 2 })).toBe(
      '/dcpu/capitulo/3#s2d',
    )
  })

  it('leads to the verse and to the note', () => {
    expect(toLugar(biblia)).toBe('/biblia/capitulos/43/3?v=16')
    expect(toLugar(notas)).toBe('/cfw/capitulo/8?nota=0193')
  })

  it('leads to the passage of a highlight, to the book when its edition does not have it', () => {
    expect(toLugar(destaques)).toBe('/leitura/0199?capitulo=2&paragrafo=20&inicio=3&fim=9')
    expect(toLugar({ ...destaques, capitulo_id: null, paragrafo_id: null })).toBe('/ebooks/ebook/7')
  })

  it('leads to the words in a book that is being read, to the book when they are its title', () => {
    expect(toLugar(ebooks)).toBe('/leitura/0199?capitulo=2&paragrafo=20&inicio=3&fim=9')
    expect(toLugar({ ...ebooks, leitura_id: null })).toBeNull()
    expect(toLugar({ ...ebooks, paragrafo_id: null })).toBe('/leitura/0199?capitulo=2')
    const titulo = { ...ebooks, capitulo_id: null, paragrafo_id: null, leitura_id: null }
    expect(toLugar(titulo)).toBe('/ebooks/ebook/7')
  })
})

describe('keyOf', () => {
  it('is another for each hit', () => {
    const secao = { ...padroes, trecho: { texto: 'Título da seção', marcas: [] } }
    const todos = [padroes, secao, { ...padroes, parte_id: null }, biblia, notas, ebooks, destaques]
    expect(new Set(todos.map(keyOf)).size).toBe(todos.length)
  })
})
