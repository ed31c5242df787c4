import type { FonteDaBusca } from '#contract/fontes-da-busca.ts'

/** How the reader knows the places where a search looks. */
interface NomesDaFonte {
  /** Heading of its group and label of its filter. */
  readonly nome: string
  /** After a number of results: '12 resultados na Bíblia'. */
  readonly onde: string
  /** The way to all of its results. */
  readonly verTodos: string
  /** Nothing was found there. */
  readonly vazia: string
}

export const FONTES: Readonly<Record<FonteDaBusca, NomesDaFonte>> = {
  padroes: {
    nome: 'Padrões',
    onde: 'nos padrões',
    verTodos: 'Ver todos em Padrões',
    vazia: 'Nada foi encontrado nos padrões.',
  },
  biblia: {
    nome: 'Bíblia',
    onde: 'na Bíblia',
    verTodos: 'Ver todos em Bíblia',
    vazia: 'Nada foi encontrado na Bíblia.',
  },
  ebooks: {
    nome: 'Ebooks',
    onde: 'nos ebooks',
    verTodos: 'Ver todos em Ebooks',
    vazia: 'Nada foi encontrado nos ebooks.',
  },
  notas: {
    nome: 'Minhas notas',
    onde: 'nas suas notas',
    verTodos: 'Ver todos em Minhas notas',
    vazia: 'Nada foi encontrado nas suas notas.',
  },
  destaques: {
    nome: 'Meus destaques',
    onde: 'nos seus destaques',
    verTodos: 'Ver todos em Meus destaques',
    vazia: 'Nada foi encontrado nas notas dos seus destaques.',
  },
}
