/** An entry of the glossary as it is stored: words that people use, and the places that answer them. */
export type TipoDeVerbete = 'doutrina' | 'versiculo'

/** A page of a standard, a section of it, or verses by their numbers, from the first to the last. */
export type LugarDoVerbete =
  | { readonly simbolo: number; readonly numero: number; readonly secao: number | null }
  | { readonly inicio: number; readonly fim: number }

export interface Verbete {
  readonly tipo: TipoDeVerbete
  readonly termos: readonly string[]
  /** The chief one first. */
  readonly lugares: readonly LugarDoVerbete[]
}
