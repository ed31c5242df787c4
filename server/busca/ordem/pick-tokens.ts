import { beginsWord, endOfWord } from '#contract/palavras/end-of-word.ts'
import { analisar } from '../analise/analisar.ts'
import type { Token } from '../consulta-e-documento.ts'

/** Some words of a text; only they are analysed. @param places which ones, ascending: 0 is the first word */
export function pickTokens(texto: string, places: readonly number[]): Token[] {
  const tokens: Token[] = []
  let place = 0
  for (let inicio = 0; inicio < texto.length && tokens.length < places.length; inicio += 1) {
    if (!beginsWord(texto, inicio)) continue
    const fim = endOfWord(texto, inicio)
    if (place === places[tokens.length]) {
      for (const { forma, raiz } of analisar(texto.slice(inicio, fim))) {
        tokens.push({ inicio, fim, forma, raiz })
      }
    }
    place += 1
    inicio = fim
  }
  return tokens
}
