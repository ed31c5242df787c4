/** Windows that show a page and nothing of the browser's own: drawing its tabs and buttons costs a seventh of each page. */
import type { BrowserContext, Page, ViewportSize } from 'playwright-core'

/** With it what is the browser's own does not move; what is the page's does as before. */
export const STILL_FRAME = '--animation-duration-scale=0'

/** For a new context: Playwright would give a window the size of each page, and by that its frame back. */
export const NO_WINDOW_SIZE = { viewport: null } as const

/** Has each page that is opened in the context be seen alone. @param size of the page, whatever its window's */
export function showPagesAlone(context: BrowserContext, size: ViewportSize): void {
  const newPage = context.newPage.bind(context)
  context.newPage = async () => {
    const page = await newPage()
    await Promise.all([page.setViewportSize(size), fillScreen(page)])
    return page
  }
}

async function fillScreen(page: Page): Promise<void> {
  const browser = await page.context().newCDPSession(page)
  const { windowId } = await browser.send('Browser.getWindowForTarget')
  await browser.send('Browser.setWindowBounds', { windowId, bounds: { windowState: 'fullscreen' } })
  await browser.detach()
}
