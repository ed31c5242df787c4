/** A document of the book, read and sanitised, with what other documents refer to in it. */
import { decodeMarkup } from './decode-markup.ts'
import type { Epub } from './open-epub.ts'
import { sanitizeXhtml } from './sanitize-xhtml.ts'
import { cleanLine, descendants, findAll, isElement, type MarkupDocument, type MarkupElement } from './xml.ts'
import { resolveHref } from './zip-names.ts'

export interface DocumentoDoEpub {
  /** Name in the zip. */
  path: string
  root: MarkupDocument
  /** Text of <title>. */
  titulo: string | null
  /** Elements by id or name. */
  ids: ReadonlyMap<string, MarkupElement>
  links: readonly MarkupElement[]
}

interface AlvoDoLink {
  path: string
  fragment: string | null
}

/** @returns null when the entry is damaged */
export async function readDocumento(epub: Epub, path: string): Promise<DocumentoDoEpub | null> {
  const bytes = await epub.read(path)
  return bytes && toDocumento(path, decodeMarkup(bytes))
}

export function toDocumento(path: string, markup: string): DocumentoDoEpub {
  const root = sanitizeXhtml(markup)
  const ids = new Map<string, MarkupElement>()
  const links: MarkupElement[] = []
  for (const node of descendants(root)) {
    if (!isElement(node)) continue
    const { id, name, href } = node.attribs
    for (const key of [id, node.name === 'a' ? name : undefined]) if (key && !ids.has(key)) ids.set(key, node)
    if (node.name === 'a' && href) links.push(node)
  }
  const [title] = findAll(root, 'title')
  const titulo = title
    ? cleanLine(title.children.map((node) => ('data' in node ? node.data : '')).join(''))
    : ''
  return { path, root, titulo: titulo || null, ids, links }
}

const alvos = new WeakMap<MarkupElement, AlvoDoLink | null>()

/** Where a link leads inside the book; null for everything else. Worked out once: notes ask again and again. */
export function alvoOf(
  link: MarkupElement,
  { path }: DocumentoDoEpub,
  epub: Pick<Epub, 'find'>,
): AlvoDoLink | null {
  const known = alvos.get(link)
  if (known !== undefined) return known
  const target = resolveHref(link.attribs.href ?? '', path)
  const found = target && epub.find(target.path)
  const alvo = found ? { path: found, fragment: target.fragment } : null
  alvos.set(link, alvo)
  return alvo
}

/** A link to another site or a mailbox, as it may be shown; null for everything else. */
export function externalHref(link: MarkupElement): string | null {
  const href = (link.attribs.href ?? '').trim()
  if (!/^(?:https?|mailto):/i.test(href)) return null
  return URL.canParse(href) ? new URL(href).href : null
}
