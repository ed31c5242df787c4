/**
 * From the address of a book to its first words on the page, in Chromium: a book of 2,000 pages against one of 20.
 * Chapters are of the same length in both; the visits take turns, so that a noisy machine disturbs both alike.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { criarLeitura } from '#contract/leituras.ts'
import { openDatabase } from '#server/platform/open-database.ts'
import { launchChromium } from '#tests/support/browser-launch.ts'
import { makeReader, postToApi, registerReader, signIn } from '#tests/support/browser-reader.ts'
import { type CapituloInput, insertEbook } from '#tests/support/ebook-fixtures.ts'
import { spawnServer } from '#tests/support/spawn-server.ts'
import type { BenchResult } from './result.ts'

const ROUNDS = 15
const WORDS_PER_PAGE = 300
const WORDS_PER_PARAGRAFO = 100
const PARAGRAFOS_PER_CAPITULO = 12
const PAGES = [20, 2_000] as const

export async function runLeituraBench(): Promise<BenchResult[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'mbw-bench-'))
  const server = await spawnServer({ MBW_DATA_DIR: dataDir, MBW_LOG: 'warn' })
  const browser = await launchChromium()
  try {
    const context = await openReader(browser, server.url)
    const books = []
    for (const pages of PAGES) books.push({ pages, path: await startBook(context, dataDir, pages) })
    const times = new Map<number, number[]>(PAGES.map((pages) => [pages, []]))
    for (let round = 0; round <= ROUNDS; round += 1) {
      for (const { pages, path } of books) {
        const time = await visit(context, path)
        // The first visits fill the caches of browser and server.
        if (round > 0) times.get(pages)?.push(time)
      }
    }
    return toResults(times)
  } finally {
    await browser.close()
    await server.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

async function openReader(browser: Browser, baseURL: string): Promise<BrowserContext> {
  const context = await browser.newContext({ baseURL, locale: 'pt-BR' })
  const reader = makeReader(1)
  await registerReader(context.request, reader)
  await signIn(context.request, reader)
  return context
}

/** @returns the page of the new reading */
async function startBook(context: BrowserContext, dataDir: string, pages: number): Promise<string> {
  const db = await openDatabase({ engine: 'sqlite', dataDir })
  const { id } = await insertEbook(db, { titulo: `${pages} páginas`, capitulos: makeBook(pages) })
  await db.close()
  const answer = await postToApi(context.request, criarLeitura, {}, { ebookId: id })
  const leitura: { id: string } = await answer.json()
  return `/leitura/${leitura.id}`
}

function makeBook(pages: number): CapituloInput[] {
  const paragrafos = (pages * WORDS_PER_PAGE) / WORDS_PER_PARAGRAFO
  return Array.from({ length: Math.ceil(paragrafos / PARAGRAFOS_PER_CAPITULO) }, (_, capitulo) => ({
    titulo: `Capítulo ${capitulo + 1}`,
    paragrafos: Array.from(
      { length: PARAGRAFOS_PER_CAPITULO },
      (_, place) => `${capitulo + 1}.${place + 1} ${'palavra '.repeat(WORDS_PER_PARAGRAFO - 1).trim()}`,
    ),
  }))
}

/** @returns milliseconds from the navigation to the first paragraph */
async function visit(context: BrowserContext, path: string): Promise<number> {
  const page: Page = await context.newPage()
  await page.goto(path, { waitUntil: 'commit' })
  const time = await page.waitForFunction(() =>
    document.querySelector('main [data-paragrafo]') ? performance.now() : false,
  )
  const milliseconds = Number(await time.jsonValue())
  await page.close()
  return milliseconds
}

function toResults(times: ReadonlyMap<number, number[]>): BenchResult[] {
  const medians = [...times].map(([pages, samples]) => ({ pages, ms: median(samples) }))
  const [small, large] = medians
  return [
    ...medians.map(({ pages, ms }) => ({
      name: `first text of a book of ${pages} pages`,
      figure: ms,
      unit: 'ms',
    })),
    {
      name: 'the long book against the short one',
      figure: (large?.ms ?? Number.NaN) / (small?.ms ?? Number.NaN),
      unit: '×',
      note: `median of ${ROUNDS}`,
    },
  ]
}

function median(samples: readonly number[]): number {
  return samples.toSorted((a, b) => a - b)[Math.floor(samples.length / 2)] ?? Number.NaN
}
