/** What the package document says about the book (Dublin Core with the refinements of EPUB 2 and 3). */

import type { ParsedAutor } from '../parsers/content-model.ts'
import { readAutores } from './autores.ts'
import { type Dado, listDados } from './dados.ts'
import type { PacoteEpub } from './pacote-epub.ts'
import { attribute, cleanLine, findAll, localName } from './xml.ts'

export interface Metadados {
  /** Null when the book has none: the reader of the file falls back on what it has. */
  titulo: string | null
  subtitulo: string | null
  autores: ParsedAutor[]
  idioma: string | null
  assuntos: string[]
  ano: number | null
  kind: 'livro' | 'artigo'
  /** dc:identifier; null when there is none. */
  identificador: string | null
  /** HTML or plain text. */
  descricao: string | null
  /** Publisher, rights and the like, by which a title page is known for one. */
  outros: string[]
}

const BCP_47 = /^[a-z]{2,3}(?:-[a-z0-9]{2,8})*$/i
const MAX_ASSUNTO = 100

export function readMetadados(pacote: PacoteEpub): Metadados {
  const dados = (name: string) => listDados(pacote, name)
  const { titulo, subtitulo } = readTitulos(dados('title'))
  return {
    titulo,
    subtitulo,
    autores: readAutores(dados('creator')),
    idioma:
      dados('language')
        .map(toIdioma)
        .find((idioma) => idioma !== null) ?? null,
    assuntos: readAssuntos(dados('subject')),
    ano: readAno(dados('date')),
    kind: dados('type').some(({ texto }) => /^(?:artigo|article)$/i.test(texto)) ? 'artigo' : 'livro',
    identificador: readIdentificador(pacote, dados('identifier')),
    descricao: dados('description')[0]?.texto ?? null,
    outros: ['publisher', 'rights', 'date', 'contributor', 'creator', 'description'].flatMap((name) =>
      dados(name).map(({ texto }) => texto),
    ),
  }
}

function readTitulos(titles: readonly Dado[]): { titulo: string | null; subtitulo: string | null } {
  const ofType = (type: string) => titles.find((title) => title.refine('title-type') === type)
  const main = ofType('main') ?? titles.find((title) => title.refine('title-type') === undefined) ?? titles[0]
  const subtitle = ofType('subtitle')
  return { titulo: main?.texto ?? null, subtitulo: subtitle === main ? null : (subtitle?.texto ?? null) }
}

function toIdioma({ texto }: Dado): string | null {
  const tag = texto.replaceAll('_', '-')
  if (!BCP_47.test(tag) || /^und\b/i.test(tag)) return null
  try {
    return Intl.getCanonicalLocales(tag)[0] ?? null
  } catch {
    return null
  }
}

function readAssuntos(subjects: readonly Dado[]): string[] {
  const names = subjects.flatMap(({ texto }) => texto.split(';')).map(cleanLine)
  return [...new Set(names.filter((name) => name !== '' && name.length <= MAX_ASSUNTO))]
}

/** The year of the work where it is told from that of the file; calibre writes 0101 for an unknown one. */
function readAno(dates: readonly Dado[]): number | null {
  const ofEvent = (event: string) => dates.find((date) => date.refine('event')?.toLowerCase() === event)
  const plain = dates.filter(
    (date) => !/^(?:modification|conversion|creation)$/i.test(date.refine('event') ?? ''),
  )
  for (const date of [ofEvent('original-publication'), ofEvent('publication'), ...plain]) {
    const ano = Number(/(?<!\d)\d{4}(?!\d)/.exec(date?.texto ?? '')?.[0] ?? Number.NaN)
    if (ano > 101 && ano < 2_200) return ano
  }
  return null
}

function readIdentificador(pacote: PacoteEpub, identifiers: readonly Dado[]): string | null {
  const unique = attribute(pacote.package, 'unique-identifier')
  const named = identifiers.find(({ element }) => unique !== undefined && attribute(element, 'id') === unique)
  return (named ?? identifiers[0])?.texto ?? null
}

/** Name of the cover's image as the package gives it: property of EPUB 3, or id of EPUB 2. */
export function findCapa({ manifest, metadata }: PacoteEpub): string | null {
  const byProperty = manifest.find(({ properties }) => properties.includes('cover-image'))
  if (byProperty) return byProperty.path
  const metas = metadata.flatMap((element) => findAll(element, 'meta'))
  const meta = metas.find(
    (element) => localName(element) === 'meta' && attribute(element, 'name') === 'cover',
  )
  const content = meta && attribute(meta, 'content')
  const item = content ? manifest.find(({ id, path }) => id === content || path.endsWith(content)) : undefined
  return item?.tipo.startsWith('image/') ? item.path : null
}
