import { PADROES, padraoOfSigla } from './padroes.ts'

/**
 * How people cite a place: 'CFW 8.2'; a question has one answer, and is cited by its number alone: 'CMW 70'.
 * @param sigla symbol of the standard, in any case
 * @param secao section of a chapter; none for the chapter itself
 */
export function formatLugar(sigla: string, numero: number, secao?: number | null): string {
  const padrao = padraoOfSigla(sigla)
  const isCapitulo = padrao !== undefined && PADROES[padrao].unidade === 'capitulo'
  return secao && isCapitulo ? `${sigla} ${numero}.${secao}` : `${sigla} ${numero}`
}
