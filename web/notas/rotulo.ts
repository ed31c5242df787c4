/** Where a note stands, in words and as an address. */
import { SIMBOLOS, type Sigla } from '#contract/atoms.ts'
import { paths } from '../paths.ts'

const SIGLAS = new Map<number, Sigla>([
  [SIMBOLOS.CFW, 'CFW'],
  [SIMBOLOS.CMW, 'CMW'],
  [SIMBOLOS.BCW, 'BCW'],
  [SIMBOLOS.FGOP, 'FGOP'],
  [SIMBOLOS.DCPU, 'DCPU'],
  [SIMBOLOS.DCPR, 'DCPR'],
])

const COM_PERGUNTAS: readonly Sigla[] = ['CMW', 'BCW']

/** The standard of a symbol id (specification section 9), or null for a number that maps to none. */
export function siglaOf(simbolo: number): Sigla | null {
  return SIGLAS.get(simbolo) ?? null
}

/** A standard's name as the API and addresses write it, in any case; null when there is none. */
export function toSigla(text: string): Sigla | null {
  const upper = text.toUpperCase()
  return [...SIGLAS.values()].find((sigla) => sigla === upper) ?? null
}

/** The label of a page as the server writes it: 'Cap 3', 'Pergunta 5'. */
export function pageLabel(sigla: Sigla, numero: number): string {
  return `${COM_PERGUNTAS.includes(sigla) ? 'Pergunta' : 'Cap'} ${numero}`
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
