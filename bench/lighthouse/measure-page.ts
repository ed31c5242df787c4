/** Lighthouse as a program of its own: its packages are not the product's (tool/package.json). */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import * as z from 'zod/mini'
import { CATEGORIES, type Category, VITALS, type Vital } from './pages.ts'

const CLI = join(import.meta.dirname, 'tool/node_modules/lighthouse/cli/index.js')

const Report = z.object({
  categories: z.record(
    z.enum(CATEGORIES),
    z.object({
      score: z.nullable(z.number()),
      auditRefs: z.array(z.object({ id: z.string(), weight: z.number() })),
    }),
  ),
  audits: z.record(
    z.string(),
    z.object({ title: z.string(), score: z.nullable(z.number()), numericValue: z.optional(z.number()) }),
  ),
})

export interface Measurement {
  /** 0 to 100. */
  readonly scores: Readonly<Record<Category, number>>
  /** In milliseconds; the shift without a unit. */
  readonly vitals: Readonly<Record<Vital, number>>
  /** Titles of the audits that keep a category below 100. */
  readonly findings: Readonly<Record<Category, readonly string[]>>
}

/**
 * Measures one page in a browser that is open already, with the cookies that it holds.
 * @param url address of the page
 * @param port on which the browser takes commands
 * @param output path of the reports, without the ending: `.report.html` and `.report.json` are added
 * @param isFirst a first visit: the caches are emptied before, and the service worker goes
 * @throws Error with Lighthouse's output when it fails
 */
export async function measurePage(
  url: string,
  port: number,
  output: string,
  isFirst: boolean,
): Promise<Measurement> {
  const child = spawn(
    process.execPath,
    [
      CLI,
      url,
      `--port=${port}`,
      ...(isFirst ? [] : ['--disable-storage-reset']),
      `--only-categories=${CATEGORIES.join(',')}`,
      '--output=json',
      '--output=html',
      `--output-path=${output}`,
      '--locale=pt',
      '--quiet',
      '--no-enable-error-reporting',
    ],
    { stdio: ['ignore', 'ignore', 'pipe'] },
  )
  const [messages, [code]] = await Promise.all([text(child.stderr), once(child, 'exit')])
  if (code !== 0) throw new Error(`Lighthouse ended with ${code} for ${url}:\n${messages}`)
  return toMeasurement(z.parse(Report, JSON.parse(await readFile(`${output}.report.json`, 'utf8'))))
}

function toMeasurement({ categories, audits }: z.infer<typeof Report>): Measurement {
  const pick = <T>(read: (category: Category) => T): Record<Category, T> => ({
    accessibility: read('accessibility'),
    'best-practices': read('best-practices'),
    seo: read('seo'),
    performance: read('performance'),
  })
  const readNumber = (audit: string) => audits[audit]?.numericValue ?? Number.POSITIVE_INFINITY
  return {
    scores: pick((category) => Math.round((categories[category].score ?? 0) * 100)),
    vitals: {
      LCP: readNumber(VITALS.LCP.audit),
      CLS: readNumber(VITALS.CLS.audit),
      TBT: readNumber(VITALS.TBT.audit),
    },
    findings: pick((category) =>
      categories[category].auditRefs
        .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
        .map(({ id }) => `${audits[id]?.title} (${id})`),
    ),
  }
}
