/** Where characters stand on the page: `data-paragrafo` is the id, `data-inicio` the place of the first in `texto`. */

/** A character of a paragraph. */
export interface PosicaoNoTexto {
  readonly paragrafo: number
  readonly deslocamento: number
}

const PORTADOR = '[data-paragrafo]'

/** The elements that hold text, in reading order. */
export function portadoresDe(container: ParentNode): HTMLElement[] {
  return [...container.querySelectorAll<HTMLElement>(PORTADOR)]
}

/** The element that holds a node of the page; null outside the text. */
export function portadorDe(node: Node): HTMLElement | null {
  const element = node instanceof Element ? node : node.parentElement
  return element?.closest<HTMLElement>(PORTADOR) ?? null
}

/** The place of an element's first character in the paragraph's text. */
export function inicioDe(portador: HTMLElement): number {
  return Number(portador.dataset.inicio ?? 0)
}

/** @param offset as ranges count it: characters of a text node, children of an element */
export function toPosicao(portador: HTMLElement, node: Node, offset: number): PosicaoNoTexto {
  const before = document.createRange()
  before.setStart(portador, 0)
  before.setEnd(node, offset)
  return {
    paragrafo: Number(portador.dataset.paragrafo),
    deslocamento: inicioDe(portador) + before.toString().length,
  }
}

/** The range of one character, or of the element when it holds none. */
export function rangeOf(portador: HTMLElement, deslocamento: number): Range {
  const range = document.createRange()
  range.selectNodeContents(portador)
  let rest = Math.max(0, deslocamento - inicioDe(portador))
  const walker = document.createTreeWalker(portador, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const { length } = node.textContent ?? ''
    if (rest < length) {
      range.setStart(node, rest)
      range.setEnd(node, rest + 1)
      return range
    }
    rest -= length
  }
  return range
}

/** The element that holds a character: the last of the paragraph's pieces that begins before it. */
export function findPortador(
  container: ParentNode,
  { paragrafo, deslocamento }: PosicaoNoTexto,
): HTMLElement | null {
  const pieces = [...container.querySelectorAll<HTMLElement>(`[data-paragrafo="${paragrafo}"]`)]
  return pieces.findLast((piece) => inicioDe(piece) <= deslocamento) ?? pieces[0] ?? null
}

/** The first of `length` that passes a test which all later ones pass too. @returns its index; `length` when none does */
export function findFirst(length: number, test: (index: number) => boolean): number {
  let low = 0
  let high = length
  while (low < high) {
    const middle = (low + high) >>> 1
    if (test(middle)) high = middle
    else low = middle + 1
  }
  return low
}

/** The first character seen below a line of the window. @param line pixels from its top @returns null when all is above */
export function firstBelow(container: ParentNode, line: number): PosicaoNoTexto | null {
  const portadores = portadoresDe(container)
  const index = findFirst(portadores.length, (each) => bottomOf(portadores[each]) > line)
  const portador = portadores[index]
  if (!portador) return null
  const { length } = portador.textContent
  const inicio = inicioDe(portador)
  const character = findFirst(length, (each) => middleOf(rangeOf(portador, inicio + each)) > line)
  return {
    paragrafo: Number(portador.dataset.paragrafo),
    deslocamento: inicio + Math.min(character, Math.max(0, length - 1)),
  }
}

function bottomOf(element: HTMLElement | undefined): number {
  return element?.getBoundingClientRect().bottom ?? Number.POSITIVE_INFINITY
}

/** Of a line its middle counts, so that the line just scrolled away is not taken for the first one. */
function middleOf(range: Range): number {
  const { top, bottom } = range.getBoundingClientRect()
  return (top + bottom) / 2
}
