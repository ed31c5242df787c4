/** A handout with its words, as paper and DOCX both set it. */
import type { Corpo } from './folha-do-endereco.ts'

/** Words of a paragraph that are set alike: in the text, raised numbers of verses and of proofs, citations, names of editions. */
export interface TrechoDaFolha {
  readonly texto: string
  readonly forma?: 'versiculo' | 'marcador' | 'citacao' | 'edicao'
}

/** What proves one part of a text: each reference a paragraph, or all citations in one. */
export interface ProvaDaFolha {
  readonly marcador: number
  readonly paragrafos: readonly (readonly TrechoDaFolha[])[]
}

/** A reader's own, where he wants them on paper. */
export interface NotaDaFolha {
  readonly titulo: string
  readonly data: string
  readonly texto: string
}

export type BlocoDaFolha =
  /** Heads a chapter, question or passage, a section, or paragraphs of one. */
  | { readonly tipo: 'texto' | 'secao' | 'subtitulo'; readonly titulo: string }
  | { readonly tipo: 'paragrafo'; readonly trechos: readonly TrechoDaFolha[] }
  /** A line of poetry, or a verse on a line of its own; a blank line may stand before it. */
  | {
      readonly tipo: 'verso'
      readonly trechos: readonly TrechoDaFolha[]
      readonly recuo: number
      readonly estrofe: boolean
    }
  /** The highlighted line that ends a section. */
  | { readonly tipo: 'destaque'; readonly texto: string }
  | { readonly tipo: 'provas'; readonly provas: readonly ProvaDaFolha[]; readonly comTextos: boolean }
  | ({ readonly tipo: 'nota' } & NotaDaFolha)
  | { readonly tipo: 'linhas' }

/** What a place of the address gave. */
export interface ParteDaFolha {
  readonly chave: string
  /** A question stays with its answer where both have room on a page. */
  readonly tipo: 'capitulo' | 'pergunta' | 'passagem'
  readonly blocos: readonly BlocoDaFolha[]
}

export interface FolhaComposta {
  readonly titulo: string
  readonly comNome: boolean
  readonly corpo: Corpo
  readonly partes: readonly ParteDaFolha[]
  /** A page of lines at the end. */
  readonly linhasNoFim: boolean
  /** Whose texts these are, as their licences want it to be said. */
  readonly creditos: readonly string[]
}

/** Lines after a section, and on a page of their own. */
export const LINHAS_DA_SECAO = 4
export const LINHAS_DO_FIM = 22
