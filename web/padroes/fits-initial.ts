import type { ParagrafoDaSecao } from './paragrafos.ts'

/** Longest line of the text column, in characters (design, "The text is the interface"). */
const CARACTERES_POR_LINHA = 70

/** Below this a two-line initial would be almost as tall as its paragraph (design, "Chapter page"). */
const CARACTERES_DE_TRES_LINHAS = 3 * CARACTERES_POR_LINHA

/** In Alegreya the tails of these reach into the third line, over its letters. */
const COM_CAUDA = /^[JQ]/

/** Whether a paragraph may carry the red initial: it is longer than three lines, and its first letter stands on two. */
export function fitsInitial({ partes }: ParagrafoDaSecao): boolean {
  const length = partes.reduce((sum, { texto }) => sum + texto.length, 0)
  const [primeira] = partes
  return length > CARACTERES_DE_TRES_LINHAS && primeira !== undefined && !COM_CAUDA.test(primeira.texto)
}
