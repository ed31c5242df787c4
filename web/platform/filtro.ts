import { foldText } from '#contract/fold.ts'

/** A row stays when each word is in its text, or begins one of its numbers: '2' keeps 2 and 20–29. Blank keeps every row. */
export function parseFiltro(filtro: string): (texto: string, numeros: readonly number[]) => boolean {
  const words = foldText(filtro).split(' ').filter(Boolean)
  return (texto, numeros) => {
    const folded = foldText(texto)
    return words.every(
      (word) => folded.includes(word) || numeros.some((numero) => String(numero).startsWith(word)),
    )
  }
}
