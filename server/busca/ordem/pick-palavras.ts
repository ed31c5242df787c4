import { beginsWord, endOfWord } from '#contract/palavras/end-of-word.ts'
import type { PalavraAchada } from './lugares.ts'
import type { PalavraMarcada } from './trecho.ts'

/** Where the words of a text begin: one UTF-16 unit for each, as numbers in a text that has more of them than a unit can name. */
export type Inicios = string | readonly number[]

const MAX_UNITS = 0x10000

export function listInicios(texto: string): Inicios {
  const inicios: number[] = []
  for (let inicio = 0; inicio < texto.length; inicio += 1) {
    if (!beginsWord(texto, inicio)) continue
    inicios.push(inicio)
    inicio = endOfWord(texto, inicio)
  }
  if (texto.length > MAX_UNITS) return inicios
  return Buffer.from(Uint16Array.from(inicios).buffer).toString('utf16le')
}

/** Where some words of a text stand. @param inicios of all its words @param lugares which ones; those that it does not have are left out */
export function pickPalavras(
  texto: string,
  inicios: Inicios,
  lugares: readonly PalavraAchada[],
): PalavraMarcada[] {
  const palavras: PalavraMarcada[] = []
  for (const { palavra, raiz } of lugares) {
    if (palavra >= inicios.length) continue
    const inicio = typeof inicios === 'string' ? inicios.charCodeAt(palavra) : (inicios[palavra] ?? 0)
    palavras.push({ inicio, fim: endOfWord(texto, inicio), raiz })
  }
  return palavras
}
