/** Which standard a note is of, and where it stands, in words. */
import { padraoOfSigla, padraoOfSimbolo } from '#contract/padroes.ts'
import { FICHAS, type FichaDoPadrao } from '../padroes/public.ts'

/** The standard of a symbol id, or null for a number that maps to none. */
export function fichaOf(simbolo: number): FichaDoPadrao | null {
  const padrao = padraoOfSimbolo(simbolo)
  return padrao ? FICHAS[padrao] : null
}

/** The standard of a name as the API and addresses write it, in any case; null when there is none. */
export function fichaOfSigla(text: string): FichaDoPadrao | null {
  const padrao = padraoOfSigla(text)
  return padrao ? FICHAS[padrao] : null
}

/** Where a note of a page is, with the label that the server gives it: 'CFW, Cap 3', 'BCW, Pergunta 5'. */
export function pageLabel({ sigla, unidade }: FichaDoPadrao, numero: number): string {
  return `${sigla}, ${unidade.slug === 'pergunta' ? 'Pergunta' : 'Cap'} ${numero}`
}

/**
 * Where a new note is, and the title that names its section. An answer is the only section of its question.
 * @param secao 0 for the whole page
 */
export function placeOfNova(
  ficha: FichaDoPadrao,
  numero: number,
  secao: number,
): { rotulo: string; titulo?: string } {
  const rotulo = pageLabel(ficha, numero)
  if (secao === 0 || ficha.unidade.slug === 'pergunta') return { rotulo }
  return { rotulo: `${rotulo}, Seção ${secao}`, titulo: `${ficha.sigla} ${numero}.${secao}` }
}
