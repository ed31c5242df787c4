import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright-core'

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** The rules that depend on colours: the only ones that a change of theme can break. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block']

/** Chapters made alike: the first stand for all. Until they are scrolled to they are laid out by estimate, unseen. */
const ALIKE = [
  '.texto-pagina:nth-of-type(n + 4)',
  '.sumario li:nth-child(n + 9)',
  '.idxs > li:nth-child(n + 9)',
  ".temas > li:nth-child(n + 9):not(:has([aria-expanded='true']))",
].join()
const LAID_OUT = '.texto-pagina { content-visibility: visible !important }'

/** Checks the page against WCAG 2.0 to 2.2, A and AA. @param rules 'colours' when others have been checked @throws Error */
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

/** Checks the page as it stands in the light theme, in sépia and in the dark one, and leaves it in the light one. */
export async function expectAxeInThemes(page: Page): Promise<void> {
  await expectNoAxeViolations(page)
  await expectColoursInSepia(page)
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.locator('html[data-tema=escuro]').waitFor()
  await expectNoAxeViolations(page, 'colours')
  await page.emulateMedia({ colorScheme: 'light' })
  await page.locator('html[data-tema=claro]').waitFor()
}

/** Checks the page as it stands in sépia, and leaves it so until the device's theme changes, which is followed again. */
export async function expectColoursInSepia(page: Page): Promise<void> {
  await page.evaluate(() => document.documentElement.setAttribute('data-tema', 'sepia'))
  await expectNoAxeViolations(page, 'colours')
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
