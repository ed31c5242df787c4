import { livroByUsfm } from '../livro-codes.ts'
import type { BibliaBuilder } from './biblia-builder.ts'
import type { TextFile } from './decode-text.ts'
import { blocoOf, isOrigem, type MarkerKind, markerKind, nivelOf, notaOf } from './usfm-markers.ts'
import { createVerseCollector, type VerseCollector } from './verse-collector.ts'
import { readXml, type TakeAside } from './xml-reader.ts'

type Attributes = Readonly<Record<string, string>>

/** Pictures, sidebars and parts that are no book. */
const SKIPPED = new Set(['figure', 'sidebar', 'periph'])
/** Elements whose style is a marker of USFM. */
const STYLED = new Set(['para', 'char', 'note'])
const BREAKS = new Set(['optbreak', 'table', 'row', 'cell'])

/**
 * USX, one book a file: `<para style>`, `<char style>` and `<note style>` as in USFM.
 * A verse ends at its `eid` (from version 3 on) or at the next. @throws ContentError with the line
 */
export function parseUsx(source: TextFile, builder: BibliaBuilder): void {
  const collector = createVerseCollector(builder, source.file)
  /** What each open `<para>` and `<char>` is. */
  const styles: MarkerKind[] = []
  let livro: number | null = null
  let capitulo = 0

  function openPlace(name: string, attrs: Attributes, line: number): void {
    if (name === 'book') {
      collector.endLivro()
      livro = livroByUsfm(attrs.code ?? '')
      if (livro === null) builder.skipLivro(attrs.code ?? '')
    } else if (name === 'chapter') {
      collector.closeVersiculo()
      if (attrs.eid === undefined) capitulo = Number.parseInt(attrs.number ?? '', 10)
    } else if (attrs.eid !== undefined) collector.closeVersiculo()
    else if (livro !== null) {
      collector.openVersiculo({ livro, capitulo, versiculo: attrs.number ?? '' }, line)
    }
  }

  readXml(source, {
    skips: (name, { style = '' }, isAside) =>
      SKIPPED.has(name) || (STYLED.has(name) && isOutside(name, style, isAside)),
    aside: (name, { style = '' }, isAside) => takeAside(collector, name, style, isAside),
    open(name, attrs, line) {
      const { style = '' } = attrs
      if (name === 'para' || name === 'char') {
        const kind = markerKind(style)
        styles.push(kind)
        if (name === 'char') openStyle(collector, kind)
        else if (kind === 'titulo') collector.openTitulo(livro)
        else beginParagraph(collector, style)
      } else if (name === 'book' || name === 'chapter' || name === 'verse') openPlace(name, attrs, line)
      else if (BREAKS.has(name)) beginParagraph(collector, name === 'row' ? 'tr' : '')
    },
    close(name) {
      if (name === 'para' || name === 'char') closeStyle(collector, styles.pop() ?? 'estilo', name)
    },
    text: (chunk) => collector.append(chunk),
  })
  collector.endLivro()
}

/** What is no text of a verse, and in a note the place that it belongs to. */
function isOutside(name: string, style: string, isAside: boolean): boolean {
  const kind = markerKind(style)
  if (name === 'note') return notaOf(style) === null
  return kind === 'fora' || (kind === 'nota' && notaOf(style) === null) || (isAside && isOrigem(style))
}

function takeAside(
  collector: VerseCollector,
  name: string,
  style: string,
  isAside: boolean,
): TakeAside | null {
  const nota = name === 'note' || (name === 'char' && !isAside) ? notaOf(style) : null
  if (nota !== null) return (text) => collector.addNota(nota, text, isAside)
  const isSecao = name === 'para' && markerKind(style) === 'secao'
  return isSecao ? (text) => collector.addSecao(nivelOf(style), text) : null
}

function beginParagraph(collector: VerseCollector, style: string): void {
  const bloco = blocoOf(style)
  collector.append(' ')
  if (bloco !== null) collector.addBloco(bloco)
}

function openStyle(collector: VerseCollector, kind: MarkerKind): void {
  if (kind === 'acrescimo') collector.openAcrescimo()
  else if (kind === 'jesus') collector.openJesus()
}

function closeStyle(collector: VerseCollector, kind: MarkerKind, name: 'para' | 'char'): void {
  if (name === 'para') {
    if (kind === 'titulo') collector.closeTitulo()
    else collector.append(' ')
  } else if (kind === 'acrescimo') collector.closeAcrescimo()
  else if (kind === 'jesus') collector.closeJesus()
}
