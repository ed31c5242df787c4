import { livroByOsis } from '../livro-codes.ts'
import type { BibliaBuilder, LugarDoVersiculo } from './biblia-builder.ts'
import type { TextFile } from './decode-text.ts'
import { createOsisLayout, type OsisLayout } from './osis-layout.ts'
import { createOsisQuotes, type OsisQuotes } from './osis-quotes.ts'
import { createVerseCollector, type VerseCollector } from './verse-collector.ts'
import { readXml, type TakeAside } from './xml-reader.ts'

type Attributes = Readonly<Record<string, string>>

const SKIPPED = new Set(['figure', 'index'])
/** Other readings: in a note they are its words. */
const READINGS = new Set(['rdg', 'rdggroup'])
/** Elements that set their words apart from those around them. */
const BLOCKS = new Set('p l lg lb item list cell row table div salute closer'.split(' '))

/** A file while it is read. */
interface Leitura {
  readonly file: string
  readonly builder: BibliaBuilder
  readonly collector: VerseCollector
  /** For each open `<verse>`, whether its end tag ends the verse. */
  readonly containers: boolean[]
  /** For each open `<transChange>`, whether a bracket was opened. */
  readonly changes: boolean[]
  readonly quotes: OsisQuotes
  readonly layout: OsisLayout
  livro: number | null
  /** What the header says of the edition, as far as it was read. */
  work: Work | null
  inHeader: boolean
}

interface Work {
  field: string
  type: string
  text: string
}

/** OSIS 2.1, verses as containers or milestones. Titles that are no psalm's are headings. @throws ContentError with the line */
export function parseOsis(source: TextFile, builder: BibliaBuilder): void {
  const { file } = source
  const collector = createVerseCollector(builder, file)
  const place = { livro: null, work: null, inHeader: false }
  const parts = { quotes: createOsisQuotes(collector), layout: createOsisLayout(collector) }
  const leitura: Leitura = { file, builder, collector, containers: [], changes: [], ...parts, ...place }
  readXml(source, {
    skips: (name, attrs, isAside) =>
      SKIPPED.has(name) ||
      (isAside ? isOrigem(name, attrs) : READINGS.has(name)) ||
      (isHeading(leitura, name, attrs) && leitura.layout.nivelOf(name, attrs) === null),
    aside: (name, attrs, isAside) => takeAside(leitura, name, attrs, isAside),
    open: (name, attrs, line) => openElement(leitura, name, attrs, line),
    close: (name) => closeElement(leitura, name),
    text(chunk) {
      if (leitura.work) leitura.work.text += chunk
      else collector.append(chunk)
    },
  })
  collector.endLivro()
}

/** Titles that are no psalm's, and who speaks. */
function isHeading({ inHeader }: Leitura, name: string, attrs: Attributes): boolean {
  return name === 'speaker' || (name === 'title' && !inHeader && !isPsalmTitle(attrs))
}

/** Inside a note: the place it belongs to. */
function isOrigem(name: string, { type }: Attributes): boolean {
  return name === 'reference' && (type === 'source' || type === 'annotateRef')
}

function takeAside(leitura: Leitura, name: string, attrs: Attributes, isAside: boolean): TakeAside | null {
  const { collector, layout } = leitura
  if (name === 'note') {
    const { type = '' } = attrs
    // What a concordance needs, not what print shows.
    if (/strong/i.test(type)) return () => {}
    return (text) => collector.addNota(type === 'crossReference' ? 'remissao' : 'nota', text, isAside)
  }
  const nivel = isHeading(leitura, name, attrs) ? layout.nivelOf(name, attrs) : null
  return nivel === null ? null : (text) => collector.addSecao(nivel, text)
}

