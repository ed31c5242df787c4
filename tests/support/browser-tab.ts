/** The tab of a context, which each test takes over from the one before: opening another costs as much as a page in it. */
import type { BrowserContext, Page } from 'playwright-core'

/** What a tab shows between two tests: a page without any script, which keeps the process of its context. */
const STILL = '/robots.txt'

/** What tests listen to. */
const HEARD = ['console', 'dialog', 'pageerror', 'request', 'requestfailed', 'requestfinished', 'response']

/** Tabs in which tests have left nothing that cannot be taken out again. */
const clean = new WeakSet<Page>()

/** Opens the tab of a context. */
export async function openTab(context: BrowserContext): Promise<Page> {
  const page = await context.newPage()
  clean.add(page)
  const addInitScript = page.addInitScript.bind(page)
  page.addInitScript = (...script) => {
    clean.delete(page)
    return addInitScript(...script)
  }
  await page.goto(STILL)
  return page
}

/** @returns whether it is a tab that stands between two tests */
export function isStill(page: Page): boolean {
  return page.url().endsWith(STILL)
}

/** Leaves nothing in the tab of what a test has done to it. @returns whether it can be used again */
export async function clearTab(page: Page): Promise<boolean> {
  if (page.isClosed() || !clean.has(page)) return false
  for (const event of HEARD) page.removeAllListeners(event)
  // A page that asks before it is left is left all the same.
  page.on('dialog', (dialog) => void dialog.accept().catch(() => undefined))
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await page.goto(STILL)
  page.removeAllListeners('dialog')
  await page.evaluate(() => {
    sessionStorage.clear()
    window.name = ''
  })
  await page.mouse.move(-1, -1)
  await page.emulateMedia({ media: null, colorScheme: 'light', reducedMotion: 'reduce' })
  const browser = await page.context().newCDPSession(page)
  await browser.send('Page.resetNavigationHistory')
  await browser.detach()
  return true
}
