/** What is on the screen stays where it is while replies come one by one, the last one asked for first. */
import type { Page, Route } from 'playwright-core'
import { expect, it } from 'vitest'
import { setupBrowser } from '#tests/support/browser.ts'
import { expectSoon } from '#tests/support/browser-poll.ts'
import { readShifts } from '#tests/support/browser-shifts.ts'

const { open } = setupBrowser()

/** "Good" begins at 0.1 (https://web.dev/articles/cls). */
const MAX_SHIFT = 0.02

/** Laid out otherwise where there is room. */
const WIDE = ['/bcw', '/biblia/capitulos/43/3', '/hoje', '/culto', '/folha?lugar=cfw:8.1&lugar=bcw:1']
const ALL = [
  ...WIDE,
  '/bcw/pergunta/1',
  '/biblia',
  '/biblia/capitulos/43',
  '/biblia/comparar/43/3',
  '/ebooks/estante',
  '/notas',
  '/memoria',
  '/sobre',
]

it.each([
  [390, ALL],
  [1440, WIDE],
])('nothing moves when the network is slow, at %i px', async (width, pages) => {
  const page = await open('/ajuda', { width })
  const held: Route[] = []
  await page.route('**/api/**', (route) => void held.push(route))
  const moved: Record<string, number> = {}
  for (const path of pages) {
    await page.goto(path)
    await answerOneByOne(page, held)
    moved[path] = await readShifts(page)
  }
  expect(Object.entries(moved).filter(([, shift]) => shift > MAX_SHIFT)).toEqual([])
})

/** Ends when nothing of the page is on its way. */
async function answerOneByOne(page: Page, held: Route[]): Promise<void> {
  // What stands in for them has their width only where the system has it (web/styles/fonts.css).
  await page.evaluate(() => Promise.allSettled([...document.fonts].map((font) => font.load())))
  const isComplete = async () => {
    const route = held.pop()
    if (route) await route.fulfill({ response: await route.fetch() })
    // Drawn before the next one comes; what it asks for in turn has been held by then.
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))))
    const titles = await page.locator('#texto h1').count()
    const waiting = await page.locator('.loading, .carregando').count()
    return !route && titles === 1 && waiting === 0
  }
  await expectSoon(isComplete).toBe(true)
}