function openElement(leitura: Leitura, name: string, attrs: Attributes, line: number): void {
  const { collector, changes, layout, quotes } = leitura
  if (name === 'div' && attrs.type === 'book') {
    collector.endLivro()
    quotes.reset()
  }
  layout.open(name, attrs)
  if (name === 'q') quotes.open(attrs)
  if (name === 'header') leitura.inHeader = true
  else if (leitura.inHeader) leitura.work = { field: name, type: attrs.type ?? '', text: '' }
  else if (name === 'verse') openVerse(leitura, attrs, line)
  else if (name === 'chapter') {
    layout.begin()
    leitura.livro = livroByOsis(parseChapterId(attrs)) ?? leitura.livro
  } else if (name === 'title') collector.openTitulo(leitura.livro)
  else if (name === 'transchange') {
    // Words that were only moved or changed (`type="tenseChange"`) are the text's own.
    changes.push(attrs.type === 'added')
    if (attrs.type === 'added') collector.openAcrescimo()
  } else if (attrs.marker !== undefined && isQuote(name, attrs)) collector.append(attrs.marker)
  else if (BLOCKS.has(name) || name === 'milestone') collector.append(' ')
}

function closeElement(leitura: Leitura, name: string): void {
  const { builder, collector, containers, changes, work, layout, quotes } = leitura
  layout.close(name)
  if (name === 'q') quotes.close()
  if (name === 'header') leitura.inHeader = false
  else if (leitura.inHeader) {
    if (work?.field === name) describe(builder, work)
    leitura.work = null
  } else if (name === 'verse') {
    if (containers.pop()) collector.closeVersiculo()
  } else if (name === 'title') collector.closeTitulo()
  else if (name === 'transchange') {
    if (changes.pop()) collector.closeAcrescimo()
  } else if (BLOCKS.has(name)) collector.append(' ')
}

function openVerse(leitura: Leitura, attrs: Attributes, line: number): void {
  const { file, builder, collector, containers } = leitura
  containers.push(attrs.sid === undefined && attrs.eid === undefined)
  if (attrs.eid !== undefined) {
    collector.closeVersiculo()
    return
  }
  const osisId = attrs.osisid ?? attrs.sid ?? ''
  const { codigo, lugar } = parseOsisId(osisId)
  const livro = codigo === null ? null : livroByOsis(codigo)
  leitura.layout.begin()
  leitura.livro = livro
  if (livro !== null) {
    collector.openVersiculo({ ...lugar, livro }, line)
    return
  }
  collector.closeVersiculo()
  if (codigo === null) builder.addProblem({ file, line }, `O versículo osisID="${osisId}" é inválido.`)
  else builder.skipLivro(codigo)
}

function isPsalmTitle({ type, canonical }: Attributes): boolean {
  return type === 'psalm' || (canonical === 'true' && (type === undefined || type === 'section'))
}

/** Editions that encode speech print the quotation mark from the `marker` of its milestones. */
function isQuote(name: string, attrs: Attributes): boolean {
  return name === 'q' || (name === 'milestone' && attrs.type === 'cQuote')
}

function parseChapterId(attrs: Attributes): string {
  return /^(?:[^:\s]*:)?([^.\s]+)\./.exec(attrs.osisid ?? attrs.sid ?? '')?.[1] ?? ''
}

/** 'Gen.1.1', 'Bible.TR:Gen.1.1', 'Gen.1.1!b' or several of them, which are verses in one text ('1-2'). */
function parseOsisId(osisId: string): { codigo: string | null; lugar: Omit<LugarDoVersiculo, 'livro'> } {
  const ids = osisId
    .trim()
    .split(/\s+/)
    .map((id) => /^(?:[^:]*:)?([^.]+)\.(\d+)\.(\d+)(?:!([a-z]))?$/.exec(id))
  const [first, last] = [ids[0], ids.at(-1)]
  const [, codigo = null, capitulo = '', versiculo = '', parte = ''] = first ?? []
  const ate = ids.length > 1 && last?.[3] !== undefined ? `-${last[3]}` : ''
  return { codigo, lugar: { capitulo: Number(capitulo), versiculo: `${versiculo}${parte}${ate}` } }
}

function describe(builder: BibliaBuilder, { field, type, text }: Work): void {
  if (field === 'title') builder.describe({ nome: text })
  else if (field === 'rights' && type.includes('license')) builder.describe({ licenca: text })
  else if (field === 'rights') builder.describe({ atribuicao: text })
}
