import { livroByUsfm } from '../livro-codes.ts'
import type { BibliaBuilder } from './biblia-builder.ts'
import type { TextFile } from './decode-text.ts'
import { markerKind } from './usfm-markers.ts'
import { createVerseCollector } from './verse-collector.ts'

/** `\v 1 texto`, `\add*`, `\+nd …`, the `\*` of a milestone; the text goes up to the next backslash. */
const TOKEN = /\\(?<nested>\+?)(?<name>[a-zA-Z]+\d*(?:-\d+)?)?(?:-[se])?(?<end>\*?)(?<text>[^\\]*)/g

interface Token {
  /** '' for a milestone's `\*` or a stray backslash. */
  name: string
  nested: boolean
  end: boolean
  text: string
}

/**
 * Reads one USFM file (one book, named by its `\id`). Footnotes, cross references, headings, sidebars and word
 * attributes are left out; `\d` before a psalm's first words is its title; `\add` is put between brackets.
 */
export function parseUsfm({ file, text }: TextFile, builder: BibliaBuilder): void {
  const collector = createVerseCollector(builder, file)
  let livro: number | null = null
  let capitulo = 0
  let nota: { marker: string; line: number } | null = null
  /** Inside a paragraph that is not Scripture. */
  let fora = true
  let acrescimo = false
  let line = 1

  /** A style that is not closed ends where the next paragraph or verse begins. */
  function endAcrescimo(): void {
    if (acrescimo) collector.closeAcrescimo()
    acrescimo = false
  }

  function beginBlock(): void {
    endAcrescimo()
    collector.closeTitulo()
    collector.append(' ')
    fora = false
  }

  function appendText(content: string): void {
    if (!fora) collector.append(plainText(content))
  }

  function readMarker({ name, text: content }: Token): void {
    const kind = markerKind(name)
    if (kind === 'nota') {
      nota = { marker: name, line }
      return
    }
    if (kind === 'estilo' || kind === 'acrescimo') {
      if (fora) return
      if (kind === 'acrescimo') {
        endAcrescimo()
        acrescimo = true
        collector.openAcrescimo()
      }
      // One space after the marker belongs to it; what follows '|' are attributes (Strong numbers and the like).
      appendText(content.replace(/^\s/, '').replace(/\|[\s\S]*$/, ''))
      return
    }
    beginBlock()
    if (kind === 'fora') {
      fora = true
      if (name === 'id') livro = readId(content, builder)
    } else if (kind === 'capitulo') {
      collector.closeVersiculo()
      capitulo = Number.parseInt(content, 10)
    } else if (kind === 'versiculo') {
      const [, numero = '', resto = ''] = /^\s*(\d+[a-z]?(?:[-–,]\d+[a-z]?)?)?([\s\S]*)$/.exec(content) ?? []
      if (livro !== null) collector.openVersiculo({ livro, capitulo, versiculo: numero }, line)
      appendText(resto)
    } else {
      if (kind === 'titulo') collector.openTitulo(livro)
      appendText(content)
    }
  }

  function readInsideNote(token: Token, { marker, line: noteLine }: { marker: string; line: number }): void {
    if (endsNote(token, marker)) {
      nota = null
      appendText(token.text)
    } else if (interruptsNote(token, marker)) {
      builder.addProblem({ file, line: noteLine }, `A nota \\${marker} não é fechada.`)
      nota = null
      readMarker(token)
    }
  }

  function readToken(token: Token): void {
    if (nota) readInsideNote(token, nota)
    else if (token.name === '' && !token.end) {
      builder.addProblem({ file, line }, 'Há uma barra invertida sem marcador.')
    } else if (token.end) {
      if (token.name === 'add') endAcrescimo()
      // After a nested style the attributes of the outer one may follow.
      appendText(token.text.replace(/^\|[\s\S]*$/, ''))
    } else readMarker(token)
  }

  for (const match of text.matchAll(TOKEN)) {
    const { name = '', nested, end, text: content = '' } = match.groups ?? {}
    readToken({ name, nested: nested === '+', end: end === '*', text: content })
    line = line + match[0].split('\n').length - 1
  }
  endAcrescimo()
  collector.closeTitulo()
  collector.closeVersiculo()
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

/**
 * '//' is an optional line break and '~' a space that does not break. One between a letter and a vowel is kept:
 * it may be the slip for an accent that cleaning puts right ('tamb~em'), and cleaning tells the two apart.
 */
function plainText(text: string): string {
  return text.replaceAll('//', ' ').replace(/(?<!\p{L})~|~(?![aeiou])/giu, ' ')
}
