/**
 * `npm run lighthouse [WORDS]`: measures the pages in pages.ts, or those with one of the words in their address, with Lighthouse on
 * the production build: three times each as who was there before finds them, and ends with 1 when one is below what it must reach. A
 * first visit, with empty caches, is shown beside. The reports lie in dist/lighthouse. Started by scripts/lighthouse.mjs, which builds.
 */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { BrowserContext } from 'playwright-core'
import { PROJECT_ROOT } from '#server/platform/project-root.ts'
import { launchSharedChromium } from '#tests/support/browser-launch.ts'
import { findFreePort } from '#tests/support/free-port.ts'
import { moveIn, startLibrary } from '../library.ts'
import { type Measurement, measurePage } from './measure-page.ts'
import { type MeasuredPage, readerPages, VISITOR_PAGES } from './pages.ts'
import { joinMeasurements, type Result, reportResults } from './report.ts'

const RUNS = 3
const FIRST = 'primeira'
const words = process.argv.slice(2)
const OUTPUT = join(PROJECT_ROOT, 'dist', 'lighthouse')

const library = await startLibrary()
const profile = mkdtempSync(join(tmpdir(), 'mbw-lighthouse-'))
const port = await findFreePort()
const browser = await launchSharedChromium(profile, library.url, port)
try {
  mkdirSync(OUTPUT, { recursive: true })
  process.exitCode = reportResults(await measureAll(browser)) ? 0 : 1
} finally {
  await browser.close()
  await library.end()
  rmSync(profile, { recursive: true, force: true })
}

/** The visitor's pages first, then those of a reader, who signs in in between. */
async function measureAll({ request }: BrowserContext): Promise<Result[]> {
  const results = [...(await measureEach(VISITOR_PAGES))]
  const leituraId = await moveIn(request)
  return [...results, ...(await measureEach(readerPages(leituraId)))]
}

async function measureEach(pages: readonly MeasuredPage[]): Promise<Result[]> {
  const results: Result[] = []
  for (const page of pages.filter(isWanted)) {
    console.log(`Lighthouse: ${page.path}`)
    const name = page.path.replace(/\W+/g, '-').replace(/^-|-$/g, '') || 'inicio'
    const measure = (run: string) =>
      measurePage(library.url + page.path, port, join(OUTPUT, `${name}-${run}`), run === FIRST)
    const first = await measure(FIRST)
    const runs: Measurement[] = []
    for (let run = 1; run <= RUNS; run += 1) {
      runs.push(await measure(`${run}`))
    }
    results.push({ page, first, ...joinMeasurements(runs) })
  }
  return results
}

function isWanted({ path }: MeasuredPage): boolean {
  return words.length === 0 || words.some((word) => (word === '/' ? path === word : path.includes(word)))
}
