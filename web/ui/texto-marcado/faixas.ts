/** What may lie over the text of a paragraph: the marks of the book, the reader's highlights, a hit of the search. */
import type { CorDoDestaque } from '#contract/destaques.ts'
import type { Marca } from '#contract/ebook-texto.ts'
import type { Faixa } from './corridas.ts'

/** The part of a highlight that lies in one paragraph. */
export interface FaixaDestaque extends Faixa {
  readonly tipo: 'destaque'
  readonly id: string
  readonly cor: CorDoDestaque
  readonly temNota: boolean
  /** Whether the highlight ends here and does not go on in the next paragraph. */
  readonly isUltima: boolean
}

/** Words that the reader was led to: a hit of the search, the passage of a highlight in the list. */
interface FaixaAchado extends Faixa {
  readonly tipo: 'achado'
}

export type FaixaDoTexto = Marca | FaixaDestaque | FaixaAchado

/** What can be followed or opened. */
export type MarcaAtiva = Extract<Marca, { tipo: 'ligacao' | 'externa' | 'referencia' }>
export type Ligacao = Extract<Marca, { tipo: 'ligacao' }>
type MarcaDeEstilo = Exclude<Marca, MarcaAtiva>

export function isAtiva(faixa: FaixaDoTexto): faixa is MarcaAtiva {
  return faixa.tipo === 'ligacao' || faixa.tipo === 'externa' || faixa.tipo === 'referencia'
}

export function isDestaque(faixa: FaixaDoTexto): faixa is FaixaDestaque {
  return faixa.tipo === 'destaque'
}

export function isEstilo(faixa: FaixaDoTexto): faixa is MarcaDeEstilo {
  return !isAtiva(faixa) && !isDestaque(faixa) && faixa.tipo !== 'achado'
}

/** The element that each style is. Small capitals have none: the text stays as it is. */
export const ELEMENTO = {
  enfase: 'em',
  forte: 'strong',
  versalete: 'span',
  sobrescrito: 'sup',
  subscrito: 'sub',
  riscado: 's',
  codigo: 'code',
} as const satisfies Record<MarcaDeEstilo['tipo'], string>
