import { type Ancora, parseAncora } from './ancora.ts'
import { PADROES, padraoOfSigla } from './padroes.ts'

/**
 * How people cite a place: 'CFW 8.2'; a question has one answer, and is cited by its number alone: 'CMW 70'.
 * @param sigla symbol of the standard, in any case
 * @param secao section of a chapter; none for the chapter itself
 */
export function formatLugar(sigla: string, numero: number, secao?: number | null): string {
  return secao && isDeCapitulos(sigla) ? `${sigla} ${numero}.${secao}` : `${sigla} ${numero}`
}

/**
 * How a place inside a page is cited: 'CFW 8.2', 'CFW 8.2, parágrafo 3', 'CFW 8, nota 5'.
 * @param ancora as an address has it after '#'; what names no place is the page
 */
export function citarAncora(sigla: string, numero: number, ancora: string | null | undefined): string {
  const lugar = parseAncora(ancora ?? '')
  const secao = lugar && 'secao' in lugar ? lugar.secao : null
  return [formatLugar(sigla, numero, secao), ...dentroDaSecao(lugar)].join(', ')
}

/** The same in words, beside the name of its page: 'Seção 2', 'nota 5'; '' for the page, and the answer to a question. */
export function nomeDaAncora(sigla: string, ancora: string | null | undefined): string {
  const lugar = parseAncora(ancora ?? '')
  const secao = lugar && 'secao' in lugar && isDeCapitulos(sigla) ? [`Seção ${lugar.secao}`] : []
  return [...secao, ...dentroDaSecao(lugar)].join(', ')
}

function dentroDaSecao(lugar: Ancora | null): string[] {
  if (lugar === null) return []
  if ('marcador' in lugar) return [`nota ${lugar.marcador}`]
  return typeof lugar.paragrafo === 'number' ? [`parágrafo ${lugar.paragrafo}`] : []
}

function isDeCapitulos(sigla: string): boolean {
  const padrao = padraoOfSigla(sigla)
  return padrao !== undefined && PADROES[padrao].unidade === 'capitulo'
}
