import { livroByOsis } from '../livro-codes.ts'
import type { BibliaBuilder, Lugar } from './biblia-builder.ts'
import type { TextFile } from './decode-text.ts'
import { createVerseCollector } from './verse-collector.ts'
import { readXml } from './xml-reader.ts'

type Attributes = Readonly<Record<string, string>>

const SKIPPED = new Set(['note', 'figure', 'speaker', 'rdg', 'rdggroup', 'index'])
/** Elements that set their words apart from those around them. */
const BLOCKS = new Set('p l lg lb item list cell row table div salute closer'.split(' '))

/**
 * Reads OSIS 2.1: verses as containers (`<verse osisID>…</verse>`) or as milestones (`sID` … `eID`). A psalm's
 * title is a `<title>` of type "psalm", or canonical and of no other kind; every other title is a heading.
 * @throws ContentError with the line of malformed XML
 */
export function parseOsis(source: TextFile, builder: BibliaBuilder): void {
  const { file } = source
  const collector = createVerseCollector(builder, file)
  /** For each open `<verse>`, whether its end tag ends the verse. */
  const containers: boolean[] = []
  /** For each open `<transChange>`, whether a bracket was opened. */
  const changes: boolean[] = []
  let livro: number | null = null
  let work: { field: string; type: string; text: string } | null = null
  let inHeader = false

  function openVerse(attrs: Attributes, line: number): void {
    containers.push(attrs.sid === undefined && attrs.eid === undefined)
    if (attrs.eid !== undefined) {
      collector.closeVersiculo()
      return
    }
    const osisId = attrs.osisid ?? attrs.sid ?? ''
    const { codigo, lugar } = parseOsisId(osisId)
    livro = codigo === null ? null : livroByOsis(codigo)
    if (livro !== null) {
      collector.openVersiculo({ ...lugar, livro }, line)
      return
    }
    collector.closeVersiculo()
    if (codigo === null) builder.addProblem({ file, line }, `O versículo osisID="${osisId}" é inválido.`)
    else builder.skipLivro(codigo)
  }

  /** Words that were only moved or changed (`type="tenseChange"`) are the text's own. */
  function openChange({ type }: Attributes): void {
    changes.push(type === 'added')
    if (type === 'added') collector.openAcrescimo()
  }

  function closeChange(): void {
    if (changes.pop()) collector.closeAcrescimo()
  }

  readXml(source, {
    skips: (name, attrs) => SKIPPED.has(name) || (name === 'title' && !inHeader && !isPsalmTitle(attrs)),
    open(name, attrs, line) {
      if (name === 'header') inHeader = true
      else if (inHeader) work = { field: name, type: attrs.type ?? '', text: '' }
      else if (name === 'verse') openVerse(attrs, line)
      else if (name === 'chapter') livro = livroByOsis(parseChapterId(attrs)) ?? livro
      else if (name === 'title') collector.openTitulo(livro)
      else if (name === 'transchange') openChange(attrs)
      else if (attrs.marker !== undefined && isQuote(name, attrs)) collector.append(attrs.marker)
      else if (BLOCKS.has(name) || name === 'milestone') collector.append(' ')
    },
    close(name) {
      if (name === 'header') inHeader = false
      else if (inHeader) {
        if (work?.field === name) describe(builder, work)
        work = null
      } else if (name === 'verse') {
        if (containers.pop()) collector.closeVersiculo()
      } else if (name === 'title') collector.closeTitulo()
      else if (name === 'transchange') closeChange()
      else if (BLOCKS.has(name)) collector.append(' ')
    },
    text(chunk) {
      if (work) work.text += chunk
      else collector.append(chunk)
    },
  })
  collector.closeVersiculo()
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
function parseOsisId(osisId: string): { codigo: string | null; lugar: Omit<Lugar, 'livro'> } {
  const ids = osisId
    .trim()
    .split(/\s+/)
    .map((id) => /^(?:[^:]*:)?([^.]+)\.(\d+)\.(\d+)(?:!([a-z]))?$/.exec(id))
  const [first, last] = [ids[0], ids.at(-1)]
  const [, codigo = null, capitulo = '', versiculo = '', parte = ''] = first ?? []
  const ate = ids.length > 1 && last?.[3] !== undefined ? `-${last[3]}` : ''
  return { codigo, lugar: { capitulo: Number(capitulo), versiculo: `${versiculo}${parte}${ate}` } }
}

function describe(
  builder: BibliaBuilder,
  { field, type, text }: { field: string; type: string; text: string },
): void {
  if (field === 'title') builder.describe({ nome: text })
  else if (field === 'rights' && type.includes('license')) builder.describe({ licenca: text })
  else if (field === 'rights') builder.describe({ atribuicao: text })
}
