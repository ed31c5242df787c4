/** A document of each source, with what its hit shows besides the text. */
import type { FonteDaBusca } from '#contract/fontes-da-busca.ts'
import type { DocumentoComparado } from '../consulta-e-documento.ts'

interface Comum extends DocumentoComparado {
  readonly numero: number
  /** Place among equally good hits, compared number by number: smaller first. */
  readonly ordem: readonly number[]
}

export interface ParteDoDocumento {
  readonly id: number
  /** Within the section, from 1. */
  readonly paragrafo: number
  /** Where it begins in the text. */
  readonly inicio: number
}

export interface DocumentoDosPadroes extends Comum {
  readonly fonte: 'padroes'
  readonly tipo: 'pagina' | 'secao' | 'paragrafo'
  readonly simbolo: string
  /** Title of the standard. */
  readonly padrao: string
  readonly unidade: string
  readonly pagina: number
  /** Title of the page, where `titulo` may be a section's. */
  readonly tituloDaPagina: string
  /** The parts of `texto`, in order. */
  readonly partes: readonly ParteDoDocumento[]
  /** The part that is meant when no word of `texto` is hit; null for a page. */
  readonly parteId: number | null
  /** Number of the section whose highlighted line is `texto`; null when `texto` is of another kind. */
  readonly destaque: number | null
  /** The section in which `texto` stands, of a question its answer; null for the title of a chapter. */
  readonly secao: number | null
}

export interface DocumentoDaBiblia extends Comum {
  readonly fonte: 'biblia'
  readonly livro: string
  readonly livroId: number
  readonly capitulo: number
  readonly versiculo: number
}

export interface DocumentoDosEbooks extends Comum {
  readonly fonte: 'ebooks'
  readonly ebookId: number
  readonly livro: string
  /** Null for the book itself. */
  readonly capitulo: { readonly id: number; readonly titulo: string } | null
  /** Null for a book or a chapter. */
  readonly paragrafoId: number | null
}

export interface DocumentoDasNotas extends Comum {
  readonly fonte: 'notas'
  readonly notaId: string
  readonly simbolo: string
  readonly unidade: string
  readonly pagina: number
}

export interface DocumentoDosDestaques extends Comum {
  readonly fonte: 'destaques'
  readonly destaqueId: string
  readonly ebookId: number
  readonly livro: string
  /** Null when this edition does not have the passage. */
  readonly capitulo: { readonly id: number; readonly titulo: string } | null
  readonly paragrafoId: number | null
  /** Where the passage begins in that paragraph. */
  readonly inicio: number
  /** The passage, paragraphs on lines of their own. */
  readonly trecho: string
}

export type DocumentoLido =
  | DocumentoDosPadroes
  | DocumentoDaBiblia
  | DocumentoDosEbooks
  | DocumentoDasNotas
  | DocumentoDosDestaques

/** Sources that everybody may read; notes and highlights are their reader's. */
export type FontePublica = Exclude<FonteDaBusca, 'notas' | 'destaques'>
