/** Where a note stands, in words and as an address. */
import { paths } from '../paths.ts'
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

/** The number in a label: 3 in 'Cap 3'; null when it has none. */
export function numberOfLabel(label: string): number | null {
  const digits = /\d+/.exec(label)?.[0]
  return digits === undefined ? null : Number(digits)
}

/**
 * The page of a note (specification, "Notes"): a label that starts with 'cap' leads to a chapter, another one to
 * a question.
 * @param simboloLabel 'CFW'
 * @param capOrNumberLabel 'Cap 3' or 'Pergunta 5'
 * @returns null when the label names no number
 */
export function labelPath(simboloLabel: string, capOrNumberLabel: string): string | null {
  const numero = numberOfLabel(capOrNumberLabel)
  if (numero === null) return null
  const unidade = capOrNumberLabel.toLowerCase().startsWith('cap') ? 'capitulo' : 'pergunta'
  return paths.pagina(simboloLabel.toLowerCase(), unidade, numero)
}
