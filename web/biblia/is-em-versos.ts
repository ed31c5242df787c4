const SALMOS = 19

/**
 * Whether a book is set with each verse on a line of its own whatever the reader chose: psalms are sung so, and no
 * installed edition keeps its lines.
 */
export function isEmVersos(livroId: number): boolean {
  return livroId === SALMOS
}
