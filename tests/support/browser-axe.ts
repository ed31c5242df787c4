import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright-core'

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** The rules that depend on colours: the only ones that a change of theme can break. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block']

/**
 * A whole standard has up to 196 chapters or questions made alike: the first ones stand for all. Until they are
 * scrolled to they are laid out by estimate, with links over each other, which no reader ever sees.
 */
const SAMPLE = `
  .texto-pagina { content-visibility: visible !important }
  .texto-pagina:nth-of-type(n + 5) { display: none !important }`

/**
 * Checks the page as it stands against WCAG 2.0, 2.1 and 2.2, levels A and AA.
 * @param rules 'colours' for a page whose other rules have been checked in another theme
 * @throws Error with each violated rule and the elements that violate it
 */
export async function expectNoAxeViolations(page: Page, rules: 'all' | 'colours' = 'all'): Promise<void> {
  await page.evaluate(adoptStyles, SAMPLE)
  const axe = await createAxe(page)
  const { violations } = await (rules === 'all' ? axe.withTags(WCAG) : axe.withRules(COLOUR_RULES)).analyze()
  await page.evaluate(adoptStyles, '')
  if (violations.length === 0) return
  const found = violations.map(({ id, help, nodes }) =>
    [`${id}: ${help}`, ...nodes.map(({ html, failureSummary }) => `  ${html}\n  ${failureSummary}`)].join(
      '\n',
    ),
  )
  throw new Error(`${page.url()} violates WCAG:\n${found.join('\n')}`)
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
