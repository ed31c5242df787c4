import { beginsWord, endOfWord } from '#contract/palavras/end-of-word.ts'
import type { PalavraAchada } from './lugares.ts'
import type { PalavraMarcada } from './trecho.ts'

/** Where some words of a text stand. @param lugares which ones, ascending */
export function pickPalavras(texto: string, lugares: readonly PalavraAchada[]): PalavraMarcada[] {
  const palavras: PalavraMarcada[] = []
  let next = lugares[0]
  let place = 0
  for (let inicio = 0; next && inicio < texto.length; inicio += 1) {
    if (!beginsWord(texto, inicio)) continue
    const fim = endOfWord(texto, inicio)
    if (place === next.palavra) {
      palavras.push({ inicio, fim, raiz: next.raiz })
      next = lugares[palavras.length]
    }
    place += 1
    inicio = fim
  }
  return palavras
}
