import { livroByUsfm } from '../livro-codes.ts'
import type { BibliaBuilder } from './biblia-builder.ts'
import type { TextFile } from './decode-text.ts'
import { type MarkerKind, markerKind } from './usfm-markers.ts'
import { createVerseCollector, type VerseCollector } from './verse-collector.ts'

/** `\v 1 texto`, `\add*`, `\+nd …`, the `\*` of a milestone; the text goes up to the next backslash. */
const TOKEN = /\\(?<nested>\+?)(?<name>[a-zA-Z]+\d*(?:-\d+)?)?(?:-[se])?(?<end>\*?)(?<text>[^\\]*)/g

interface Token {
  /** '' for a milestone's `\*` or a stray backslash. */
  name: string
  nested: boolean
  end: boolean
  text: string
}

/** A file while it is read. */
interface Leitura {
  readonly file: string
  readonly builder: BibliaBuilder
  readonly collector: VerseCollector
  line: number
  livro: number | null
  capitulo: number
  nota: NotaAberta | null
  /** Inside a paragraph that is not Scripture. */
  fora: boolean
  acrescimo: boolean
}

interface NotaAberta {
  marker: string
  line: number
}

/** Reads one USFM file, one book. Notes, headings and attributes are left out; `\d` is a psalm's title; `\add` is put in brackets. */
export function parseUsfm({ file, text }: TextFile, builder: BibliaBuilder): void {
  const collector = createVerseCollector(builder, file)
  const place = { line: 1, livro: null, capitulo: 0 }
  const leitura: Leitura = { file, builder, collector, ...place, nota: null, fora: true, acrescimo: false }
  for (const match of text.matchAll(TOKEN)) {
    const { name = '', nested, end, text: content = '' } = match.groups ?? {}
    readToken(leitura, { name, nested: nested === '+', end: end === '*', text: content })
    leitura.line += match[0].split('\n').length - 1
  }
  endAcrescimo(leitura)
  collector.closeTitulo()
  collector.closeVersiculo()
}

function readToken(leitura: Leitura, token: Token): void {
  const { file, builder, line, nota } = leitura
  if (nota) readInsideNote(leitura, token, nota)
  else if (token.name === '' && !token.end) {
    builder.addProblem({ file, line }, 'Há uma barra invertida sem marcador.')
  } else if (token.end) {
    if (token.name === 'add') endAcrescimo(leitura)
    // After a nested style the attributes of the outer one may follow.
    appendText(leitura, token.text.replace(/^\|[\s\S]*$/, ''))
  } else readMarker(leitura, token)
}

function readInsideNote(leitura: Leitura, token: Token, { marker, line }: NotaAberta): void {
  if (endsNote(token, marker)) {
    leitura.nota = null
    appendText(leitura, token.text)
  } else if (interruptsNote(token, marker)) {
    leitura.builder.addProblem({ file: leitura.file, line }, `A nota \\${marker} não é fechada.`)
    leitura.nota = null
    readMarker(leitura, token)
  }
}

function readMarker(leitura: Leitura, { name, text }: Token): void {
  const kind = markerKind(name)
  if (kind === 'nota') leitura.nota = { marker: name, line: leitura.line }
  else if (kind === 'estilo' || kind === 'acrescimo') readStyle(leitura, kind, text)
  else {
    beginBlock(leitura)
    readBlock(leitura, kind, { name, text })
  }
}

function readStyle(leitura: Leitura, kind: 'estilo' | 'acrescimo', text: string): void {
  if (leitura.fora) return
  if (kind === 'acrescimo') {
    endAcrescimo(leitura)
    leitura.acrescimo = true
    leitura.collector.openAcrescimo()
  }
  // One space after the marker belongs to it; what follows '|' are attributes (Strong numbers and the like).
  appendText(leitura, text.replace(/^\s/, '').replace(/\|[\s\S]*$/, ''))
}

function readBlock(leitura: Leitura, kind: MarkerKind, { name, text }: Pick<Token, 'name' | 'text'>): void {
  const { builder, collector, line } = leitura
  if (kind === 'fora') {
    leitura.fora = true
    if (name === 'id') leitura.livro = readId(text, builder)
  } else if (kind === 'capitulo') {
    collector.closeVersiculo()
    leitura.capitulo = Number.parseInt(text, 10)
  } else if (kind === 'versiculo') {
    const [, versiculo = '', resto = ''] = /^\s*(\d+[a-z]?(?:[-–,]\d+[a-z]?)?)?([\s\S]*)$/.exec(text) ?? []
    const { livro, capitulo } = leitura
    if (livro !== null) collector.openVersiculo({ livro, capitulo, versiculo }, line)
    appendText(leitura, resto)
  } else {
    if (kind === 'titulo') collector.openTitulo(leitura.livro)
    appendText(leitura, text)
  }
}

function beginBlock(leitura: Leitura): void {
  endAcrescimo(leitura)
  leitura.collector.closeTitulo()
  leitura.collector.append(' ')
  leitura.fora = false
}

/** A style that is not closed ends where the next paragraph or verse begins. */
function endAcrescimo(leitura: Leitura): void {
  if (leitura.acrescimo) leitura.collector.closeAcrescimo()
  leitura.acrescimo = false
}

function appendText({ fora, collector }: Leitura, text: string): void {
  if (!fora) collector.append(plainText(text))
}

function readId(content: string, builder: BibliaBuilder): number | null {
  const code = /\S+/.exec(content)?.[0] ?? ''
  const livro = livroByUsfm(code)
  if (livro === null) builder.skipLivro(code)
  return livro
}

/** A sidebar is left out like a note; it ends at a marker of its own. */
function endsNote({ name, end }: Token, marker: string): boolean {
  return marker === 'esb' ? name === 'esbe' : end && name === marker
}

/** Notes hold styles, sidebars hold paragraphs too; neither holds a chapter or a verse. */
function interruptsNote({ name, nested, end }: Token, marker: string): boolean {
  if (nested || end) return false
  const base = name.replace(/(?<!\d)\d+$/, '')
  return ['c', 'v', 'id'].includes(base) || (marker !== 'esb' && ['p', 'q', 's'].includes(base))
}

/** '//' is an optional line break, '~' a space; between a letter and a vowel it may be a slip ('tamb~em') and is kept. */
function plainText(text: string): string {
  return text.replaceAll('//', ' ').replace(/(?<!\p{L})~|~(?![aeiou])/giu, ' ')
}
