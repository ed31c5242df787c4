/** Places of a page, as the reader finds them in the window. */
import type { Locator, Page } from 'playwright-core'
import { expectSoon } from './browser-poll.ts'

/** Under the bar at the top of the window, and in sight. */
export async function expectUnderBar(place: Locator): Promise<void> {
  await expectSoon(async () => {
    const top = await topOf(place)
    return top >= 64 && top < 240
  }).toBe(true)
}

/** Waits until the page has its size for three frames: a window of another size is told of in the next one, and React draws later. */
export async function settleSize(page: Page): Promise<void> {
  await page.evaluate(async () => {
    let height = -1
    for (let frames = 0; frames < 3; frames += 1) {
      if (document.body.offsetHeight !== height) frames = 0
      height = document.body.offsetHeight
      await new Promise(requestAnimationFrame)
    }
  })
}

/** The place has the focus. */
export async function expectFocus(place: Locator): Promise<void> {
  await expectSoon(() => place.evaluate((element) => element === document.activeElement)).toBe(true)
}

/** How far below the window's top something stands; less than the bar's height means behind it. */
export function topOf(place: Locator): Promise<number> {
  return place.evaluate((element) => element.getBoundingClientRect().top)
}

export const scrollTop = (page: Page) => page.evaluate(() => Math.round(window.scrollY))
