import { breakLines } from '#server/recursos/break-lines.ts'

/** A text set into a box: its lines, and how large they are. */
interface TextoComposto {
  lines: string[]
  size: number
  lineHeight: number
}

interface Caixa {
  width: number
  height: number
}

const SIZES = [68, 60, 54, 48, 43, 39, 35, 32, 29]
const LINE_HEIGHT = 1.36
/** Longer texts are cut before they are measured. */
const MAX_CHARACTERS = 1_500

/** As large as the box allows; what does not fit even in the smallest size ends with an ellipsis. @param measure a line in a size */
export function setExcerto(
  texto: string,
  { width, height }: Caixa,
  measure: (line: string, size: number) => number,
): TextoComposto {
  const words = cutAtWord(texto.replace(/\s+/g, ' ').trim(), MAX_CHARACTERS).split(' ')
  const linesIn = (size: number, some: readonly string[]) =>
    breakLines(some, width, (line) => measure(line, size))
  const room = (size: number) => Math.floor(height / (size * LINE_HEIGHT))
  for (const size of SIZES) {
    const lines = linesIn(size, words)
    if (lines.length <= room(size)) return { lines, size, lineHeight: size * LINE_HEIGHT }
  }
  const size = SIZES.at(-1) ?? 0
  // By halves: as many words as there is room for.
  let fits = 1
  let over = words.length
  while (over - fits > 1) {
    const middle = Math.floor((fits + over) / 2)
    if (linesIn(size, withEllipsis(words.slice(0, middle))).length <= room(size)) fits = middle
    else over = middle
  }
  return { lines: linesIn(size, withEllipsis(words.slice(0, fits))), size, lineHeight: size * LINE_HEIGHT }
}

function withEllipsis(words: readonly string[]): string[] {
  const last = words.at(-1)?.replace(/[,.;:…]+$/, '') ?? ''
  return [...words.slice(0, -1), `${last}…`]
}

function cutAtWord(texto: string, max: number): string {
  return texto.length <= max ? texto : withEllipsis(texto.slice(0, max).split(' ').slice(0, -1)).join(' ')
}
