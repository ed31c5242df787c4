/** Selected words and highlights of the ebook reader, as a reader makes them. */
import type { Locator, Page } from 'playwright-core'
import type { Cadastro } from '#contract/auth.ts'
import type { Database } from '#server/platform/database.ts'
import { untilRefreshed } from './browser-calls.ts'
import { paragrafo } from './browser-leitura.ts'
import { findUsuarioId } from './browser-notas.ts'
import { expectSoon, settleEffects } from './browser-poll.ts'

/** Selects words with the mouse, as a reader does. @param palavras all in one paragraph of the open chapter */
export async function selecionar(page: Page, palavras: string): Promise<void> {
  await paragrafo(page, palavras).waitFor()
  const { from, to } = await page.evaluate(placeOf, palavras)
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  await page.mouse.move((from.x + to.x) / 2, (from.y + to.y) / 2)
  await page.mouse.move(to.x, to.y)
  await page.mouse.up()
}

/** Runs in the page: where the words begin and end in the window, once the reader's place stands. */
async function placeOf(palavras: string) {
  await document.fonts.ready
  for (let frames = 0; frames < 2; frames++) await new Promise(requestAnimationFrame)
  for (const portador of document.querySelectorAll('main [data-paragrafo]')) {
    const start = portador.textContent.indexOf(palavras)
    if (start === -1) continue
    const range = document.createRange()
    const walker = document.createTreeWalker(portador, NodeFilter.SHOW_TEXT)
    let before = 0
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const { length } = node.textContent ?? ''
      const [from, to] = [start - before, start + palavras.length - before]
      if (from >= 0 && from < length) range.setStart(node, from)
      if (to > 0 && to <= length) range.setEnd(node, to)
      before += length
    }
    const place = range.getBoundingClientRect()
    window.scrollBy({ top: place.top - window.innerHeight / 2, behavior: 'instant' })
    const boxes = [...range.getClientRects()]
    const [first, last] = [boxes[0], boxes.at(-1)]
    if (!first || !last) break
    return {
      from: { x: first.left + 1, y: first.top + first.height / 2 },
      to: { x: last.right - 1, y: last.top + last.height / 2 },
    }
  }
  throw new Error(`The chapter does not say: ${palavras}`)
}

/** What is offered for selected words. */
export function barraDeSelecao(page: Page): Locator {
  return page.getByRole('toolbar', { name: 'Trecho selecionado' })
}

/** Waits until it is there with its keys. */
export async function esperarBarra(page: Page): Promise<void> {
  await barraDeSelecao(page).waitFor()
  await settleEffects(page)
}

/** The words of the highlights on the page, piece by piece. */
export function destacados(page: Page): Promise<string[]> {
  return page.locator('main mark[data-destaque]').allInnerTexts()
}

/** Selects words and marks them. The server has the highlight then, and the page knows what the server has. */
export async function destacar(page: Page, palavras: string, cor: string): Promise<void> {
  await selecionar(page, palavras)
  const botao = barraDeSelecao(page).getByRole('button', { name: `Destacar em ${cor}` })
  await untilRefreshed(page, /^POST .*\/destaques$/, /^GET .*\/destaques$/, () => botao.click())
  await expectSoon(async () => (await destacados(page)).join('')).toContain(palavras)
}

/** Selects words and marks them, whether the server answers or not. No other words of the chapter are marked. */
export async function marcar(page: Page, palavras: string, cor: string): Promise<void> {
  await selecionar(page, palavras)
  await barraDeSelecao(page)
    .getByRole('button', { name: `Destacar em ${cor}` })
    .click()
  await expectSoon(async () => (await destacados(page)).join('')).toBe(palavras)
}

/** The card of a highlight. */
export function cartao(page: Page): Locator {
  return page.getByRole('dialog', { name: 'Destaque', exact: true })
}

/** What is stored of a reader's highlights, the oldest first. */
export async function readDestaques(db: Database, { email }: Pick<Cadastro, 'email'>) {
  return db.write
    .selectFrom('destaque')
    .select(['trecho', 'cor', 'nota'])
    .where('usuario_id', '=', await findUsuarioId(db, email))
    .orderBy('criado_em')
    .orderBy('id')
    .execute()
}

/** Begins at words and takes them with Shift and the arrows. */
export async function selectByKeys(page: Page, palavras: string): Promise<void> {
  await page.evaluate((words) => {
    const place = [...document.querySelectorAll('main [data-paragrafo]')].find((each) =>
      each.textContent.startsWith(words),
    )
    const text = place && document.createTreeWalker(place, NodeFilter.SHOW_TEXT).nextNode()
    if (!text) throw new Error(`The chapter does not say: ${words}`)
    place?.scrollIntoView({ block: 'center', behavior: 'instant' })
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
    // Without caret browsing only a selection that is there can be extended.
    document.getSelection()?.setBaseAndExtent(text, 0, text, 1)
  }, palavras)
  for (const _ of palavras.slice(1)) await page.keyboard.press('Shift+ArrowRight')
  await expectSoon(() => page.evaluate(() => document.getSelection()?.toString())).toBe(palavras)
  await esperarBarra(page)
}
