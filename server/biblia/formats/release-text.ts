import { livroByUsfm } from '../livro-codes.ts'
import type { BibliaBuilder } from './biblia-builder.ts'
import { BLIVRE } from './blivre-edicao.ts'
import type { TextFile } from './decode-text.ts'
import { createVerseCollector } from './verse-collector.ts'
import { gatherAside, type TipoDeNota } from './verse-marks.ts'

/** Footnotes (inside them `\key`, the words that they are on) and cross references. */
const NOTES: ReadonlyMap<string, TipoDeNota> = new Map([
  ['fn', 'nota'],
  ['ref', 'remissao'],
])
/** The lines between these name the book; only `ubs-code` says which it is. */
const HEADERS = new Set(['name-long', 'name-short', 'abbreviation', 'ubs-code'])

/** One book of a Bíblia Livre release: a marker a line (`\v Gn.1.1`), up to the same with '*'; `\added` is put in brackets. */
export function parseReleaseText({ file, text }: TextFile, builder: BibliaBuilder): void {
  const collector = createVerseCollector(builder, file)
  const livro = readLivro(text, builder)
  if (livro === null) return
  builder.describe(BLIVRE)

  /** The innermost marker whose text is not the verse's. */
  let inside: { name: string; line: number; texto: string } | null = null
  let tight = false
  const lines = text.split(/\r?\n/)
  for (const [index, line] of lines.entries()) {
    const marker = /^\\(\*?)([a-z-]+)[ \t]*(.*)$/s.exec(line)
    const [, closer, name = '', rest = ''] = marker ?? []
    if (inside !== null) {
      if (closer === '*' && name === inside.name) {
        const tipo = NOTES.get(name)
        if (tipo) collector.addNota(tipo, inside.texto)
        inside = null
      } else if (marker === null) inside.texto = gatherAside(inside.texto, `${line} `)
      else if (name === 'key' && closer === '*') inside.texto = gatherAside(inside.texto, ': ')
    } else if (marker === null) {
      collector.append(tight ? line : `\n${line}`)
      tight = false
    } else if (name === 'v') {
      const [, capitulo = '', versiculo = ''] = /^\S+?\.(\d+)\.(\S+)\s*$/.exec(rest) ?? []
      collector.openVersiculo({ livro, capitulo: Number.parseInt(capitulo, 10), versiculo }, index + 1)
    } else if (name === 'psalm-title') {
      if (closer === '*') collector.closeTitulo()
      else {
        collector.closeVersiculo()
        collector.openTitulo(livro)
      }
    } else if (name === 'added') {
      // A line break before the bracket is a space, one after it is not.
      if (closer === '*') collector.closeAcrescimo()
      else {
        collector.append('\n')
        collector.openAcrescimo()
      }
      tight = closer !== '*'
    } else if (closer === '' && (NOTES.has(name) || HEADERS.has(name))) {
      inside = { name, line: index + 1, texto: '' }
    } else {
      builder.addProblem({ file, line: index + 1 }, `O marcador \\${closer}${name} não é conhecido aqui.`)
    }
  }
  collector.endLivro()
  if (inside) builder.addProblem({ file, line: inside.line }, `O marcador \\${inside.name} não é fechado.`)
}

function readLivro(text: string, builder: BibliaBuilder): number | null {
  const code = /\\ubs-code\s+(\S+)/.exec(text)?.[1] ?? ''
  const livro = livroByUsfm(code)
  if (livro === null) builder.skipLivro(code)
  return livro
}
