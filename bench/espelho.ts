/**
 * All notes of a reader onto a device, in Chromium, and '/notas' from there without a network: 10,000 notes against 100, at the speed
 * of this machine and four times slower, as on a phone.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import type { Cadastro } from '#contract/auth.ts'
import { openDatabase } from '#server/platform/open-database.ts'
import { launchChromium } from '#tests/support/browser-launch.ts'
import { insertNotas } from '#tests/support/browser-notas.ts'
import { makeReader, registerReader, signIn } from '#tests/support/browser-reader.ts'
import { openNetworkGate } from '#tests/support/network-gate.ts'
import { spawnServer } from '#tests/support/spawn-server.ts'
import type { BenchResult } from './result.ts'

const TOTALS = [100, 10_000] as const
const SLOWDOWNS = [1, 4] as const
const ANOTACAO = 'Uma linha ou duas, como as de um leitor que anota todos os dias. '.repeat(5)
/** Of the oldest note alone. */
const RARA = 'supralapsarianismo'
/** What takes longer than this has failed. */
const MAX_MS = 60_000

/** Milliseconds, and megabytes on the device. */
interface Figures {
  readonly mirror: number
  readonly longestTask: number
  readonly megabytes: number
  readonly offlineList: number
  readonly offlineSearch: number
}

export async function runEspelhoBench(): Promise<BenchResult[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'mbw-bench-'))
  const server = await spawnServer({ MBW_DATA_DIR: dataDir, MBW_LOG: 'warn' })
  const browser = await launchChromium()
  try {
    const rows: Record<string, Figures> = {}
    for (const [index, total] of TOTALS.entries()) {
      const reader = makeReader(index + 1)
      await moveIn(browser, server.url, dataDir, reader, total)
      for (const slowdown of SLOWDOWNS) {
        rows[`${total} notes, CPU / ${slowdown}`] = await measure(browser, server.url, reader, slowdown)
      }
    }
    return Object.entries(rows).flatMap(toResults)
  } finally {
    await browser.close()
    await server.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

function toResults([name, figures]: [string, Figures]): BenchResult[] {
  const { mirror, longestTask, megabytes, offlineList, offlineSearch } = figures
  return [
    { name: `${name}: all on the device`, figure: mirror, unit: 'ms', note: `${megabytes} MB` },
    { name: `${name}: longest task meanwhile`, figure: longestTask, unit: 'ms' },
    { name: `${name}: list without a network`, figure: offlineList, unit: 'ms' },
    { name: `${name}: search without a network`, figure: offlineSearch, unit: 'ms' },
  ]
}

async function moveIn(
  browser: Browser,
  baseURL: string,
  dataDir: string,
  reader: Cadastro,
  total: number,
): Promise<void> {
  const context = await browser.newContext({ baseURL })
  await registerReader(context.request, reader)
  await context.close()
  const db = await openDatabase({ engine: 'sqlite', dataDir })
  const notas = Array.from({ length: total }, (_, index) => ({
    titulo: `Nota ${index + 1}`,
    anotacao: index === total - 1 ? RARA : ANOTACAO,
    simbolo: (index % 3) + 1,
    numero: (index % 33) + 1,
  }))
  await insertNotas(db, reader, notas)
  await db.close()
}

/** A new device of the reader: it has the app, gets the notes, and loses the network. */
async function measure(
  browser: Browser,
  target: string,
  reader: Cadastro,
  slowdown: number,
): Promise<Figures> {
  const gate = await openNetworkGate(target)
  const context = await browser.newContext({ baseURL: gate.url, locale: 'pt-BR' })
  context.setDefaultTimeout(MAX_MS)
  try {
    await signIn(context.request, reader)
    const page = await openPage(context, slowdown)
    await page.addInitScript(watchTasks)
    await page.goto('/sobre')
    const end = await waitForEnd(page)
    const [start, longestTask] = await page.evaluate(readTasks)
    const megabytes = await page.evaluate(readSize)
    await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated')
    await gate.cut()
    const offlineList = await timeList(page)
    const offlineSearch = await timeSearch(page)
    return {
      mirror: Math.round(end - start),
      longestTask: Math.round(longestTask),
      megabytes,
      offlineList,
      offlineSearch,
    }
  } finally {
    await context.close()
    await gate.cut()
  }
}

async function openPage(context: BrowserContext, slowdown: number): Promise<Page> {
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  return page
}

/** @returns when all notes were there, in milliseconds of the page @throws Error when they do not come */
async function waitForEnd(page: Page): Promise<number> {
  const deadline = performance.now() + MAX_MS
  while (performance.now() < deadline) {
    const end = await page.evaluate(readEnd)
    if (end !== false) return end
    await setTimeout(250)
  }
  throw new Error('The notes did not come onto the device.')
}

/** @returns milliseconds from the address to the first notes */
async function timeList(page: Page): Promise<number> {
  await page.goto('/notas', { waitUntil: 'commit' })
  const shown = await page.waitForFunction(() =>
    document.querySelector('main li.n h2') ? performance.now() : false,
  )
  return Math.round(Number(await shown.jsonValue()))
}

/** @returns milliseconds from the word to the only note that has it */
async function timeSearch(page: Page): Promise<number> {
  const field = page.getByRole('searchbox', { name: 'Buscar nas notas' })
  const start = performance.now()
  await field.fill(RARA)
  await page.waitForFunction((rara) => {
    const notas = document.querySelectorAll('main li.n')
    return notas.length === 1 && notas[0]?.textContent.includes(rara)
  }, RARA)
  return Math.round(performance.now() - start)
}

/** Runs in the page before anything else. */
function watchTasks(): void {
  const tasks: [number, number][] = []
  Object.assign(window, { benchTasks: tasks })
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) tasks.push([startTime, duration])
  }).observe({ entryTypes: ['longtask'] })
}

/** Runs in the page: when the first notes were asked for, and the longest task since; 0 when none took 50 ms. */
function readTasks(): [start: number, longest: number] {
  const calls = performance.getEntriesByType('resource').filter(({ name }) => name.includes('limit=100'))
  const start = calls[0]?.startTime ?? Number.NaN
  const tasks: [number, number][] = Reflect.get(window, 'benchTasks')
  return [start, Math.max(0, ...tasks.filter(([at]) => at >= start).map(([, duration]) => duration))]
}

/** Runs in the page: when all notes were there, false before. */
async function readEnd(): Promise<number | false> {
  // The app makes it, which to open it would forestall.
  if (!(await indexedDB.databases()).some(({ name }) => name === 'mbw-leitor')) return false
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open('mbw-leitor')
    opening.onerror = () => reject(opening.error)
    opening.onsuccess = () => {
      const db = opening.result
      const all = db.transaction('respostas').objectStore('respostas').getAll()
      all.onsuccess = () => {
        db.close()
        const espelho = all.result.find(({ url }) => url === 'notas:espelho')
        const inteiro = espelho?.corpo.inteiro
        resolve(typeof inteiro === 'number' && inteiro - performance.timeOrigin)
      }
    }
  })
}

/** Runs in the page: what the notes take of the device. */
async function readSize(): Promise<number> {
  const estimate: StorageEstimate & { usageDetails?: { indexedDB?: number } } =
    await navigator.storage.estimate()
  return Math.round((estimate.usageDetails?.indexedDB ?? 0) / 100_000) / 10
}
