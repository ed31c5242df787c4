import type { Livro } from '#contract/biblia.ts'
import { parseFiltro } from '../platform/filtro.ts'

/**
 * Books whose name or abbreviation holds every word of the filter.
 * @param livros in canonical order, which is kept
 * @param filtro what the reader typed; blank keeps every book
 */
export function filterLivros(livros: readonly Livro[], filtro: string): Livro[] {
  const stays = parseFiltro(filtro)
  return livros.filter(({ livro, abreviatura }) => stays(`${livro} ${abreviatura}`, []))
}

/** How many books are shown; empty for none. */
export function formatLivros(total: number): string {
  if (total === 0) return ''
  return total === 1 ? '1 livro' : `${total} livros`
}
