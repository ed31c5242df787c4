import type { FichaDoPadrao } from './fichas.ts'
import { PERGUNTA, type Unidade } from './unidades.ts'

/** Where a section stands in its standard, as citations have it: '8.2'; of a catechism its question alone, '70'. */
export function lugarDaSecao(unidade: Unidade, pagina: number, secao: number): string {
  return unidade === PERGUNTA ? `${pagina}` : `${pagina}.${secao}`
}

/**
 * 'CFW 8.2', 'CFW 8.1–3', 'CFW 8.8–9.1', 'CMW 70–72'.
 * @param lugares in reading order; a chapter among its sections counts only where there is nothing else
 */
export function citarPadrao({ sigla }: Pick<FichaDoPadrao, 'sigla'>, lugares: readonly string[]): string {
  const secoes = lugares.filter((lugar) => lugar.includes('.'))
  const citados = secoes.length > 0 ? secoes : lugares
  const [first] = citados
  const last = citados.at(-1)
  if (first === undefined || last === undefined) return sigla
  if (first === last) return `${sigla} ${first}`
  const [capitulo] = first.split('.')
  const [outro, secao] = last.split('.')
  return `${sigla} ${first}–${outro === capitulo && secao !== undefined ? secao : last}`
}
