import { foldText } from '#contract/fold.ts'

/**
 * Reads the filter of a list. A row stays when each word is found in its text, in any order, or at the beginning of
 * one of its numbers, so that '2' keeps 2 and 20–29 while the reader is still typing '21'.
 *
 * @param filtro what the reader typed; blank keeps every row
 * @returns whether a row with this text and these numbers stays
 */
export function parseFiltro(filtro: string): (texto: string, numeros: readonly number[]) => boolean {
  const words = foldText(filtro).split(' ').filter(Boolean)
  return (texto, numeros) => {
    const folded = foldText(texto)
    return words.every(
      (word) => folded.includes(word) || numeros.some((numero) => String(numero).startsWith(word)),
    )
  }
}
