/** Which standard a note is of, and where it stands, in words. */
import { type FichaDoPadrao, PADROES } from '../platform/padroes/padroes.ts'

const FICHAS = Object.values(PADROES)

/** The standard of a symbol id (specification section 9), or null for a number that maps to none. */
export function fichaOf(simbolo: number): FichaDoPadrao | null {
  return FICHAS.find(({ simboloId }) => simboloId === simbolo) ?? null
}

/** The standard of a name as the API and addresses write it, in any case; null when there is none. */
export function fichaOfSigla(text: string): FichaDoPadrao | null {
  return FICHAS.find(({ sigla }) => sigla === text.toUpperCase()) ?? null
}

/** Where a note of a page is, with the label that the server gives it: 'CFW, Cap 3', 'BCW, Pergunta 5'. */
export function pageLabel({ sigla, unidade }: FichaDoPadrao, numero: number): string {
  return `${sigla}, ${unidade.slug === 'pergunta' ? 'Pergunta' : 'Cap'} ${numero}`
}
