import { isPalavraVazia } from '#contract/palavras/palavras-vazias.ts'

/** So much of each word tells two neighbours apart, and no word of the index gets long. */
const LETRAS = 6
/** No `raiz` has it. */
const ENTRE = '~'

/**
 * Telling words that follow each other, both as one word, whatever stop words stand between them: 'graça de Deus' is 'grac~deus'. A text
 * that has a phrase has all neighbours of the phrase; one that has them may still not have it.
 * @param raizes of words in their order
 */
export function listVizinhas(raizes: readonly string[]): string[] {
  const vizinhas: string[] = []
  let last: string | null = null
  for (const raiz of raizes) {
    if (isPalavraVazia(raiz)) continue
    const word = raiz.slice(0, LETRAS)
    if (last !== null) vizinhas.push(last + ENTRE + word)
    last = word
  }
  return vizinhas
}
