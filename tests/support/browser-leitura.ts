/** The ebook reader as a reader works it. */
import { join } from 'node:path'
import type { Locator, Page, Request } from 'playwright-core'
import type { Cadastro } from '#contract/auth.ts'
import type { Database } from '#server/platform/database.ts'
import { insertLeituras } from './browser-ebooks.ts'
import { expectSoon } from './browser-poll.ts'
import { type LivroImportado, TITULO } from './livro-de-prova.ts'

/** Puts the book on a reader's shelf, with a chapter open. @param capitulo from 1 @returns address of the reading */
export async function comecar(
  db: Database,
  reader: Pick<Cadastro, 'email'>,
  { ebookId, capitulos }: LivroImportado,
  capitulo = 1,
): Promise<string> {
  const capitulo_id = capitulos[capitulo - 1]
  const [id] = await insertLeituras(db, reader, [{ ebook_id: ebookId, ...(capitulo_id && { capitulo_id }) }])
  return `/leitura/${id}`
}

/** The title of the open chapter. */
export function capituloAberto(page: Page, titulo: string): Locator {
  return page.getByRole('heading', { level: 1, name: titulo, exact: true })
}

/** A paragraph of the text, by words in it. */
export function paragrafo(page: Page, palavras: string): Locator {
  return page.locator('main [data-paragrafo]').filter({ hasText: palavras }).first()
}

/** The paragraph at the reading line under the bar, by its first words, and where its top stands. */
export function readLugar(page: Page): Promise<{ palavras: string; top: number }> {
  return page.evaluate(() => {
    const linha = 5.5 * Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
    const first = [...document.querySelectorAll('main [data-paragrafo]')].find(
      (element) => element.getBoundingClientRect().bottom > linha + 2,
    )
    const top = Math.round(first?.getBoundingClientRect().top ?? 0)
    return { palavras: first?.textContent?.slice(0, 24) ?? '', top }
  })
}

/** Scrolls as a wheel does, over the text. */
export async function rolar(page: Page, pixels: number): Promise<void> {
  // What is scrolled before the text is there is not the reader's place.
  await page.locator('main [data-paragrafo]').first().waitFor()
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 }
  const before = await page.evaluate(() => window.scrollY)
  await page.mouse.move(width / 2, height / 2)
  await page.mouse.wheel(0, pixels)
  await expectSoon(() => page.evaluate(() => window.scrollY)).not.toBe(before)
  await page.evaluate(rest)
}

/** Longer than a scroll takes to come to rest, and a page to ask again once the network is back (web/leituras/tela). */
export const POUSO_MS = 4_000

/** Scrolls, and rests. @param page that was opened with `clock: true` */
export async function rolarEPousar(page: Page, pixels: number): Promise<void> {
  await rolar(page, pixels)
  await page.clock.fastForward(POUSO_MS)
}

/** Runs in the page: waits until what scrolls has come to rest, for a tenth of a second of frames. */
async function rest(): Promise<void> {
  for (let at = Number.NaN, still = 0; still < 6; ) {
    still = window.scrollY === at ? still + 1 : 0
    at = window.scrollY
    await new Promise(requestAnimationFrame)
  }
}

/** Whether a request moves the reader's place: 'PUT' of the position, 'PATCH' of the chapter. */
export function isMudanca(request: Request, method: 'PUT' | 'PATCH'): boolean {
  return (
    request.method() === method &&
    /\/api\/leitura\/[\w-]+\/(?:posicao|atualizar_capitulo)$/.test(request.url())
  )
}

/** Waits until the place is saved that the act leads to. */
export async function salvarLugar(page: Page, act: () => Promise<void>): Promise<void> {
  await Promise.all([
    page.waitForResponse((answer) => isMudanca(answer.request(), 'PUT') && answer.ok()),
    act(),
  ])
}

/** Everything that moves the reader's place from now on, as it is sent. */
export function recordMudancas(page: Page): Request[] {
  const sent: Request[] = []
  page.on('request', (request) => {
    if (isMudanca(request, 'PUT') || isMudanca(request, 'PATCH')) sent.push(request)
  })
  return sent
}

/** Chooses an option or turns a switch on whose field is not seen: its label takes the click. */
export async function escolher(campo: Locator): Promise<void> {
  await campo.locator('xpath=ancestor::label').click()
  await expectSoon(() => campo.isChecked()).toBe(true)
}

/** Opens the drawer with one of its tabs. */
export async function openGaveta(page: Page, aba: 'Capítulos' | 'Destaques' | 'Busca'): Promise<Locator> {
  await page.getByRole('button', { name: 'Capítulos', exact: true }).click()
  const gaveta = page.getByRole('dialog', { name: TITULO })
  await gaveta.getByRole('tab', { name: aba }).click()
  return gaveta
}

/** Keeps a picture of the window when MBW_SCREENSHOTS names a folder; one of the whole page would move the reader's place. */
export async function saveJanela(page: Page, name: string): Promise<void> {
  const folder = process.env.MBW_SCREENSHOTS
  if (!folder) return
  const width = page.viewportSize()?.width ?? 0
  await page.screenshot({ path: join(folder, `${name}-${width}.png`), animations: 'disabled' })
}
