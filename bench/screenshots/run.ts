/**
 * `npm run screenshots`: pictures of every page and of the dialogs, at 390 and 1440 px, light, sépia and dark, in `screenshots/`; those
 * that are wider than the window are named. Words after it choose: `npm run screenshots -- leitor ebooks`. scripts/screenshots.mjs builds.
 */
import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { PROJECT_ROOT } from '#server/platform/project-root.ts'
import { launchChromium } from '#tests/support/browser-launch.ts'
import { type Library, moveIn, startLibrary } from '../library.ts'
import { READER_PAGES, type ShownPage, VISITOR_PAGES } from './pages.ts'

const OUTPUT = join(PROJECT_ROOT, 'screenshots')
const SIZES = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
] as const
const TEMAS = ['claro', 'sepia', 'escuro'] as const
/** A whole standard is hundreds of windows long, and its end is like its beginning. */
const MAX_WINDOWS = 4
/** A page that is not there by then fails. */
const WAIT_MS = 30_000

const words = process.argv.slice(2)
const isChosen = ({ name }: ShownPage) => words.length === 0 || words.some((word) => name.includes(word))

const library = await startLibrary()
const browser = await launchChromium()
try {
  rmSync(OUTPUT, { recursive: true, force: true })
  mkdirSync(OUTPUT, { recursive: true })
  await takeAll(browser, library)
  console.log(`The pictures are in ${OUTPUT}`)
} finally {
  await browser.close()
  await library.end()
}

/** The visitor's pages first, then those of a reader, whose session both sizes share. */
async function takeAll(chromium: Browser, { url }: Library): Promise<void> {
  const home = await chromium.newContext({ baseURL: url })
  const options = { baseURL: url, locale: 'pt-BR', reducedMotion: 'reduce' } as const
  for (const viewport of SIZES)
    await takeEach(await chromium.newContext({ ...options, viewport }), VISITOR_PAGES)
  const leituraId = await moveIn(home.request)
  const storageState = await home.storageState()
  const pages = [...READER_PAGES, { name: 'leitor', path: `/leitura/${leituraId}` }]
  for (const viewport of SIZES)
    await takeEach(await chromium.newContext({ ...options, viewport, storageState }), pages)
  await home.close()
}

async function takeEach(context: BrowserContext, pages: readonly ShownPage[]): Promise<void> {
  context.setDefaultTimeout(WAIT_MS)
  for (const shown of pages.filter(isChosen)) {
    const page = await context.newPage()
    await page.goto(shown.path, { waitUntil: 'networkidle' })
    await page.locator('h1').first().waitFor()
    await page.waitForFunction(() => document.querySelector('.loading, .carregando') === null)
    await shown.open?.(page)
    await takeInTemas(page, shown)
    await page.close()
  }
  await context.close()
}

/** Nothing but the colours differs from one theme to the next, so the page is loaded once. */
async function takeInTemas(page: Page, { name, open }: ShownPage): Promise<void> {
  const { width, height } = page.viewportSize() ?? SIZES[0]
  const measure = () => [document.documentElement.scrollWidth, document.documentElement.scrollHeight] as const
  const [wide, high] = await page.evaluate(measure)
  if (wide > width) console.log(`${name} is ${wide} px wide in a window of ${width} px.`)
  for (const tema of TEMAS) {
    await page.evaluate((value) => document.documentElement.setAttribute('data-tema', value), tema)
    const picture = { path: join(OUTPUT, `${name}-${width}-${tema}.png`), animations: 'disabled' } as const
    // What is open over a page is seen where it lies, not in a picture as long as the page.
    if (open) await page.screenshot(picture)
    else {
      // A page that opened at a place, with the bar where it belongs.
      await page.evaluate(() => window.scrollTo(0, 0))
      const clip = { x: 0, y: 0, width, height: Math.min(high, MAX_WINDOWS * height) }
      await page.screenshot({ ...picture, fullPage: true, clip })
    }
  }
}
