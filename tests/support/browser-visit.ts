/** Pages reached as a link of the app reaches them: without loading the app once more, which costs more than the page. */
import type { Page } from 'playwright-core'
import { expectSoon, settleEffects } from './browser-poll.ts'

/** Goes to another page inside the app that is open, and waits for what it shows. Its title must be another one. */
export async function visit(page: Page, path: string): Promise<void> {
  const before = await page.title()
  await page.evaluate((address) => {
    window.history.pushState(null, '', address)
    window.dispatchEvent(new PopStateEvent('popstate', { state: null }))
  }, path)
  await expectSoon(async () => [path, await page.title()]).not.toEqual([path, before])
  await page.locator('main h1').first().waitFor()
  // The page is judged with its content, not while it waits for it.
  await expectSoon(() => page.locator('.loading, .carregando').count()).toBe(0)
  await settleEffects(page)
}
