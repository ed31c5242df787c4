/** The page's timers in the hands of a test, for pages opened with `clock: true`. */
import type { Locator, Page } from 'playwright-core'
import { CLOCK_START } from './browser.ts'
import { expectSoon, settleEffects } from './browser-poll.ts'

/** How far a page's own time may have run before a test stops it; longer than any test lasts. */
const LEAD_MS = 130_000

/** Stops the page's time: from now on only `page.clock.runFor` moves it. Answers of the server still arrive. */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.pauseAt(CLOCK_START + LEAD_MS)
}

/** Moves the page's time on until something is seen and its effects began. @param stepMs how far the result may be off */
export async function runClockUntil(page: Page, locator: Locator, stepMs = 20): Promise<void> {
  await expectSoon(async () => {
    await page.clock.runFor(stepMs)
    return locator.isVisible()
  }).toBe(true)
  // The timer of a banner, say: moved on before it is set, the time would leave it behind.
  await settleEffects(locator.page())
}

/** Milliseconds of the page's own time. */
export function readClock(page: Page): Promise<number> {
  return page.evaluate(() => Date.now())
}
