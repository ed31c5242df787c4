import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright-core'

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** The rules that depend on colours: the only ones that a change of theme can break. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block']

/**
 * Checks the page as it stands against WCAG 2.0, 2.1 and 2.2, levels A and AA.
 * @param rules 'colours' for a page whose other rules have been checked in another theme
 * @throws Error with each violated rule and the elements that violate it
 */
export async function expectNoAxeViolations(page: Page, rules: 'all' | 'colours' = 'all'): Promise<void> {
  // Legacy mode runs in the page itself instead of in a second one; the pages have no frames.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] })
  const { violations } = await (rules === 'all' ? axe.withTags(WCAG) : axe.withRules(COLOUR_RULES)).analyze()
  if (violations.length === 0) return
  const found = violations.map(({ id, help, nodes }) =>
    [`${id}: ${help}`, ...nodes.map(({ html, failureSummary }) => `  ${html}\n  ${failureSummary}`)].join(
      '\n',
    ),
  )
  throw new Error(`${page.url()} violates WCAG:\n${found.join('\n')}`)
}
