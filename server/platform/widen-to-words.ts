import { isInsidePair } from './is-inside-pair.ts'

export interface FaixaDePalavras {
  readonly inicio: number
  readonly fim: number
}

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
  if (/\s/.test(texto.charAt(earliest - 1))) return earliest
  const gap = texto.slice(earliest, inicio).search(/\s/)
  if (gap !== -1) return earliest + gap + 1
  return isInsidePair(texto, earliest) ? earliest + 1 : earliest
}

function endOfWord(texto: string, fim: number, after: number): number {
  const latest = fim + after
  if (latest >= texto.length) return texto.length
  const gap = texto.slice(fim, latest + 1).search(/\s\S*$/)
  if (gap !== -1) return fim + gap
  return isInsidePair(texto, latest) ? latest - 1 : latest
}
