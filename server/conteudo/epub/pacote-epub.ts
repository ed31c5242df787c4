/** The package document (OPF 2 and 3): what the book consists of. Metadata are read by metadados.ts. */
import { decodeMarkup } from './decode-markup.ts'
import { EpubError } from './epub-error.ts'
import type { Epub } from './open-epub.ts'
import { attribute, findAll, type MarkupElement, parseXml } from './xml.ts'
import { resolveHref } from './zip-names.ts'

export interface ItemDoPacote {
  id: string
  /** Name in the zip. */
  path: string
  tipo: string
  properties: string[]
}

export interface PacoteEpub {
  /** Name of the package document in the zip. */
  path: string
  package: MarkupElement
  metadata: MarkupElement[]
  /** Only what is in the zip. */
  manifest: ItemDoPacote[]
  /** Documents in reading order, each once; those outside the linear order as well. */
  spine: ItemDoPacote[]
  /** Id of the NCX that the spine names. */
  ncx: string | null
  /** References of the EPUB 2 guide: 'cover', 'toc', 'text'… */
  guide: { tipo: string; path: string }[]
}

const DOCUMENT =
  /^(?:application\/xhtml\+xml|text\/html|application\/html|text\/x-oeb1-document|image\/svg\+xml)$/
const DOCUMENT_NAME = /\.(?:x?html?|xht)$/i

/** @throws EpubError when it is damaged or names no document that is there */
export async function readPacoteEpub(epub: Epub, path: string): Promise<PacoteEpub> {
  const bytes = await epub.read(path)
  const root = bytes && parseXml(decodeMarkup(bytes))
  const element = root && findAll(root, 'package')[0]
  if (!element)
    throw new EpubError('O documento do pacote (.opf) está danificado ou não é um pacote de EPUB.')
  const manifest = readManifest(epub, element, path)
  const [spine] = findAll(element, 'spine')
  const pacote: PacoteEpub = {
    path,
    package: element,
    metadata: findAll(element, 'metadata'),
    manifest,
    spine: spine ? readSpine(spine, manifest) : [],
    ncx: (spine && attribute(spine, 'toc')) ?? null,
    guide: readGuide(epub, element, path),
  }
  if (pacote.spine.length === 0) pacote.spine = manifest.filter(isDocument)
  if (pacote.spine.length === 0)
    throw new EpubError('O EPUB não tem nenhum texto: o pacote não nomeia documentos.')
  return pacote
}

function readManifest(epub: Epub, element: MarkupElement, base: string): ItemDoPacote[] {
  return findAll(element, 'item').flatMap((item) => {
    const path = findTarget(epub, attribute(item, 'href'), base)
    if (!path) return []
    return [
      {
        id: attribute(item, 'id') ?? path,
        path,
        tipo: (attribute(item, 'media-type') ?? '').trim().toLowerCase(),
        properties: (attribute(item, 'properties') ?? '').split(/\s+/),
      },
    ]
  })
}

function readSpine(spine: MarkupElement, manifest: readonly ItemDoPacote[]): ItemDoPacote[] {
  const byId = new Map(manifest.map((item) => [item.id, item]))
  const items = findAll(spine, 'itemref').flatMap((itemref) => {
    const item = byId.get(attribute(itemref, 'idref') ?? '')
    return item && isDocument(item) ? [item] : []
  })
  const paths = new Set<string>()
  return items.filter(({ path }) => !paths.has(path) && paths.add(path))
}

function readGuide(epub: Epub, element: MarkupElement, base: string): PacoteEpub['guide'] {
  return findAll(element, 'reference').flatMap((reference) => {
    const path = findTarget(epub, attribute(reference, 'href'), base)
    return path ? [{ tipo: (attribute(reference, 'type') ?? '').toLowerCase(), path }] : []
  })
}

/** Name in the zip of what a reference means; null when it is not there or elsewhere. */
export function findTarget(epub: Epub, href: string | undefined, base: string): string | null {
  const target = href ? resolveHref(href, base) : null
  return target && epub.find(target.path)
}

function isDocument({ tipo, path }: ItemDoPacote): boolean {
  return DOCUMENT.test(tipo) || DOCUMENT_NAME.test(path)
}
