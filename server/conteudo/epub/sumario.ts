/** The book's own table of contents: the navigation document of EPUB 3, or the NCX of EPUB 2. */
import { decodeMarkup } from './decode-markup.ts'
import type { Epub } from './open-epub.ts'
import { findTarget, type ItemDoPacote, type PacoteEpub } from './pacote-epub.ts'
import {
  attribute,
  childrenOf,
  findAll,
  isElement,
  localName,
  type MarkupElement,
  parseXml,
  textOf,
} from './xml.ts'
import { resolveHref } from './zip-names.ts'

export interface EntradaDoSumario {
  titulo: string
  /** From 1. */
  nivel: number
  /** Null for an entry that only stands over others. */
  alvo: { path: string; fragment: string | null } | null
}

const MAX_NIVEL = 8

/** Entries in order; empty when the book has no table of contents that can be read. */
export async function readSumario(epub: Epub, { manifest, ncx }: PacoteEpub): Promise<EntradaDoSumario[]> {
  const nav = manifest.find(({ properties }) => properties.includes('nav'))
  const fromNav = nav ? await readNav(epub, nav) : []
  if (fromNav.length > 0) return fromNav
  const item =
    manifest.find(({ id }) => id === ncx) ??
    manifest.find(({ tipo }) => tipo === 'application/x-dtbncx+xml') ??
    manifest.find(({ path }) => /\.ncx$/i.test(path))
  const path = item?.path ?? epub.names.find((name) => /\.ncx$/i.test(name))
  return path ? readNcx(epub, path) : []
}

async function readNav(epub: Epub, { path }: ItemDoPacote): Promise<EntradaDoSumario[]> {
  const bytes = await epub.read(path)
  if (!bytes) return []
  const navs = findAll(parseXml(decodeMarkup(bytes)), 'nav')
  const toc = navs.find((nav) => (attribute(nav, 'type') ?? '').split(/\s+/).includes('toc')) ?? navs[0]
  const list = toc && findAll(toc, 'ol')[0]
  return list ? readList(epub, list, path, 1) : []
}

function readList(epub: Epub, list: MarkupElement, base: string, nivel: number): EntradaDoSumario[] {
  return childrenOf(list, 'li').flatMap((li) => {
    const label = li.children.filter(isElement).find((child) => localName(child) !== 'ol')
    const link = label && (localName(label) === 'a' ? label : findAll(label, 'a')[0])
    const titulo = label ? textOf(label) : ''
    const alvo = link ? toAlvo(epub, attribute(link, 'href'), base) : null
    const below = nivel < MAX_NIVEL ? childrenOf(li, 'ol') : []
    return [
      ...(titulo === '' ? [] : [{ titulo, nivel, alvo }]),
      ...below.flatMap((inner) => readList(epub, inner, base, nivel + 1)),
    ]
  })
}

async function readNcx(epub: Epub, path: string): Promise<EntradaDoSumario[]> {
  const bytes = await epub.read(path)
  const [map] = bytes ? findAll(parseXml(decodeMarkup(bytes)), 'navmap') : []
  return map ? readPoints(epub, map, path, 1) : []
}

function readPoints(epub: Epub, parent: MarkupElement, base: string, nivel: number): EntradaDoSumario[] {
  if (nivel > MAX_NIVEL) return []
  return childrenOf(parent, 'navpoint').flatMap((point) => {
    const [label] = childrenOf(point, 'navlabel')
    const [content] = childrenOf(point, 'content')
    const titulo = label ? textOf(label) : ''
    const alvo = content ? toAlvo(epub, attribute(content, 'src'), base) : null
    const own = titulo === '' ? [] : [{ titulo, nivel, alvo }]
    return [...own, ...readPoints(epub, point, base, nivel + 1)]
  })
}

function toAlvo(epub: Epub, href: string | undefined, base: string): EntradaDoSumario['alvo'] {
  const path = findTarget(epub, href, base)
  return path ? { path, fragment: resolveHref(href ?? '', base)?.fragment ?? null } : null
}
