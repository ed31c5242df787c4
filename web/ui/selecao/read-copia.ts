/** What a page gives to the clipboard: the selected words of its text, clean, and where they stand. */
import { ENTRE_AS_PALAVRAS } from './palavras.ts'

interface Copia {
  /** Paragraphs are separated by an empty line; verses, items and rows by a line break; cells by a tab. */
  readonly texto: string
  /** What `data-lugar` says of the elements that hold the words, each once, in reading order. */
  readonly lugares: readonly string[]
}

/** Titles say where they stand; other texts are known by their looks. */
const TEXTOS = '.read, h1[data-lugar], h2[data-lugar]'
const CELULA = 'td, th'
/** Kinds of lines: those of one kind follow each other without an empty line. */
const LINHAS = [CELULA, 'li', '.verso', '.versos .v', '.versos .v-segue', '.linha']
const BLOCO = [...LINHAS, 'p, pre, h1, h2, h3, h4, h5, h6, figcaption'].join()
/** Its first line has an empty one before it. */
const ESTROFE = '.estrofe'
/** Their line breaks are the author's. */
const COM_LINHAS = 'pre, .verso'
/** They say where a line may break, and are nothing to a reader of the copy. */
const INVISIVEIS = /[\u00ad\u2060\u200b]/g

/** A piece of text and the block in which it stands. */
interface Pedaco {
  readonly bloco: Element | null
  readonly texto: string
}

/**
 * The copy of a selection.
 * @returns null when it reaches beyond the text of the page, or holds none of it: the browser copies it by itself
 */
export function readCopia(selection: Selection | null): Copia | null {
  if (!selection || selection.isCollapsed || selection.rangeCount === 0) return null
  const range = selection.getRangeAt(0)
  const article = toElement(range.startContainer)?.closest('main article')
  if (!article) return null
  const pedacos: Pedaco[] = []
  const lugares = new Set<string>()
  for (const node of textNodes(range)) {
    const element = toElement(node)
    const texto = cutNode(node, range).replace(INVISIVEIS, '')
    // A selection of whole lines ends at the beginning of what comes next.
    if (!element || !article.contains(element)) {
      if (texto.trim() !== '') return null
      continue
    }
    if (!element.closest(TEXTOS) || element.closest(ENTRE_AS_PALAVRAS)) continue
    pedacos.push({ bloco: element.closest(BLOCO), texto })
    const lugar = element.closest<HTMLElement>('[data-lugar]')?.dataset.lugar
    if (lugar && texto.trim() !== '') lugares.add(lugar)
  }
  const texto = joinPedacos(pedacos)
  return texto === '' ? null : { texto, lugares: [...lugares] }
}

function toElement(node: Node): Element | null {
  return node instanceof Element ? node : node.parentElement
}

function textNodes(range: Range): Text[] {
  const { commonAncestorContainer: root } = range
  if (root instanceof Text) return [root]
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  const found: Text[] = []
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    if (node instanceof Text && range.intersectsNode(node)) found.push(node)
  }
  return found
}

function cutNode(node: Text, { startContainer, startOffset, endContainer, endOffset }: Range): string {
  const end = node === endContainer ? endOffset : node.data.length
  return node.data.slice(node === startContainer ? startOffset : 0, end)
}

function joinPedacos(pedacos: readonly Pedaco[]): string {
  const blocos: { bloco: Element | null; texto: string }[] = []
  for (const { bloco, texto } of pedacos) {
    const last = blocos.at(-1)
    if (last && last.bloco === bloco) last.texto += texto
    else blocos.push({ bloco, texto })
  }
  let copia = ''
  let before: Element | null = null
  for (const { bloco, texto } of blocos) {
    const limpo = toLimpo(bloco, texto)
    if (limpo === '') continue
    copia += copia === '' ? limpo : separatorOf(before, bloco) + limpo
    before = bloco
  }
  return copia
}

function toLimpo(bloco: Element | null, texto: string): string {
  const limpo = bloco?.matches(COM_LINHAS) ? texto.trim() : texto.replace(/\s+/g, ' ').trim()
  const marcador = bloco instanceof HTMLElement ? bloco.dataset.marcador : undefined
  return marcador === undefined || limpo === '' ? limpo : `${marcador} ${limpo}`
}

function separatorOf(before: Element | null, bloco: Element | null): string {
  const isSameKind = LINHAS.some((linhas) => before?.matches(linhas) && bloco?.matches(linhas))
  if (!isSameKind || bloco?.matches(ESTROFE)) return '\n\n'
  const isSameRow = bloco?.matches(CELULA) && bloco.parentElement === before?.parentElement
  return isSameRow ? '\t' : '\n'
}
