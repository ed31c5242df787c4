import { livroByUsfm } from '../livro-codes.ts'
import type { BibliaBuilder } from './biblia-builder.ts'
import type { TextFile } from './decode-text.ts'
import { blocoOf, isOrigem, markerKind, nivelOf, notaOf } from './usfm-markers.ts'
import { createVerseCollector } from './verse-collector.ts'
import { readXml } from './xml-reader.ts'

type Attributes = Readonly<Record<string, string>>

/** Elements of USFX itself, beside those named after USFM markers. */
const SKIPPED = new Set(['languagecode', 'generated', 'dc', 'zw'])
/** Notes of their own, wherever they stand. */
const NOTES = new Set(['f', 'fe', 'ef', 'efe', 'x', 'ex'])
const BREAKS = new Set(['optionallinebreak', 'table', 'tr', 'tc', 'tcr', 'tcc'])

/** USFX: `<book id>`, `<c id/>`, `<v id/>` up to `<ve/>` or the next; the rest as in USFM. @throws ContentError with the line */
export function parseUsfx(source: TextFile, builder: BibliaBuilder): void {
  const collector = createVerseCollector(builder, source.file)
  let livro: number | null = null
  let capitulo = 0

  function openBook({ id = '' }: Attributes): void {
    collector.endLivro()
    livro = livroByUsfm(id)
    if (livro === null) builder.skipLivro(id)
  }

  readXml(source, {
    skips: (name, attrs, isAside) => SKIPPED.has(name) || isOutside(name, attrs, isAside),
    aside(name, attrs, isAside) {
      const marker = markerOf(name, attrs)
      const nota = notaOf(name)
      // Inside a note the references are its own words.
      if (nota !== null)
        return isAside && !NOTES.has(name) ? null : (t) => collector.addNota(nota, t, isAside)
      return markerKind(marker) === 'secao' ? (t) => collector.addSecao(nivelOf(marker), t) : null
    },
    open(name, attrs, line) {
      const kind = markerKind(name)
      if (name === 'book') openBook(attrs)
      else if (kind === 'capitulo') {
        collector.closeVersiculo()
        capitulo = Number.parseInt(attrs.id ?? '', 10)
      } else if (kind === 'versiculo') {
        if (livro !== null) collector.openVersiculo({ livro, capitulo, versiculo: attrs.id ?? '' }, line)
      } else if (name === 've') collector.closeVersiculo()
      else if (kind === 'titulo') collector.openTitulo(livro)
      else if (kind === 'acrescimo') collector.openAcrescimo()
      else if (kind === 'jesus') collector.openJesus()
      else if (kind === 'paragrafo' || BREAKS.has(name)) {
        collector.append(' ')
        const bloco = blocoOf(markerOf(name, attrs)) ?? blocoOf(name)
        if (bloco !== null) collector.addBloco(bloco)
      }
    },
    close(name) {
      const kind = markerKind(name)
      // An empty `<v/>` opens a verse; one that holds the words ends it.
      if (kind === 'versiculo' && !collector.isBlank()) collector.closeVersiculo()
      else if (kind === 'titulo') collector.closeTitulo()
      else if (kind === 'acrescimo') collector.closeAcrescimo()
      else if (kind === 'jesus') collector.closeJesus()
      else if (kind === 'paragrafo') collector.append(' ')
      else if (name === 'book') collector.endLivro()
    },
    text: (chunk) => collector.append(chunk),
  })
  collector.endLivro()
}

/** What is no text of a verse, also as `<p sfm="mt">`, which is how USFX writes the paragraphs it has no element for. */
function isOutside(name: string, attrs: Attributes, isAside: boolean): boolean {
  const kind = markerKind(name === 'p' && attrs.sfm !== undefined ? attrs.sfm : name)
  return kind === 'fora' || (kind === 'nota' && notaOf(name) === null) || (isAside && isOrigem(name))
}

/** The marker with its level, as far as the file tells it: `<q level="2">`, `<p sfm="pi" style="pi1">`, `<s style="s2">`. */
function markerOf(name: string, { sfm, style, level = '' }: Attributes): string {
  if (name === 'p' && sfm !== undefined) return style?.startsWith(sfm) ? style : sfm
  return style !== undefined && markerKind(style) === markerKind(name) ? style : `${name}${level}`
}
