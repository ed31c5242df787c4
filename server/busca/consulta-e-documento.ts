/** What the parts of the search hand to each other (docs/busca.md). */

/** A word of a text. */
export interface Token {
  /** Range in the text, [inicio, fim) in UTF-16 units. */
  readonly inicio: number
  readonly fim: number
  /** The word without accents and case, as [a-z0-9]+: 'justificacoes'. */
  readonly forma: string
  /** What all forms of the word share, as [a-z0-9]+: 'justific'. Of a stop word, its `forma`, which no other word has. */
  readonly raiz: string
}

/** A word, a prefix or a phrase that must stand in a document, or one of its synonyms. */
export type Termo =
  | { readonly tipo: 'palavra'; readonly forma: string; readonly raiz: string }
  /** Beginning of a `forma`. */
  | { readonly tipo: 'prefixo'; readonly forma: string }
  /** Words that stand next to each other, by their `forma`s as written; of a synonym by their `raiz`es. */
  | { readonly tipo: 'frase'; readonly por: 'forma' | 'raiz'; readonly palavras: readonly string[] }

/** One thing that was asked for: any of its terms will do. The first ones are the reader's own words. */
export interface Ramo {
  readonly termos: readonly Termo[]
  /** Synonyms of them, worth less. */
  readonly sinonimos: readonly Termo[]
}

/** A search, understood. */
export interface Consulta {
  /** All must stand in the document; empty when the reader wrote only what must not. */
  readonly ramos: readonly Ramo[]
  /** None may stand in the document. */
  readonly excluidos: readonly Termo[]
  /** `forma`s of everything that was asked for, in order, stop words included: the exact phrase that ranks first. */
  readonly frase: readonly string[]
}

/** A looser search: what it asks for of each document is written out, and in short at least `minimo` of `entre`. */
export interface Relaxada extends Consulta {
  readonly minimo: number
  readonly entre: readonly Ramo[]
}

/** A document as it is indexed and ranked. */
export interface DocumentoComparado {
  readonly titulo: string
  readonly texto: string
  /** The title is that of the page in which the text stands: it helps to find the text, but does not name it. */
  readonly isTituloDaPagina?: boolean
}

/** The words of a document by their numbers in a dictionary (memoria/dicionario.ts), one UTF-16 unit for each. */
export interface DocumentoEscrito {
  readonly titulo: string
  readonly texto: string
}

/** The words as a phrase: 3 they are the whole text or title, 2 they stand in the title, 1 in the text, 0 apart. */
export type Exatidao = 0 | 1 | 2 | 3

/** How well a document answers. */
export interface Avaliacao {
  /** A whole number; higher is better, and the same number is a tie. */
  readonly pontos: number
  readonly exatidao: Exatidao
  /** Share of what was asked for that is there; 1 also for what the glossary names as the answer. */
  readonly cobertura: number
}
