/** Kind · 2³² + the id, mixed so that the first n that hold a word are a fair sample of the source. Titles come first. */

/** Numbers of one kind. */
export const KIND = 2 ** 32

/** Odd, so that multiplying by it modulo 2³² loses nothing: the golden ratio spreads neighbours farthest. */
const FATOR = 0x9e3779b1
/** FATOR · INVERSO = 1 modulo 2³². */
const INVERSO = 0xe8b2f51

/** What a document is, in each source; lower kinds are found first. */
export const TIPOS = {
  padroes: { pagina: 0, secao: 1, paragrafo: 2 },
  biblia: { versiculo: 0 },
  ebooks: { livro: 0, capitulo: 1, paragrafo: 2 },
} as const

/** @param id whole, from 0 to 2³² - 1 */
export function toNumero(tipo: number, id: number): number {
  return tipo * KIND + mix(id, FATOR)
}

export function fromNumero(numero: number): { tipo: number; id: number } {
  const tipo = Math.floor(numero / KIND)
  return { tipo, id: mix(numero - tipo * KIND, INVERSO) }
}

/** The ids among some numbers, by kind. */
export function idsByTipo(numeros: readonly number[]): Map<number, number[]> {
  const byTipo = Map.groupBy(numeros.map(fromNumero), ({ tipo }) => tipo)
  return new Map([...byTipo].map(([tipo, items]) => [tipo, items.map(({ id }) => id)]))
}

function mix(id: number, factor: number): number {
  return Math.imul(id, factor) >>> 0
}
