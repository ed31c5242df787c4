import { livroByUsfm } from '../livro-codes.ts'
import type { BibliaBuilder } from './biblia-builder.ts'
import type { TextFile } from './decode-text.ts'
import { markerKind } from './usfm-markers.ts'
import { createVerseCollector } from './verse-collector.ts'
import { readXml } from './xml-reader.ts'

type Attributes = Readonly<Record<string, string>>

/** Elements of USFX itself, beside those named after USFM markers. */
const SKIPPED = new Set(['languagecode', 'generated', 'dc', 'zw'])
const BREAKS = new Set(['optionallinebreak', 'table', 'tr', 'tc', 'tcr', 'tcc'])

/** USFX: `<book id>`, `<c id/>`, `<v id/>` up to `<ve/>` or the next; the rest as in USFM. @throws ContentError with the line */
export function parseUsfx(source: TextFile, builder: BibliaBuilder): void {
  const collector = createVerseCollector(builder, source.file)
  let livro: number | null = null
  let capitulo = 0

  function openBook({ id = '' }: Attributes): void {
    collector.closeVersiculo()
    livro = livroByUsfm(id)
    if (livro === null) builder.skipLivro(id)
  }

  readXml(source, {
    skips: (name, attrs) => SKIPPED.has(name) || isOutside(name, attrs),
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
      else if (kind === 'paragrafo' || BREAKS.has(name)) collector.append(' ')
    },
    close(name) {
      const kind = markerKind(name)
      // An empty `<v/>` opens a verse; one that holds the words ends it.
      if (kind === 'versiculo' && !collector.isBlank()) collector.closeVersiculo()
      else if (kind === 'titulo') collector.closeTitulo()
      else if (kind === 'acrescimo') collector.closeAcrescimo()
      else if (kind === 'paragrafo') collector.append(' ')
      else if (name === 'book') collector.closeVersiculo()
    },
    text: (chunk) => collector.append(chunk),
  })
  collector.closeVersiculo()
}

/** Notes and headings, also as `<p sfm="mt">`, which is how USFX writes the paragraphs it has no element for. */
function isOutside(name: string, attrs: Attributes): boolean {
  const kind = markerKind(name === 'p' && attrs.sfm !== undefined ? attrs.sfm : name)
  return kind === 'nota' || kind === 'fora'
}
