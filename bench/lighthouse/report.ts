import type { Measurement } from './measure-page.ts'
import { CATEGORIES, type Category, LEAST, type MeasuredPage, VITALS, type Vital } from './pages.ts'

const VITAL_NAMES = Object.keys(VITALS) as Vital[]

export interface Result extends Measurement {
  readonly page: MeasuredPage
  /** A first visit, which nothing is required of. */
  readonly first: Measurement
}

/**
 * One measurement of several of the same page: the performance and its parts are medians, as they move with the machine; what a
 * run found besides counts.
 */
export function joinMeasurements(runs: readonly Measurement[]): Measurement {
  const worst = (category: Category) =>
    runs.reduce((a, b) => (b.scores[category] < a.scores[category] ? b : a), runs[0] as Measurement)
  const middle = runs.toSorted((a, b) => a.scores.performance - b.scores.performance)[
    Math.floor(runs.length / 2)
  ] as Measurement
  const pick = <T>(read: (run: Measurement, category: Category) => T): Record<Category, T> => ({
    accessibility: read(worst('accessibility'), 'accessibility'),
    'best-practices': read(worst('best-practices'), 'best-practices'),
    seo: read(worst('seo'), 'seo'),
    performance: read(middle, 'performance'),
  })
  return {
    scores: pick(({ scores }, category) => scores[category]),
    findings: pick(({ findings }, category) => findings[category]),
    vitals: { LCP: median(runs, 'LCP'), CLS: median(runs, 'CLS'), TBT: median(runs, 'TBT') },
  }
}

/**
 * Prints the table and what keeps a page below what it must reach. Scores that nothing requires stand in brackets.
 * @returns whether every page reaches what it must
 */
export function reportResults(results: readonly Result[]): boolean {
  console.table(Object.fromEntries(results.map((result) => [result.page.path, toRow(result)])))
  const missed = results.flatMap((result) => [...listMissed(result), ...listSlow(result)])
  for (const line of missed) console.log(line)
  console.log(
    missed.length === 0 ? 'Every page reaches what it must.' : 'Not every page reaches what it must.',
  )
  return missed.length === 0
}

function median(runs: readonly Measurement[], vital: Vital): number {
  const values = runs.map(({ vitals }) => vitals[vital]).toSorted((a, b) => a - b)
  return values[Math.floor(values.length / 2)] ?? Number.POSITIVE_INFINITY
}

function toRow({ page, first, scores, vitals }: Result): Record<string, string> {
  const show = (category: Category) =>
    page.required.includes(category) ? `${scores[category]}` : `(${scores[category]})`
  return {
    accessibility: show('accessibility'),
    'best-practices': show('best-practices'),
    seo: show('seo'),
    performance: show('performance'),
    LCP: showVital(vitals, 'LCP'),
    CLS: showVital(vitals, 'CLS'),
    TBT: showVital(vitals, 'TBT'),
    'first visit': `(${first.scores.performance}, LCP ${showVital(first.vitals, 'LCP')})`,
  }
}

function listMissed({ page, scores, findings }: Result): string[] {
  return CATEGORIES.filter(
    (category) => page.required.includes(category) && scores[category] < LEAST[category],
  ).map((category) =>
    [
      `${page.path}: ${category} ${scores[category]}, wanted ${LEAST[category]}`,
      ...findings[category].map((title) => `  ${title}`),
    ].join('\n'),
  )
}

function listSlow({ page, vitals }: Result): string[] {
  return VITAL_NAMES.filter((vital) => vitals[vital] > VITALS[vital].most).map(
    (vital) => `${page.path}: ${vital} ${showVital(vitals, vital)}, wanted at most ${VITALS[vital].most}`,
  )
}

function showVital(vitals: Measurement['vitals'], vital: Vital): string {
  return vital === 'CLS' ? vitals.CLS.toFixed(3) : vitals[vital].toFixed(0)
}
