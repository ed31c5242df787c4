/** The texts of the library, on their own pages and opened in the harmonies. */
const TEXTOS = '.read, .texto-aberto .texto'
/**
 * What stands among the words of a text without being one of them: numbers of verses and sections, markers, notes of
 * the margin. A Bible reference in an ebook is a button, and words.
 */
export const ENTRE_AS_PALAVRAS =
  'button:not(.lig), .ref, .sr, .no, .margin, .nota-lateral, .sob-o-texto, .notas-do-capitulo .rubric, .titulo-de-secao, .no-papel, [aria-hidden="true"]'
const BLOCO = 'p, li, h2, h3, h4'

/** The words of the page's texts that are selected. @returns '' when none is, or the selection lies elsewhere */
export function readPalavras(selection: Selection | null): string {
  if (!selection || selection.isCollapsed || selection.rangeCount === 0) return ''
  const range = selection.getRangeAt(0)
  const common = range.commonAncestorContainer
  const element = common instanceof Element ? common : common.parentElement
  const main = element?.closest('main')
  if (!element || !main || element.closest(ENTRE_AS_PALAVRAS)) return ''
  const textos = [...main.querySelectorAll<HTMLElement>(TEXTOS)].filter((texto) =>
    range.intersectsNode(texto),
  )
  return textos.map((texto) => readIn(texto, range)).join(' ')
}

function readIn(texto: HTMLElement, selected: Range): string {
  const range = selected.cloneRange()
  if (!texto.contains(range.startContainer)) range.setStart(texto, 0)
  if (!texto.contains(range.endContainer)) range.setEnd(texto, texto.childNodes.length)
  const copy = range.cloneContents()
  for (const other of copy.querySelectorAll(ENTRE_AS_PALAVRAS)) other.remove()
  for (const block of copy.querySelectorAll(BLOCO)) block.append(' ')
  return copy.textContent
}
