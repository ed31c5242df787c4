/** What the jump box offers under its field, in one order: references, hits of the search, the search itself. */
import type { ReactNode } from 'react'

export interface OpcaoDoSalto {
  /** Names it among the others. */
  readonly chave: string
  readonly rotulo: ReactNode
  readonly detalhe: ReactNode
  readonly tipo: 'referencia' | 'achado' | 'busca'
  readonly abrir: () => void
}

/** More references than these are an answer of their own: the beginning of many names. */
const POUCAS_SUGESTOES = 3

interface Digitado {
  readonly isReferencia: boolean
  readonly sugestoes: number
  readonly texto: string
}

/** Whether a text is looked for while it is typed: not when it names a place, or may name many. */
export function isParaBuscar({ isReferencia, sugestoes, texto }: Digitado): boolean {
  if (!isReferencia) return true
  return !/\d/.test(texto) && sugestoes <= POUCAS_SUGESTOES
}

/** Which option Enter opens before any was chosen. @returns -1 when a reference leads nowhere: the reader chooses */
export function opcaoInicial(
  opcoes: readonly OpcaoDoSalto[],
  isReferencia: boolean,
  hasErro: boolean,
): number {
  if (isReferencia) return hasErro ? -1 : 0
  // Words are searched for: a hit that came a moment ago must not take the key from under the finger.
  return opcoes.findIndex(({ tipo }) => tipo === 'busca')
}
