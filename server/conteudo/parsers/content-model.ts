/** What the publisher's content folder is read into. Names of fields are those of content/README.md. */
import type { CanonLivro } from '#server/biblia/canon.ts'
import type { ParsedReferencia } from '#server/referencias/gramatica.ts'

export type { ParsedReferencia, ParsedTrecho } from '#server/referencias/gramatica.ts'

export interface ParsedConteudo {
  canon: CanonLivro[]
  simbolos: ParsedSimbolo[]
  /** All pages of the six standards, by simbolo and numero. */
  paginas: ParsedPagina[]
  areas: ParsedArea[]
  /** By slug. */
  ebooks: ParsedEbook[]
  harmonias: ParsedHarmonia[]
}

export interface ParsedPadroes {
  simbolos: ParsedSimbolo[]
  paginas: ParsedPagina[]
}

export interface ParsedSimbolo {
  id: number
  simbolo: string
  titulo: string
  ano: number
  unidade: 'capítulo' | 'pergunta'
  /** Number of pages; checked against the files. */
  total: number
  resumo: string
  /** Paragraphs separated by a blank line. */
  introducao: string
}

export interface ParsedPagina {
  /** 1 to 6, as in contract/atoms.ts. */
  simbolo: number
  numero: number
  /** The chapter's title; the question itself in the catechisms. */
  titulo: string
  secoes: ParsedSecao[]
}

export interface ParsedSecao {
  /** From 1 without gaps; an answer of a catechism is one section numbered 1. */
  numero: number
  titulo: string | null
  /** The highlighted text with which the section ends; its words stand nowhere else. */
  destaque: string | null
  partes: ParsedParte[]
}

/** A stretch of text that ends at a footnote marker or at the end of its paragraph. */
export interface ParsedParte {
  /** Within the section, from 1. */
  ordem: number
  /** Within the section, from 1. */
  paragrafo: number
  /** The footnote's number, shown in brackets after the text. */
  marcador: number | null
  /** Heading that stands above the part (FGOP). */
  subtitulo: string | null
  /** Trimmed; `separatorBefore` of partes.ts says what goes before it inside a paragraph. */
  texto: string
  /** Empty exactly when there is no marcador. */
  referencias: ParsedReferencia[]
}

export interface ParsedArea {
  slug: string
  descricao: string
  explicacao: string
  /** Position in the file, from 1. */
  ordem: number
}

export interface ParsedEbook {
  slug: string
  titulo: string
  subtitulo: string | null
  ano: number | null
  kind: 'livro' | 'artigo'
  autores: ParsedAutor[]
  /** Slugs of areas. */
  areas_tematicas: string[]
  /** 'YYYY-MM-DD' */
  lancamento: string
  /** Paragraphs separated by a blank line. */
  prefacio: string | null
  capitulos: ParsedEbookCapitulo[]
}

export interface ParsedAutor {
  nome: string
  ano_de_nascimento: number | null
  ano_de_morte: number | null
}

export interface ParsedEbookCapitulo {
  /** From 1 without gaps. */
  ordem: number
  titulo: string
  subtitulo: string | null
  paragrafos: ParsedParagrafo[]
}

export interface ParsedParagrafo {
  /** Within the chapter, from 1. */
  ordem: number
  /** Heading above this paragraph; it holds for the next ones until another paragraph has its own. */
  titulo: string | null
  texto: string
}

/** Pages and ebooks on one theme; every pair of them is a harmony. */
export interface ParsedHarmonia {
  tema: string
  /** Position in the file, from 1. */
  ordem: number
  membros: { simbolo: number; numero: number }[]
  /** Slugs. */
  ebooks: string[]
}
