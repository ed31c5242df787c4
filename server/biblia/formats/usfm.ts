import { livroByUsfm } from '../livro-codes.ts'
import type { BibliaBuilder } from './biblia-builder.ts'
import type { TextFile } from './decode-text.ts'
import { blocoOf, type MarkerKind, markerKind, nivelOf } from './usfm-markers.ts'
import { addToNote, beginNote, endsNote, interruptsNote, type OpenNote } from './usfm-note.ts'
import { plainUsfm, type UsfmToken } from './usfm-token.ts'
import { createVerseCollector, type VerseCollector } from './verse-collector.ts'
import { gatherAside } from './verse-marks.ts'

/** `\v 1 texto`, `\add*`, `\+nd …`, the `\*` of a milestone; the text goes up to the next backslash. */
const TOKEN = /\\(?<nested>\+?)(?<name>[a-zA-Z]+\d*(?:-\d+)?)?(?:-[se])?(?<end>\*?)(?<text>[^\\]*)/g

/** A file while it is read. */
interface Leitura {
  readonly file: string
  readonly builder: BibliaBuilder
  readonly collector: VerseCollector
  line: number
  livro: number | null
  capitulo: number
  nota: OpenNote | null
  secao: { nivel: number; texto: string } | null
  /** Inside a paragraph that is not Scripture. */
  fora: boolean
  acrescimo: boolean
  jesus: boolean
}

/** Reads one USFM file, one book. Notes and headings stand beside the text; `\d` is a psalm's title; `\add` is put in brackets. */
export function parseUsfm({ file, text }: TextFile, builder: BibliaBuilder): void {
  const collector = createVerseCollector(builder, file)
  const place = { line: 1, livro: null, capitulo: 0 }
  const open = { nota: null, secao: null, fora: true, acrescimo: false, jesus: false }
  const leitura: Leitura = { file, builder, collector, ...place, ...open }
  for (const match of text.matchAll(TOKEN)) {
    const { name = '', nested, end, text: content = '' } = match.groups ?? {}
    readToken(leitura, { name, nested: nested === '+', end: end === '*', text: content })
    leitura.line += match[0].split('\n').length - 1
  }
  endBlock(leitura)
  collector.endLivro()
}

function readToken(leitura: Leitura, token: UsfmToken): void {
  const { file, builder, line, nota } = leitura
  if (nota) readInsideNote(leitura, token, nota)
  else if (token.name === '' && !token.end) {
    builder.addProblem({ file, line }, 'Há uma barra invertida sem marcador.')
  } else if (token.end) {
    if (token.name === 'add') endAcrescimo(leitura)
    else if (token.name === 'wj') endJesus(leitura)
    // After a nested style the attributes of the outer one may follow.
    appendText(leitura, token.text.replace(/^\|[\s\S]*$/, ''))
  } else readMarker(leitura, token)
}

function readInsideNote(leitura: Leitura, token: UsfmToken, nota: OpenNote): void {
  const { builder, collector, file, secao } = leitura
  if (endsNote(token, nota.marker)) {
    leitura.nota = null
    if (nota.tipo !== null) collector.addNota(nota.tipo, nota.texto, secao !== null)
    appendText(leitura, token.text)
  } else if (interruptsNote(token, nota.marker)) {
    builder.addProblem({ file, line: nota.line }, `A nota \\${nota.marker} não é fechada.`)
    leitura.nota = null
    readMarker(leitura, token)
  } else addToNote(nota, token)
}

function readMarker(leitura: Leitura, token: UsfmToken): void {
  const kind = markerKind(token.name)
  if (kind === 'nota') leitura.nota = beginNote(token, leitura.line, leitura.fora)
  else if (kind === 'estilo' || kind === 'acrescimo' || kind === 'jesus') {
    readStyle(leitura, kind, token.text)
  } else {
    endBlock(leitura)
    readBlock(leitura, kind, token)
  }
}

function readStyle(leitura: Leitura, kind: MarkerKind, text: string): void {
  if (leitura.fora) return
  if (kind === 'acrescimo' && leitura.secao === null) {
    endAcrescimo(leitura)
    leitura.acrescimo = true
    leitura.collector.openAcrescimo()
  } else if (kind === 'jesus' && !leitura.jesus) {
    leitura.jesus = true
    leitura.collector.openJesus()
  }
  // One space after the marker belongs to it; what follows '|' are attributes (Strong numbers and the like).
  appendText(leitura, text.replace(/^\s/, '').replace(/\|[\s\S]*$/, ''))
}

function readBlock(leitura: Leitura, kind: MarkerKind, { name, text }: UsfmToken): void {
  const { builder, collector, line } = leitura
  if (kind === 'fora') {
    leitura.fora = true
    if (name === 'id') {
      collector.endLivro()
      leitura.livro = readId(text, builder)
    }
  } else if (kind === 'secao') {
    leitura.secao = { nivel: nivelOf(name), texto: '' }
    appendText(leitura, text)
  } else if (kind === 'capitulo') {
    collector.closeVersiculo()
    leitura.capitulo = Number.parseInt(text, 10)
  } else if (kind === 'versiculo') {
    const [, versiculo = '', resto = ''] = /^\s*(\d+[a-z]?(?:[-–,]\d+[a-z]?)?)?([\s\S]*)$/.exec(text) ?? []
    const { livro, capitulo } = leitura
    if (livro !== null) collector.openVersiculo({ livro, capitulo, versiculo }, line)
    appendText(leitura, resto)
  } else {
    const bloco = blocoOf(name)
    if (kind === 'titulo') collector.openTitulo(leitura.livro)
    else if (bloco !== null) collector.addBloco(bloco)
    appendText(leitura, text)
  }
}

/** What is open ends where a paragraph, a heading or a verse begins. */
function endBlock(leitura: Leitura): void {
  const { collector, secao } = leitura
  if (secao) collector.addSecao(secao.nivel, secao.texto)
  leitura.secao = null
  endAcrescimo(leitura)
  endJesus(leitura)
  collector.closeTitulo()
  collector.append(' ')
  leitura.fora = false
}

function endAcrescimo(leitura: Leitura): void {
  if (leitura.acrescimo) leitura.collector.closeAcrescimo()
  leitura.acrescimo = false
}

function endJesus(leitura: Leitura): void {
  if (leitura.jesus) leitura.collector.closeJesus()
  leitura.jesus = false
}

function appendText({ fora, secao, collector }: Leitura, text: string): void {
  if (secao) secao.texto = gatherAside(secao.texto, plainUsfm(text))
  else if (!fora) collector.append(plainUsfm(text))
}

function readId(content: string, builder: BibliaBuilder): number | null {
  const code = /\S+/.exec(content)?.[0] ?? ''
  const livro = livroByUsfm(code)
  if (livro === null) builder.skipLivro(code)
  return livro
}
