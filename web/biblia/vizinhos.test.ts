import { describe, expect, it } from 'vitest'
import type { Livro } from '#contract/biblia.ts'
import { findVizinhos, hasCapitulo, livrosVizinhosNeeded, testamentoOf } from './vizinhos.ts'

function livro(id: number, nome: string, quantidade_capitulos: number): Livro {
  return { id, livro: nome, abreviatura: nome.slice(0, 2), quantidade_capitulos }
}

const genesis = livro(1, 'Gênesis', 50)
const exodo = livro(2, 'Êxodo', 40)
const obadias = livro(31, 'Obadias', 1)
const amos = livro(30, 'Amós', 9)
const jonas = livro(32, 'Jonas', 4)
const romanos = livro(45, 'Romanos', 16)
const apocalipse = livro(66, 'Apocalipse', 22)

describe('testamentoOf', () => {
  it('changes between Malaquias and Mateus', () => {
    expect([1, 39, 40, 66].map(testamentoOf)).toEqual(['antigo', 'antigo', 'novo', 'novo'])
  })
})

describe('hasCapitulo', () => {
  it('knows the chapters of a book', () => {
    expect([0, 1, 16, 17].map((capitulo) => hasCapitulo(romanos, capitulo))).toEqual([
      false,
      true,
      true,
      false,
    ])
  })
})

describe('livrosVizinhosNeeded', () => {
  it('asks for no other book within a book', () => {
    expect(livrosVizinhosNeeded(romanos, 8)).toEqual({ anterior: null, proximo: null })
  })

  it('asks for the neighbouring books at the ends', () => {
    expect(livrosVizinhosNeeded(exodo, 1)).toEqual({ anterior: 1, proximo: null })
    expect(livrosVizinhosNeeded(genesis, 50)).toEqual({ anterior: null, proximo: 2 })
    expect(livrosVizinhosNeeded(obadias, 1)).toEqual({ anterior: 30, proximo: 32 })
  })

  it('asks for none beyond the canon', () => {
    expect(livrosVizinhosNeeded(genesis, 1)).toEqual({ anterior: null, proximo: null })
    expect(livrosVizinhosNeeded(apocalipse, 22)).toEqual({ anterior: null, proximo: null })
  })
})

describe('findVizinhos', () => {
  it('stays in the book', () => {
    expect(findVizinhos(romanos, 8)).toEqual({
      anterior: { livro: 45, capitulo: 7, rotulo: 'Romanos 7' },
      proximo: { livro: 45, capitulo: 9, rotulo: 'Romanos 9' },
    })
  })

  it('runs on into the neighbouring books', () => {
    expect(findVizinhos(obadias, 1, amos, jonas)).toEqual({
      anterior: { livro: 30, capitulo: 9, rotulo: 'Amós 9' },
      proximo: { livro: 32, capitulo: 1, rotulo: 'Jonas 1' },
    })
  })

  it('has no neighbour until the other book arrives', () => {
    expect(findVizinhos(exodo, 1)).toEqual({
      anterior: null,
      proximo: { livro: 2, capitulo: 2, rotulo: 'Êxodo 2' },
    })
  })

  it('ends at Gênesis 1 and Apocalipse 22', () => {
    expect(findVizinhos(genesis, 1).anterior).toBeNull()
    expect(findVizinhos(apocalipse, 22).proximo).toBeNull()
  })
})
