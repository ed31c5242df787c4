/** How far a reader is in a book: one figure for server, shelf and reader (docs/adr/032-one-progress-figure.md). */

interface CapituloPesado {
  readonly id: number
  /** Words, by which chapters are weighed. */
  readonly palavras: number
}

/** A book that its reader has not called read is never at 100. */
const MAX_LENDO = 99

/**
 * @param fracao how much of the chapter's text lies before the place, from 0 to 1
 * @returns whole percent of the book's text that lies before the place, 0 to 99; 0 for a chapter of another book
 */
export function percentDoLivro(
  capitulos: readonly CapituloPesado[],
  capituloId: number,
  fracao: number,
): number {
  const total = capitulos.reduce((sum, { palavras }) => sum + palavras, 0)
  const index = capitulos.findIndex(({ id }) => id === capituloId)
  const capitulo = capitulos[index]
  if (!capitulo || total === 0) return 0
  const antes = capitulos.slice(0, index).reduce((sum, { palavras }) => sum + palavras, 0)
  return Math.min(MAX_LENDO, Math.floor((100 * (antes + fracao * capitulo.palavras)) / total))
}
