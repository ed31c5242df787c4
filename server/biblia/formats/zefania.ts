import { livroByZefania } from '../livro-codes.ts'
import type { BibliaBuilder } from './biblia-builder.ts'
import type { TextFile } from './decode-text.ts'
import { createVerseCollector } from './verse-collector.ts'
import { readXml } from './xml-reader.ts'

/** Notes, cross references, headings and pictures. `<gr>` (Strong) and `<style>` hold the verse's own words. */
const SKIPPED = new Set(['note', 'remark', 'xref', 'caption', 'media', 'prolog'])
/** The format has short names for its four levels. */
const BOOKS = new Set(['biblebook', 'b'])
const CHAPTERS = new Set(['chapter', 'c'])
const VERSES = new Set(['vers', 'verse', 'v'])

/** Zefania XML: BIBLEBOOK `bnumber`, CHAPTER `cnumber`, VERS `vnumber`, in any case. @throws ContentError with the line */
export function parseZefania(source: TextFile, builder: BibliaBuilder): void {
  const collector = createVerseCollector(builder, source.file)
  let livro: number | null = null
  let capitulo = 0
  let biblename = ''
  let information: { field: string; text: string } | null = null

  readXml(source, {
    skips: (name) => SKIPPED.has(name) && information === null,
    open(name, attrs, line) {
      if (name === 'xmlbible') biblename = attrs.biblename ?? ''
      else if (BOOKS.has(name) && attrs.bnumber !== undefined) {
        livro = livroByZefania(attrs.bnumber)
        if (livro === null) builder.skipLivro(attrs.bname ?? attrs.bsname ?? attrs.bnumber)
      } else if (CHAPTERS.has(name) && attrs.cnumber !== undefined)
        capitulo = Number.parseInt(attrs.cnumber, 10)
      else if (VERSES.has(name) && attrs.vnumber !== undefined) {
        if (livro !== null) collector.openVersiculo({ livro, capitulo, versiculo: attrs.vnumber }, line)
      } else if (name === 'br') collector.append(' ')
      else if (name === 'information') information = { field: '', text: '' }
      else if (information) information = { field: name, text: '' }
    },
    close(name) {
      if (VERSES.has(name)) collector.closeVersiculo()
      else if (name === 'information') information = null
      else if (information?.field === name) {
        describe(builder, information)
        information = { field: '', text: '' }
      }
    },
    text(chunk) {
      if (information) information.text += chunk
      else collector.append(chunk)
    },
  })
  builder.describe({ nome: biblename })
}

function describe(builder: BibliaBuilder, { field, text }: { field: string; text: string }): void {
  if (field === 'title') builder.describe({ nome: text })
  else if (field === 'rights') builder.describe({ atribuicao: text })
}
