import type { Titulado } from '#contract/padrao-texto.ts'
import { parseFiltro } from '../platform/filtro.ts'

/** Rows whose title has every word of the filter, or whose number begins with it, in their order; blank keeps all. */
export function filterTitles<Item extends Titulado>(items: readonly Item[], filtro: string): Item[] {
  const isKept = parseFiltro(filtro)
  return items.filter(({ numero, titulo }) => isKept(titulo, [numero]))
}
