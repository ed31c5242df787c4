/** How the proofs of a page are printed: not at all, where they stand, or with their texts. */
export type Provas = 'nenhuma' | 'lugares' | 'textos'

/** What is printed with a text. */
export interface EscolhaDeImpressao {
  readonly provas: Provas
  readonly notas: boolean
}

/** What Ctrl+P prints until the reader has chosen. */
export const ESCOLHA_INICIAL: EscolhaDeImpressao = { provas: 'lugares', notas: false }

/** What a page has to print beside its text. */
export interface OpcoesDeImpressao {
  /** The ways to print its proofs, each with its words; none where it has no proofs. */
  readonly provas: readonly (readonly [Provas, string])[]
  /** Heads them: 'Textos-prova'. */
  readonly titulo: string
  readonly hasNotas: boolean
  /** Address of the handout that has the same text. */
  readonly folha?: string
}
