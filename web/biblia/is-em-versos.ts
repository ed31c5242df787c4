const SALMOS = 19

/**
 * Whether a book is set with each verse on a line of its own whatever the reader chose: psalms are sung so. An
 * edition that keeps their lines is set by them.
 */
export function isEmVersos(livroId: number): boolean {
  return livroId === SALMOS
}
