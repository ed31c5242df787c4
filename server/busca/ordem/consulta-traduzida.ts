/** A search in the numbers of a dictionary (traduzir.ts). */
import type { Dicionario } from '../memoria/dicionario.ts'
import type { Achados } from './achados.ts'

/** A word that no document has is -1, and so matches nothing. */
export type TermoTraduzido =
  | { readonly tipo: 'palavra'; readonly forma: number; readonly raiz: number }
  | { readonly tipo: 'prefixo'; readonly forma: string }
  | { readonly tipo: 'frase'; readonly por: 'forma' | 'raiz'; readonly palavras: readonly number[] }

/** Another name of all that was asked for. */
interface OutroNome {
  readonly termo: TermoTraduzido
  /** How many of its words are no stop words. */
  readonly content: number
}

export interface ConsultaTraduzida {
  readonly dicionario: Dicionario
  readonly ramos: readonly {
    readonly termos: readonly TermoTraduzido[]
    readonly sinonimos: readonly TermoTraduzido[]
  }[]
  readonly excluidos: readonly TermoTraduzido[]
  /** Whether there is an exact phrase to rank by. */
  readonly isFrase: boolean
  /** Its words by their numbers, one unit for each; empty when no document can have it. */
  readonly frase: string
  /** The `raiz`es of the phrase without its stop words. */
  readonly conteudo: readonly number[]
  readonly outrosNomes: readonly OutroNome[]
  /** By the number of a word which of `encontros` tells what begins with it, from 1 on; 0 when nothing does (encontros.ts). */
  readonly inicios: Uint16Array
  /** The words of which it is not 0. */
  readonly palavras: readonly number[]
  readonly encontros: readonly Encontro[]
  /** Filled anew for each document that is compared. */
  readonly noTitulo: Achados
  readonly noTexto: Achados
  readonly faixas: Achados
  /** A number for each branch, for whoever counts in a document. */
  readonly contas: Uint16Array
}

/** What a word is to a search, wherever it stands: branches that it answers by itself, and expressions that begin with it. */
export interface Encontro {
  /** By branch, how well; 0 when it does not. */
  readonly qualidades: number[]
  readonly frases: FraseQueComeca[]
}

interface FraseQueComeca {
  readonly ramo: number
  readonly termo: TermoTraduzido
  readonly qualidade: number
}
