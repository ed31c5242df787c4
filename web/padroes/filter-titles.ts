/** One row of an index: the number people use and the title, or the question of a catechism. */
export interface Titulado {
  readonly numero: number
  readonly titulo: string
}

/** Accents and case do not count: 'Justificação' is found by 'justificacao'. */
function foldText(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
}

/**
 * Rows whose title holds every word of the filter, in any order, or whose number starts with it, so that
 * '2' keeps 2 and 20–29 while the reader is still typing '21'.
 *
 * @param items rows in the order of the index, which is kept
 * @param filtro what the reader typed; blank keeps every row
 */
export function filterTitles<Item extends Titulado>(items: readonly Item[], filtro: string): Item[] {
  const words = foldText(filtro).split(/\s+/).filter(Boolean)
  return items.filter(({ numero, titulo }) => {
    const folded = foldText(titulo)
    return words.every((word) => folded.includes(word) || String(numero).startsWith(word))
  })
}
