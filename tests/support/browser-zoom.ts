/** Windows that are narrow because the reader has zoomed in: nothing may make them scroll sideways. */
import type { Page } from 'playwright-core'
import { expectSoon } from './browser-poll.ts'

/** A window of 1280 px at 200 %. */
const AT_200_PERCENT = 640
/** The same at 400 % (WCAG 1.4.10), and the narrowest window that pages must fit in. */
const AT_400_PERCENT = 320

/** WCAG 1.4.12, "Text Spacing": what a page must bear. */
const TEXT_SPACING = `* {
  line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-bottom: 2em !important }`

/** The page fits in the narrowest window, which it is left in. @param name for the message */
export async function expectNarrow(page: Page, name: string): Promise<void> {
  await page.setViewportSize({ width: AT_400_PERCENT, height: 900 })
  await expectFit(page, name)
}

/** It fits at 200 % too, and at 400 % with more space in the text. */
export async function expectZoomable(page: Page, name: string): Promise<void> {
  await expectAt200(page, name)
  await expectAt400(page, name)
}

/** It fits at 200 %. */
export async function expectAt200(page: Page, name: string): Promise<void> {
  await page.setViewportSize({ width: AT_200_PERCENT, height: 450 })
  await expectFit(page, `${name} at 200 %`)
}

/** It fits at 400 %, as it is and with more space in the text. */
export async function expectAt400(page: Page, name: string): Promise<void> {
  await page.setViewportSize({ width: AT_400_PERCENT, height: 256 })
  await expectFit(page, `${name} at 400 %`)
  await page.evaluate(adoptStyles, TEXT_SPACING)
  await expectFit(page, `${name} at 400 %, spaced`)
  await page.evaluate(adoptStyles, '')
}

async function expectFit(page: Page, name: string): Promise<void> {
  await expectSoon(async () => [name, await overflow(page)]).toEqual([name, 0])
}

/** Read until it settles: letters come after the text. @returns by how many pixels the page is wider than its window */
function overflow(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
}

/** Runs in the page; the security policy allows a style sheet that script makes, but no style element. */
function adoptStyles(text: string): void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(text)
  document.adoptedStyleSheets = [sheet]
}
