import { readLugarOuvido } from './lugar-ouvido.ts'

/** As much of a page's beginning as is still its top: nothing of it has been read by then. */
const TOPO = 40

/**
 * The part of a text that the reader has before him: the one whose dialog or menu is open, the one that is read to him,
 * else the last that begins in the upper part of the window.
 * @param selector of the parts, in their order
 * @param linha how far down the window the upper part goes, as a share of its height
 * @returns null at the top of the page
 */
export function findLugarAVista(selector: string, linha = 1 / 3): HTMLElement | null {
  const partes = [...document.querySelectorAll<HTMLElement>(selector)]
  const aberta = partes.find((parte) => parte.querySelector('[aria-expanded="true"]'))
  if (aberta) return aberta
  const ouvido = readLugarOuvido()
  if (ouvido) return partes.findLast((parte) => isBegun(parte, ouvido.node)) ?? null
  if (window.scrollY < TOPO) return null
  const line = window.innerHeight * linha
  return partes.findLast((parte) => parte.getBoundingClientRect().top <= line) ?? null
}

/** Whether a part begins before some words: it holds them, or they follow in what has no name of its own. */
function isBegun(parte: HTMLElement, words: Node): boolean {
  const { DOCUMENT_POSITION_CONTAINED_BY, DOCUMENT_POSITION_FOLLOWING } = Node
  const place = parte.compareDocumentPosition(words)
  return (place & (DOCUMENT_POSITION_CONTAINED_BY | DOCUMENT_POSITION_FOLLOWING)) !== 0
}
