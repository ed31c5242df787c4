import { isInsidePair } from './is-inside-pair.ts'

export interface FaixaDePalavras {
  readonly inicio: number
  readonly fim: number
}

const SPACE = /\s/

/** A range widened by up to so many characters on each side, to whole words. A word longer than that is cut, a character never. */
export function widenToWords(
  texto: string,
  { inicio, fim }: FaixaDePalavras,
  before: number,
  after: number,
): FaixaDePalavras {
  return { inicio: startOfWord(texto, inicio, before), fim: endOfWord(texto, fim, after) }
}

function startOfWord(texto: string, inicio: number, before: number): number {
  const earliest = inicio - before
  if (earliest <= 0) return 0
  if (SPACE.test(texto.charAt(earliest - 1))) return earliest
  const gap = texto.slice(earliest, inicio).search(SPACE)
  if (gap !== -1) return earliest + gap + 1
  return isInsidePair(texto, earliest) ? earliest + 1 : earliest
}

function endOfWord(texto: string, fim: number, after: number): number {
  const latest = fim + after
  if (latest >= texto.length) return texto.length
  for (let index = latest; index >= fim; index -= 1) if (SPACE.test(texto.charAt(index))) return index
  return isInsidePair(texto, latest) ? latest - 1 : latest
}
