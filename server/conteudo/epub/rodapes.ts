/** Which links are markers of footnotes, which elements the notes, which lead back; in older books, links in pairs. */
import { alvoOf, type DocumentoDoEpub } from './documento.ts'
import type { Epub } from './open-epub.ts'
import { hasType, headingLevel, isBlock, semanticsOf } from './semantics.ts'
import { descendants, findAll, isElement, type MarkupElement, textOf } from './xml.ts'

export interface Rodape {
  element: MarkupElement
  /** As printed in the text, without brackets; null for a note to which nothing refers. */
  marcador: string | null
}

export interface Rodapes {
  byElement: Map<MarkupElement, Rodape>
  /** The links that are markers. */
  byLink: Map<MarkupElement, Rodape>
  /** Links back to the text that say nothing else. */
  dropped: Set<MarkupElement>
}

const NOTEREF = new Set(['noteref', 'annoref'])
const NOTE = new Set(['footnote', 'endnote', 'rearnote', 'note'])
const BACKLINK = new Set(['backlink', 'referrer'])
const BACKLINK_CLASS = /^(?:footnote-?back|backlink|back-?ref|return-?link)$/
const NOTE_CLASS = /^(?:footnote|endnote|rearnote|nota|fn)$/
/** '1', '[12]', '(a)', '*', '†', 'iv'. */
const MARCADOR = /^[[(]?\s*(\d{1,4}[a-z]?|[a-z]|[ivxlc]{1,7}|[*†‡§¶#]{1,4})\s*[\])]?\.?$/i
const SETA =
  /^[\s[(]*(?:[↩↑⇑⤴↖↵⏎^←«‹<▲△]|voltar|volta|retornar|return|back)[\p{L}\s]{0,24}[\ufe0e\ufe0f\s\])]*$/iu

export function findRodapes(documentos: readonly DocumentoDoEpub[], epub: Pick<Epub, 'find'>): Rodapes {
  const rodapes: Rodapes = { byElement: new Map(), byLink: new Map(), dropped: new Set() }
  const byPath = new Map(documentos.map((documento) => [documento.path, documento]))
  for (const documento of documentos) {
    for (const link of documento.links) findRodape(link, documento, byPath, epub, rodapes)
  }
  addUnmarked(documentos, rodapes)
  return rodapes
}

/** Notes to which nothing refers, unless they hold or belong to one that is known. */
function addUnmarked(documentos: readonly DocumentoDoEpub[], { byElement }: Rodapes): void {
  const around = new Set([...byElement.keys()].flatMap(withAncestors))
  for (const { root } of documentos) {
    for (const node of descendants(root)) {
      if (!isElement(node) || !isBlock(node) || !hasType(node, NOTE) || around.has(node)) continue
      if (withAncestors(node).some((element) => byElement.has(element))) continue
      byElement.set(node, { element: node, marcador: null })
    }
  }
}

function findRodape(
  link: MarkupElement,
  documento: DocumentoDoEpub,
  byPath: ReadonlyMap<string, DocumentoDoEpub>,
  epub: Pick<Epub, 'find'>,
  rodapes: Rodapes,
): void {
  if (rodapes.dropped.has(link) || isBacklink(link)) return
  const alvo = alvoOf(link, documento, epub)
  const target = alvo && byPath.get(alvo.path)
  const anchor = alvo?.fragment ? target?.ids.get(alvo.fragment) : undefined
  const isTyped = hasType(link, NOTEREF)
  const texto = textOf(link)
  if (!target || !anchor || !(isTyped || MARCADOR.test(texto))) return
  const element = noteElement(anchor)
  if (!element || element === blockOf(link) || isAround(element, link)) return
  const known = rodapes.byElement.get(element)
  const backlinks = findBacklinks(element, target, link, documento, epub)
  const isNote = isTyped || hasType(element, NOTE) || hasType(anchor, NOTE) || backlinks.length > 0
  // A line that is only a number is an entry of a table of contents, not a marker.
  if (!isNote || (!isTyped && textOf(blockOf(link) ?? link) === texto)) return
  const rodape = known ?? { element, marcador: bareMarcador(texto) }
  rodapes.byElement.set(element, rodape)
  rodapes.byLink.set(link, rodape)
  for (const backlink of backlinks) {
    const shown = textOf(backlink)
    if (isBacklink(backlink) || SETA.test(shown) || bareMarcador(shown) === rodape.marcador)
      rodapes.dropped.add(backlink)
  }
}

export function bareMarcador(texto: string): string {
  return texto.replace(/^[[(\s]+|(?<![\])\s.])[\])\s.]+$/g, '')
}

function isBacklink(link: MarkupElement): boolean {
  return hasType(link, BACKLINK) || semanticsOf(link).some((word) => BACKLINK_CLASS.test(word))
}

/** Links of the note that lead to the marker, to what holds it, or to its paragraph. */
function findBacklinks(
  note: MarkupElement,
  noteDocumento: DocumentoDoEpub,
  link: MarkupElement,
  documento: DocumentoDoEpub,
  epub: Pick<Epub, 'find'>,
): MarkupElement[] {
  const block = blockOf(link)
  return findAll(note, 'a').filter((candidate) => {
    const alvo = alvoOf(candidate, noteDocumento, epub)
    if (!alvo?.fragment || alvo.path !== documento.path) return false
    const anchor = documento.ids.get(alvo.fragment)
    return anchor !== undefined && (anchor === block || (block !== null && blockOf(anchor) === block))
  })
}

/** The whole note, from the element that has its id: a paragraph, or the list item or box of several. */
function noteElement(anchor: MarkupElement): MarkupElement | null {
  const block = isBlock(anchor) ? anchor : blockOf(anchor)
  if (!block || block.name === 'body' || block.name === 'html' || headingLevel(block) !== null) return null
  if (block.name === 'td' || block.name === 'th') return parentOf(block)
  const parent = parentOf(block)
  const isFirst = parent?.children.filter(isElement).find(isBlock) === block
  const isBox =
    parent &&
    (/^(?:li|aside|dd)$/.test(parent.name) || semanticsOf(parent).some((word) => NOTE_CLASS.test(word)))
  const note = isFirst && isBox ? parent : block
  const hasHeading = [1, 2, 3].some((level) => findAll(note, `h${level}`).length > 0)
  return hasHeading ? null : note
}

/** The element itself or the one around it that is a block. */
function blockOf(element: MarkupElement): MarkupElement | null {
  let current: MarkupElement | null = element
  while (current && !isBlock(current)) current = parentOf(current)
  return current
}

function parentOf({ parent }: MarkupElement): MarkupElement | null {
  return parent && isElement(parent) ? parent : null
}

function isAround(element: MarkupElement, inner: MarkupElement): boolean {
  return withAncestors(inner).includes(element)
}

function withAncestors(element: MarkupElement): MarkupElement[] {
  const path: MarkupElement[] = []
  for (let current: MarkupElement | null = element; current; current = parentOf(current)) path.push(current)
  return path
}
