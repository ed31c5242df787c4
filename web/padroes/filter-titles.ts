import type { Titulado } from '#contract/padrao-texto.ts'
import { parseFiltro } from '../platform/filtro.ts'

/**
 * Rows whose title holds every word of the filter, in any order, or whose number starts with it.
 *
 * @param items rows in the order of the index, which is kept
 * @param filtro what the reader typed; blank keeps every row
 */
export function filterTitles<Item extends Titulado>(items: readonly Item[], filtro: string): Item[] {
  const isKept = parseFiltro(filtro)
  return items.filter(({ numero, titulo }) => isKept(titulo, [numero]))
}
