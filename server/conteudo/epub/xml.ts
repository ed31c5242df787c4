/** Reads the small XML files of an EPUB. Entities are never expanded and nothing is fetched. */

import { parseDocument } from 'htmlparser2'
import { toNfc } from '#server/platform/to-nfc.ts'

export type MarkupDocument = ReturnType<typeof parseDocument>
export type MarkupNode = MarkupDocument['children'][number]
export type MarkupElement = Extract<MarkupNode, { attribs: object }>

export function parseXml(text: string): MarkupDocument {
  return parseDocument(decodeHtmlEntities(dropDoctype(text)), { xmlMode: true })
}

/** Its internal subset would end at its first '>' for the parser, and the rest be taken for text. */
export function dropDoctype(text: string): string {
  const start = text.search(/<!doctype/i)
  if (start === -1) return text
  const close = text.indexOf('>', start)
  const subset = text.indexOf('[', start)
  const isInternal = subset !== -1 && subset < close
  const subsetEnd = isInternal ? text.indexOf(']', subset) : -1
  const end = isInternal ? text.indexOf('>', subsetEnd === -1 ? text.length : subsetEnd) : close
  return end === -1 ? text.slice(0, start) : text.slice(0, start) + text.slice(end + 1)
}

/** `&nbsp;` and the like, which XML does not know and many files use. The five of XML are left for the parser. */
function decodeHtmlEntities(text: string): string {
  return text.replace(/&(?!(?:amp|lt|gt|quot|apos);)[a-z][a-z0-9]{1,31};/gi, (entity) => {
    const [node] = parseDocument(entity).children
    return node && 'data' in node ? node.data : entity
  })
}

export function isElement(node: MarkupNode): node is MarkupElement {
  return node.type === 'tag' || node.type === 'script' || node.type === 'style'
}

/** Name without prefix, in small letters: 'title' of <dc:title>. */
export function localName({ name }: MarkupElement): string {
  return name.slice(name.indexOf(':') + 1).toLowerCase()
}

/** An attribute by its name without prefix. */
export function attribute({ attribs }: MarkupElement, name: string): string | undefined {
  if (Object.hasOwn(attribs, name)) return attribs[name]
  return Object.entries(attribs).find(([key]) => key.slice(key.indexOf(':') + 1).toLowerCase() === name)?.[1]
}

/** All nodes below one, in the order of the document, without recursion: a hostile file may be very deep. */
export function* descendants(root: { children: MarkupNode[] }): Generator<MarkupNode> {
  const stack = root.children.toReversed()
  for (let node = stack.pop(); node; node = stack.pop()) {
    yield node
    if ('children' in node) for (const child of node.children.toReversed()) stack.push(child)
  }
}

/** Elements below `root` with this local name, in the order of the document. */
export function findAll(root: { children: MarkupNode[] }, name: string): MarkupElement[] {
  const found: MarkupElement[] = []
  for (const node of descendants(root)) if (isElement(node) && localName(node) === name) found.push(node)
  return found
}

export function childrenOf(element: MarkupElement, name: string): MarkupElement[] {
  return element.children.filter(isElement).filter((child) => localName(child) === name)
}

/** Text with white space collapsed, for names and labels. */
export function textOf(root: { children: MarkupNode[] }): string {
  let text = ''
  for (const node of descendants(root)) if (node.type === 'text' && 'data' in node) text += node.data
  return cleanLine(text)
}

/** One line in NFC without control characters and soft hyphens. */
export function cleanLine(text: string): string {
  return toNfc(text.toWellFormed())
    .replace(/(?!\s)[\p{Cc}\u00ad]/gu, '')
    .replace(/\s+/g, ' ')
    .trim()
}
