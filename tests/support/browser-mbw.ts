/** The marketing page as a visitor works it. */
import type { Locator, Page } from 'playwright-core'
import { onTestFinished } from 'vitest'
import { allowPageConsole, guardContext } from './browser-guard.ts'

/** The ten featured titles, in the row that scrolls. */
export function trilho(page: Page): Locator {
  return page.getByRole('region', { name: 'Livros em destaque' }).getByRole('list')
}

export function seta(page: Page, nome: 'Anterior' | 'Próximo'): Locator {
  return page.getByRole('button', { name: `${nome}: Livros em destaque` })
}

/** How far the row is scrolled, and how much of it is seen at once. */
export function readTrilho(page: Page): Promise<{ left: number; width: number; max: number }> {
  return trilho(page).evaluate(({ scrollLeft, clientWidth, scrollWidth }) => ({
    left: Math.round(scrollLeft),
    width: clientWidth,
    max: scrollWidth - clientWidth,
  }))
}

/** The same page in a browser without scripts. @param page open in the test's browser @param origin of the server */
export async function openWithoutScripts(page: Page, origin: string, path: string): Promise<Page> {
  const context = await page.context().browser()?.newContext({ baseURL: origin, javaScriptEnabled: false })
  if (!context) throw new Error('The page has no browser.')
  onTestFinished(() => context.close())
  guardContext(context, origin)
  // The browser itself refuses the scripts that the page has asked for ahead of time.
  allowPageConsole(/^failed: csp .*\.js$/)
  const silent = await context.newPage()
  await silent.goto(path)
  return silent
}
