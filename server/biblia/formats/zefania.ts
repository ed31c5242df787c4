import { livroByZefania } from '../livro-codes.ts'
import type { BibliaBuilder } from './biblia-builder.ts'
import type { TextFile } from './decode-text.ts'
import { createVerseCollector } from './verse-collector.ts'
import { readXml } from './xml-reader.ts'

/** Pictures and chapters' titles. `<gr>` (Strong) and `<style>` hold the verse's own words. */
const SKIPPED = new Set(['media', 'prolog'])
const NOTES = new Set(['note', 'remark'])
/** The format has no mark for the words of Jesus but their colour. */
const RED = /color\s*:\s*(?:red|#f00\b|#ff0000)/i
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
  /** For each open `<style>`, whether it holds words of Jesus. */
  const styles: boolean[] = []
  let information: { field: string; text: string } | null = null

  readXml(source, {
    skips: (name) => SKIPPED.has(name) && information === null,
    aside(name, attrs, isAside) {
      if (information) return null
      if (NOTES.has(name)) return (text) => collector.addNota('nota', text, isAside)
      if (name === 'xref')
        return (text) => collector.addNota('remissao', text || (attrs.fscope ?? ''), isAside)
      return name === 'caption' ? (text) => collector.addSecao(nivelOf(attrs.type), text) : null
    },
    open(name, attrs, line) {
      if (name === 'xmlbible') biblename = attrs.biblename ?? ''
      else if (BOOKS.has(name) && attrs.bnumber !== undefined) {
        collector.endLivro()
        livro = livroByZefania(attrs.bnumber)
        if (livro === null) builder.skipLivro(attrs.bname ?? attrs.bsname ?? attrs.bnumber)
      } else if (CHAPTERS.has(name) && attrs.cnumber !== undefined)
        capitulo = Number.parseInt(attrs.cnumber, 10)
      else if (VERSES.has(name) && attrs.vnumber !== undefined) {
        if (livro !== null) collector.openVersiculo({ livro, capitulo, versiculo: attrs.vnumber }, line)
      } else if (name === 'br') {
        collector.append(' ')
        collector.addBloco(attrs.art === 'x-p' ? 'p' : 'm')
      } else if (name === 'style') {
        styles.push(RED.test(attrs.css ?? ''))
        if (styles.at(-1)) collector.openJesus()
      } else if (name === 'information') information = { field: '', text: '' }
      else if (information) information = { field: name, text: '' }
    },
    close(name) {
      if (VERSES.has(name)) collector.closeVersiculo()
      else if (name === 'style') {
        if (styles.pop()) collector.closeJesus()
      } else if (name === 'information') information = null
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
  collector.endLivro()
  builder.describe({ nome: biblename })
}

/** Headings have levels like those of HTML ('x-h1'), where they tell any. */
function nivelOf(type = ''): number {
  const level = /^x-h([1-3])$/.exec(type)?.[1]
  return level === undefined ? 2 : Number(level)
}

function describe(builder: BibliaBuilder, { field, text }: { field: string; text: string }): void {
  if (field === 'title') builder.describe({ nome: text })
  else if (field === 'rights') builder.describe({ atribuicao: text })
}
