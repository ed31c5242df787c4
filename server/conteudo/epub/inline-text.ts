/** The text of one block while its elements are walked: white space as in HTML, and elements as ranges of the result. */
import { toNfc } from '#server/platform/to-nfc.ts'
import type { MarkupElement } from './xml.ts'

export type TipoDeMarca =
  | 'enfase'
  | 'forte'
  | 'versalete'
  | 'sobrescrito'
  | 'subscrito'
  | 'riscado'
  | 'codigo'

/** A link is not resolved yet: its element says where it leads. */
export type MarcaAberta = { tipo: TipoDeMarca } | { tipo: 'link'; element: MarkupElement; isRodape: boolean }
export type MarcaBruta = MarcaAberta & { inicio: number; fim: number }

export interface InlineText {
  append(text: string): void
  /** A forced line end. */
  breakLine(): void
  /** Ends the line under way, if there is one. */
  endLine(): void
  /** Goes to the next cell of a table's row. */
  nextCell(): void
  open(marca: MarcaAberta): void
  /** Closes what was opened last. */
  close(): void
  /** White space stays as it is, until told otherwise. */
  keepSpaces(keep: boolean): void
  isEmpty(): boolean
  /** The block that is now complete; ranges still open go on in the next one. */
  take(): { texto: string; marcas: MarcaBruta[] }
}

const SPACES = /[ \t\n\f\r]+/g
/** Control characters other than white space, soft hyphens, byte order marks. */
const DROPPED = /[\u00ad\ufeff]|(?![\t\n\f\r])\p{Cc}/gu
const COMBINING = /^\p{M}+/u
/** A letter with its accents is not longer. */
const TAIL = 16

export function createInlineText(): InlineText {
  // The text is only ever added to: looking at its end would copy it, once for each of a hundred thousand pieces.
  let text = ''
  let last = ''
  let hasSpace = false
  let isPre = false
  let closed: MarcaBruta[] = []
  const open: { marca: MarcaAberta; inicio: number }[] = []

  function add(piece: string): void {
    text += piece
    last = piece.at(-1) ?? last
  }

  function append(raw: string): void {
    const piece = toNfc(raw.toWellFormed()).replace(DROPPED, '')
    const accents = COMBINING.exec(piece)?.[0] ?? ''
    if (accents !== '' && !hasSpace) recompose(accents)
    const rest = hasSpace ? piece : piece.slice(accents.length)
    if (isPre) add(rest.replace(/\r\n?/g, '\n'))
    else addCollapsed(rest)
  }

  /** An accent at the beginning of an element joins the letter before it. */
  function recompose(accents: string): void {
    const before = text.slice(0, -TAIL)
    text = before + toNfc(text.slice(-TAIL) + accents)
    last = text.at(-1) ?? ''
    for (const entry of open) entry.inicio = Math.min(entry.inicio, text.length)
  }

  /** A space is added with the word that follows it, so that none stands at the end of a line. */
  function addCollapsed(piece: string): void {
    const words = piece.replace(SPACES, ' ')
    const isAtStart = last === '' || last === '\n' || last === '\t'
    if (words.startsWith(' ') && !isAtStart) hasSpace = true
    const bare = words.replace(/^ /, '').replace(/ $/, '')
    if (bare === '') return
    add(hasSpace ? ` ${bare}` : bare)
    hasSpace = words.endsWith(' ')
  }

  /** What comes next stands on a line or in a cell of its own. */
  function addBreak(character: '\n' | '\t'): void {
    hasSpace = false
    add(character)
  }

  function closeAt({ marca, inicio }: { marca: MarcaAberta; inicio: number }): void {
    closed.push({ ...marca, inicio, fim: text.length })
  }

  return {
    append,
    breakLine: () => addBreak('\n'),
    endLine() {
      if (last !== '' && last !== '\n') addBreak('\n')
    },
    nextCell: () => addBreak('\t'),
    open: (marca) => void open.push({ marca, inicio: text.length }),
    close() {
      const last = open.pop()
      if (last) closeAt(last)
    },
    keepSpaces(keep) {
      isPre = keep
    },
    isEmpty: () => text.trim() === '',
    take() {
      for (const entry of open) closeAt(entry)
      const block = trimBlock(text, closed, isPre)
      text = ''
      last = ''
      hasSpace = false
      closed = []
      for (const entry of open) entry.inicio = 0
      return block
    },
  }
}

/** Drops white space at both ends of the block, and of each range; a preformatted first line keeps its indent. */
function trimBlock(
  text: string,
  marcas: readonly MarcaBruta[],
  isPre: boolean,
): { texto: string; marcas: MarcaBruta[] } {
  const start = (isPre ? /^\s*\n/ : /^[^\S\t]+/).exec(text)?.[0].length ?? 0
  const texto = trimEnd(text.slice(start))
  const moved = marcas
    .map((marca) => trimRange(marca, texto, start))
    .filter(({ inicio, fim }) => inicio < fim)
  return { texto, marcas: moved.sort((a, b) => a.inicio - b.inicio || b.fim - a.fim) }
}

/** A row ends with tabs when its last cells are empty; they stay. */
function trimEnd(text: string): string {
  let end = text.length
  while (end > 0 && /[^\S\t]/.test(text[end - 1] ?? '')) end -= 1
  return text.slice(0, end)
}

function trimRange(marca: MarcaBruta, texto: string, start: number): MarcaBruta {
  let inicio = Math.max(0, marca.inicio - start)
  let fim = Math.min(texto.length, marca.fim - start)
  while (inicio < fim && /\s/.test(texto[inicio] ?? '')) inicio += 1
  while (fim > inicio && /\s/.test(texto[fim - 1] ?? '')) fim -= 1
  return { ...marca, inicio, fim }
}
