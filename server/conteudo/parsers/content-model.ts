/** What the publisher's content folder is read into. Names of fields are those of content/README.md. */
import type { Plano } from '#contract/assinaturas.ts'
import type { DetalhesDoParagrafo, Marca, TipoDeParagrafo } from '#contract/ebook-texto.ts'
import type { CanonLivro } from '#server/biblia/canon.ts'
import type { Verbete } from '#server/busca/glossario/verbete.ts'
import type { PorcaoGuardada } from '#server/planos-de-estudo/porcao-guardada.ts'
import type { PlanoDeEstudoTable } from '#server/platform/tables-planos-de-estudo.ts'
import type { ParsedReferencia } from '#server/referencias/parse-referencias.ts'

export type { ParsedReferencia, ParsedTrecho } from '#server/referencias/parse-referencias.ts'

export interface ParsedConteudo {
  canon: CanonLivro[]
  simbolos: ParsedSimbolo[]
  /** All pages of the six standards, by simbolo and numero. */
  paginas: ParsedPagina[]
  areas: ParsedArea[]
  /** By folder. */
  ebooks: ParsedEbook[]
  harmonias: ParsedHarmonia[]
  /** The glossary of the search. */
  verbetes: ParsedVerbete[]
  planos: Plano[]
  planosDeEstudo: ParsedPlanoDeEstudo[]
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

/** An ebook, whatever file it comes from: a folder of Markdown or an EPUB. */
export interface ParsedEbook {
  /** What the book is known by from one import to the next: the folder's name; 'epub:' and the EPUB's identifier; 'mesa:' and an id. */
  identificador: string
  origem: 'markdown' | 'epub' | 'mesa'
  titulo: string
  subtitulo: string | null
  ano: number | null
  kind: 'livro' | 'artigo'
  /** BCP 47 tag. */
  idioma: string
  autores: ParsedAutor[]
  /** Slugs of areas.yaml; for an EPUB its subjects as written. */
  areas_tematicas: string[]
  /** 'YYYY-MM-DD' */
  lancamento: string
  /** Paragraphs separated by a blank line. */
  prefacio: string | null
  /** Name of one of the images. */
  capa: string | null
  imagens: ParsedImagem[]
  capitulos: ParsedEbookCapitulo[]
}

export interface ParsedAutor {
  nome: string
  ano_de_nascimento: number | null
  ano_de_morte: number | null
}

export interface ParsedImagem {
  /** Hash of the result, so that its address may be kept for ever. */
  nome: string
  largura: number
  altura: number
  webp: Buffer
}

export interface ParsedEbookCapitulo {
  /** From 1 without gaps. */
  ordem: number
  titulo: string
  subtitulo: string | null
  /** Depth in the table of contents, from 1. */
  nivel: number
  secoes: ParsedSecaoDoCapitulo[]
  paragrafos: ParsedParagrafo[]
}

/** A heading inside a chapter that the table of contents shows. */
export interface ParsedSecaoDoCapitulo {
  titulo: string
  /** Depth below the chapter, from 1. */
  nivel: number
  /** Ordem of the paragraph on which it begins. */
  paragrafo: number
}

export interface ParsedParagrafo {
  /** Within the chapter, from 1. */
  ordem: number
  /** Heading above this paragraph; it holds for the next ones until another paragraph has its own. */
  titulo: string | null
  /** Plain. */
  texto: string
  tipo: TipoDeParagrafo
  detalhes: ParsedDetalhes
  /** Ranges of `texto`; Bible references come later (ebook-marcas.ts). */
  marcas: ParsedMarca[]
}

export type ParsedDetalhes = Omit<DetalhesDoParagrafo, 'imagem'> & {
  imagem?: { nome: string; largura: number; altura: number; alt: string }
}

export type ParsedMarca = Exclude<Marca, { tipo: 'ligacao' }> | ParsedLigacao

/** A link to another place of the book, by order because ids are given later. */
interface ParsedLigacao {
  tipo: 'ligacao'
  inicio: number
  fim: number
  /** Ordem of the chapter, and of the paragraph in it. */
  capitulo: number
  paragrafo: number | null
  nota: boolean
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

/** An entry of the glossary of the search. */
export interface ParsedVerbete extends Verbete {
  /** Position in its file, from 1. */
  ordem: number
}

/** A reading plan; its id is the name of its file. */
export interface ParsedPlanoDeEstudo extends Omit<PlanoDeEstudoTable, 'etapas'> {
  etapas: PorcaoGuardada[][]
}
