/**
 * `npm run screenshots`: pictures of every page and of the dialogs, light and dark, 1440 and 390 px, in `screenshots/`.
 * Started by scripts/screenshots.mjs, which builds.
 */
import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser, BrowserContext } from 'playwright-core'
import { PROJECT_ROOT } from '#server/platform/config.ts'
import { launchChromium } from '#tests/support/browser-launch.ts'
import { type Library, moveIn, startLibrary } from '../library.ts'
import { READER_PAGES, type ShownPage, VISITOR_PAGES } from './pages.ts'

const OUTPUT = join(PROJECT_ROOT, 'screenshots')
const LOOKS = [
  { colorScheme: 'light', viewport: { width: 1440, height: 900 } },
  { colorScheme: 'dark', viewport: { width: 1440, height: 900 } },
  { colorScheme: 'light', viewport: { width: 390, height: 844 } },
  { colorScheme: 'dark', viewport: { width: 390, height: 844 } },
] as const

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

/** The visitor's pages first, then those of a reader, whose session all looks share. */
async function takeAll(chromium: Browser, { url }: Library): Promise<void> {
  const home = await chromium.newContext({ baseURL: url })
  for (const look of LOOKS)
    await takeEach(await chromium.newContext({ baseURL: url, ...look }), VISITOR_PAGES)
  const leituraId = await moveIn(home.request)
  const storageState = await home.storageState()
  const pages = [...READER_PAGES, { name: 'leitor', path: `/leitura/${leituraId}` }]
  for (const look of LOOKS) {
    await takeEach(await chromium.newContext({ baseURL: url, storageState, ...look }), pages)
  }
  await home.close()
}

async function takeEach(context: BrowserContext, pages: readonly ShownPage[]): Promise<void> {
  for (const { name, path, open } of pages) {
    const page = await context.newPage()
    await page.goto(path, { waitUntil: 'networkidle' })
    await page.locator('h1').first().waitFor()
    await page.waitForFunction(() => document.querySelector('.loading, .carregando') === null)
    await open?.(page)
    const { width } = page.viewportSize() ?? { width: 0 }
    const isDark = await page.evaluate(() => matchMedia('(prefers-color-scheme: dark)').matches)
    const file = `${name}-${width}${isDark ? '-escuro' : ''}.png`
    // What is open over a page is seen where it lies, not in a picture as long as the page.
    await page.screenshot({ path: join(OUTPUT, file), fullPage: !open, animations: 'disabled' })
    await page.close()
  }
  await context.close()
}
