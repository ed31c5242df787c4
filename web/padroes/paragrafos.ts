import type { Parte } from '#contract/padrao-texto.ts'
import type { Paragrafo } from '../platform/padroes/paragrafos.ts'

/** Longest line of the text column, in characters (design, "The text is the interface"). */
const CARACTERES_POR_LINHA = 70

/** Below this a two-line initial would be almost as tall as its paragraph (design, "Chapter page"). */
const CARACTERES_DE_TRES_LINHAS = 3 * CARACTERES_POR_LINHA

/** In Alegreya the tails of these reach into the third line, over its letters. */
const COM_CAUDA = /^[JQ]/

/** Whether a paragraph may carry the red initial: it is longer than three lines, and its first letter stands on two. */
export function fitsInitial({ partes }: Paragrafo): boolean {
  const length = partes.reduce((sum, { texto }) => sum + texto.length, 0)
  const [primeira] = partes
  return length > CARACTERES_DE_TRES_LINHAS && primeira !== undefined && !COM_CAUDA.test(primeira.texto)
}

/**
 * Cuts a part before its last word, so that the word can be kept on one line with the marker that follows:
 * a marker never starts a line, in browsers that break before a button too.
 *
 * @returns the text before the last word, with its final space, and the last word
 */
export function splitLastWord(texto: string): [inicio: string, ultima: string] {
  const cut = texto.trimEnd().lastIndexOf(' ') + 1
  return [texto.slice(0, cut), texto.slice(cut)]
}

/** Only a part with references shows its marker (specification, "Reference dialog"). */
export function hasReferencias(parte: Parte): boolean {
  return parte.marcador !== null && parte.referencias.length > 0
}
