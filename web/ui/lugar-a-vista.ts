/** As much of a page's beginning as is still its top: nothing of it has been read by then. */
const TOPO = 40

/**
 * The part of a text that the reader has before him: the one whose dialog or menu is open, else the last that begins in
 * the upper part of the window.
 * @param selector of the parts, in their order
 * @param linha how far down the window the upper part goes, as a share of its height
 * @returns null at the top of the page
 */
export function findLugarAVista(selector: string, linha = 1 / 3): HTMLElement | null {
  const partes = [...document.querySelectorAll<HTMLElement>(selector)]
  const aberta = partes.find((parte) => parte.querySelector('[aria-expanded="true"]'))
  if (aberta) return aberta
  if (window.scrollY < TOPO) return null
  const line = window.innerHeight * linha
  return partes.findLast((parte) => parte.getBoundingClientRect().top <= line) ?? null
}
