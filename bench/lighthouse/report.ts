import type { Measurement } from './measure-page.ts'
import { CATEGORIES, type Category, type MeasuredPage } from './pages.ts'

/** Every required category must reach it. */
const WANTED = 100

export interface Result extends Measurement {
  readonly page: MeasuredPage
}

/**
 * Prints the table and what keeps a page below 100. Scores that nothing requires stand in brackets.
 * @returns whether every page reaches what it must
 */
export function reportResults(results: readonly Result[]): boolean {
  console.table(Object.fromEntries(results.map((result) => [result.page.path, toRow(result)])))
  const missed = results.flatMap(listMissed)
  for (const line of missed) console.log(line)
  console.log(
    missed.length === 0 ? 'Every page reaches 100 where it must.' : 'Below 100 where it must be 100.',
  )
  return missed.length === 0
}

function toRow({ page, scores }: Result): Record<Category, string> {
  const show = (category: Category) =>
    page.required.includes(category) ? `${scores[category]}` : `(${scores[category]})`
  return {
    accessibility: show('accessibility'),
    'best-practices': show('best-practices'),
    seo: show('seo'),
    performance: show('performance'),
  }
}

function listMissed({ page, scores, findings }: Result): string[] {
  return CATEGORIES.filter((category) => page.required.includes(category) && scores[category] < WANTED).map(
    (category) =>
      [
        `${page.path}: ${category} ${scores[category]}`,
        ...findings[category].map((title) => `  ${title}`),
      ].join('\n'),
  )
}
