/** Words of the standards and of the Bible as a reader marks them. */
import type { Locator, Page } from 'playwright-core'
import { untilRefreshed } from './browser-calls.ts'
import { barraDeSelecao, esperarBarra } from './browser-destaques.ts'
import { expectSoon } from './browser-poll.ts'

/** Selects words of one paragraph or verse with the mouse. */
export async function selecionarPalavras(page: Page, palavras: string): Promise<void> {
  await page.waitForFunction(isText, palavras)
  const { from, to } = await page.evaluate(placeOf, palavras)
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  await page.mouse.move((from.x + to.x) / 2, (from.y + to.y) / 2)
  await page.mouse.move(to.x, to.y)
  await page.mouse.up()
  await esperarBarra(page)
}

/** Whether the text of the page is there: its title may say the same words before. The marks of footnotes stand between words. */
function isText(palavras: string): boolean {
  return [...document.querySelectorAll('main .read p, main .v')].some((bloco) => {
    const copia = document.createElement('div')
    copia.append(bloco.cloneNode(true))
    for (const button of copia.querySelectorAll('button')) button.remove()
    return copia.textContent.replaceAll('\u2060', '').includes(palavras)
  })
}

/** A point in the middle of words that stand in one line, and where they begin and end. */
export async function placeOf(palavras: string) {
  await document.fonts.ready
  for (let frames = 0; frames < 2; frames++) await new Promise(requestAnimationFrame)
  for (const bloco of document.querySelectorAll('main .read p, main .v')) {
    const nodes: Text[] = []
    const walker = document.createTreeWalker(bloco, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      if (node instanceof Text && !node.parentElement?.closest('button')) nodes.push(node)
    }
    const start = nodes
      .map(({ data }) => data)
      .join('')
      .replaceAll('\u2060', '')
      .indexOf(palavras)
    if (start === -1) continue
    const range = document.createRange()
    let before = 0
    for (const node of nodes) {
      const length = node.data === '\u2060' ? 0 : node.data.length
      const [from, to] = [start - before, start + palavras.length - before]
      if (from >= 0 && from < length) range.setStart(node, from)
      if (to > 0 && to <= length) range.setEnd(node, to)
      before += length
    }
    window.scrollBy({ top: range.getBoundingClientRect().top - window.innerHeight / 2, behavior: 'instant' })
    const boxes = [...range.getClientRects()]
    const [first, last] = [boxes[0], boxes.at(-1)]
    if (!first || !last) break
    return {
      from: { x: first.left + 1, y: first.top + first.height / 2 },
      to: { x: last.right - 1, y: last.top + last.height / 2 },
    }
  }
  throw new Error(`The page does not say: ${palavras}`)
}

/** The words that are painted in a colour, or as having a note. */
export function pintadas(page: Page, nome: string): Promise<string[]> {
  return page.evaluate((name) => {
    const ranges = [...(CSS.highlights.get(`marca-${name}`) ?? [])]
    return ranges.map(String)
  }, nome)
}

/** Waits until words are painted in a colour, and no others. */
export function expectPintadas(page: Page, nome: string, ...palavras: readonly string[]) {
  return expectSoon(async () => (await pintadas(page, nome)).join('')).toBe(palavras.join(''))
}

/** Selects words and marks them. The server has the mark then. */
export async function marcarPalavras(page: Page, palavras: string, cor: string): Promise<void> {
  await selecionarPalavras(page, palavras)
  const botao = barraDeSelecao(page).getByRole('button', { name: `Destacar em ${cor}` })
  await untilRefreshed(page, /^PUT .*\/marcas\//, /^GET .*\/marcas\/(padroes|biblia)\//, () => botao.click())
}

/** The card of a mark. */
export function cartaoDaMarca(page: Page, lugar: string): Locator {
  return page.getByRole('dialog', { name: `Marca em ${lugar}`, exact: true })
}
