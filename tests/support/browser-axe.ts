import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright-core'

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** The rules that depend on colours: the only ones that a change of theme can break. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block']

/**
 * A whole standard has up to 196 chapters or questions made alike, and so many have its index, its table of contents
 * and the list of themes: the first ones stand for all, with those that are open. Until chapters are scrolled to they
 * are laid out by estimate, with links over each other, which no reader ever sees.
 */
const ALIKE = [
  '.texto-pagina:nth-of-type(n + 4)',
  '.sumario li:nth-child(n + 9)',
  '.idxs > li:nth-child(n + 9)',
  ".temas > li:nth-child(n + 9):not(:has([aria-expanded='true']))",
].join()
const LAID_OUT = '.texto-pagina { content-visibility: visible !important }'

/**
 * Checks the page as it stands against WCAG 2.0, 2.1 and 2.2, levels A and AA.
 * @param rules 'colours' for a page whose other rules have been checked in another theme
 * @throws Error with each violated rule and the elements that violate it
 */
export async function expectNoAxeViolations(page: Page, rules: 'all' | 'colours' = 'all'): Promise<void> {
  await page.evaluate(adoptStyles, LAID_OUT)
  await page.evaluate(takeAway, ALIKE)
  const axe = await createAxe(page)
  const { violations } = await (rules === 'all' ? axe.withTags(WCAG) : axe.withRules(COLOUR_RULES)).analyze()
  await page.evaluate(() => document.dispatchEvent(new Event('axe-done')))
  await page.evaluate(adoptStyles, '')
  if (violations.length === 0) return
  const found = violations.map(({ id, help, nodes }) =>
    [`${id}: ${help}`, ...nodes.map(({ html, failureSummary }) => `  ${html}\n  ${failureSummary}`)].join(
      '\n',
    ),
  )
  throw new Error(`${page.url()} violates WCAG:\n${found.join('\n')}`)
}

/** Checks the page as it stands in the light theme and in the dark one, and leaves it in the light one. */
export async function expectAxeInThemes(page: Page): Promise<void> {
  await expectNoAxeViolations(page)
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.locator('html[data-tema=escuro]').waitFor()
  await expectNoAxeViolations(page, 'colours')
  await page.emulateMedia({ colorScheme: 'light' })
  await page.locator('html[data-tema=claro]').waitFor()
}

/** Half a megabyte that the page still has from an earlier check is not sent again. */
async function createAxe(page: Page): Promise<AxeBuilder> {
  const isThere = await page.evaluate(() => 'axe' in window)
  const axe = new AxeBuilder(isThere ? { page, axeSource: ';' } : { page })
  // Legacy mode runs in the page itself instead of in a second one; the pages have no frames.
  return axe.setLegacyMode().options({ resultTypes: ['violations'] })
}

/** Runs in the page; the security policy allows a style sheet that script makes, but no style element. */
function adoptStyles(text: string): void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(text)
  document.adoptedStyleSheets = [sheet]
}

/** Runs in the page: puts elements aside, which axe would go through even unseen, until it is told that axe is done. */
function takeAway(selector: string): void {
  const places = [...document.querySelectorAll(selector)].map((element) => {
    const place = document.createComment('')
    element.replaceWith(place)
    return { element, place }
  })
  const putBack = () => {
    for (const { element, place } of places) place.replaceWith(element)
  }
  document.addEventListener('axe-done', putBack, { once: true })
}
