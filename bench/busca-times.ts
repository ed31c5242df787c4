/** Times of searches over a library that grows, what its index costs, and the delay of the event loop meanwhile. */
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { setTimeout as sleep } from 'node:timers/promises'
import type { ParsedEbook } from '#server/conteudo/parsers/content-model.ts'
import { PARAGRAFOS_PER_BOOK, readCorpus } from './busca-corpus.ts'
import { importBooks, importEbooks, timeBareImport } from './busca-import.ts'
import { makePerguntas, type Pergunta } from './busca-perguntas.ts'
import type { BenchServer } from './busca-server.ts'
import { measureSizes } from './busca-size.ts'
import { type BenchResult, quantile } from './result.ts'
import { type Calls, type TimedCalls, timeCalls } from './time-calls.ts'

const IDLE_MS = 1_000
const AT_ONCE = 8
/** One query in this many is asked before time is taken. */
const WARM_UP = 3
const SLOWEST = 5
/** Of the timer of the watched loop; it is no part of its delay. */
const RESOLUTION_MS = 1

interface Measured extends TimedCalls {
  delay: Delay
}

interface Delay {
  p99: number
  max: number
}

/**
 * Measures at `paragrafos` and at `growth` times as many.
 * @param limitMs for the import of these; when it is up, those that are in are what is measured
 */
export async function runTimes(
  server: BenchServer,
  { paragrafos, growth, limitMs }: { paragrafos: number; growth: number; limitMs: number },
): Promise<BenchResult[]> {
  const { db, canon } = server
  const corpus = await readCorpus(db)
  const perguntas = makePerguntas(corpus)
  const books = Math.ceil(paragrafos / PARAGRAFOS_PER_BOOK)
  const rows: Record<string, object> = {}
  const small = await measureLibrary(1, books)
  const large = await measureLibrary(books + 1, books * growth)
  console.table(rows)
  reportKinds(perguntas, large.times)
  const bare = await timeBareImport(db.engine, canon, corpus, books)
  const measured = [small, large].flatMap(({ last, times }) => {
    const name = `${db.engine}, ${last * PARAGRAFOS_PER_BOOK} paragraphs`
    return [
      { name: `${name}: p50`, figure: quantile(times, 0.5), unit: 'ms' },
      { name: `${name}: p95`, figure: quantile(times, 0.95), unit: 'ms' },
    ]
  })
  return [
    ...measured,
    {
      name: `${db.engine}: growth of p95`,
      figure: quantile(large.times, 0.95) / quantile(small.times, 0.95),
      unit: '×',
      note: `${round(large.last / small.last)} times the paragraphs`,
    },
    {
      name: `${db.engine}: import of ${books * PARAGRAFOS_PER_BOOK} paragraphs`,
      figure: small.importMs / 1000,
      unit: 's',
      note: `without the index ${seconds(bare)}`,
    },
  ]

  async function measureLibrary(first: number, wanted: number) {
    const store = (ebooks: readonly ParsedEbook[]) => importEbooks(db, ebooks, canon)
    const { ms: importMs, last } = await importBooks(first, wanted, corpus, store, limitMs)
    const name = `${db.engine}, ${last * PARAGRAFOS_PER_BOOK} paragraphs`
    console.log(
      `${name}: the last ${(last + 1 - first) * PARAGRAFOS_PER_BOOK} imported in ${seconds(importMs)}`,
    )
    if (last < wanted) console.log(`The time for imports is up; --import=SECONDS gives more.`)
    const { total, index } = await measureSizes(db)
    const paths = perguntas.map(({ path }) => path)
    const calls = { url: server.url, cookie: cookieOf(server), paths }
    await timeCalls({ ...calls, paths: paths.filter((_, index) => index % WARM_UP === 0), atOnce: 1 })
    const idle = await watchLoop(() => sleep(IDLE_MS))
    const one = await measure({ ...calls, atOnce: 1 })
    const many = await measure({ ...calls, atOnce: AT_ONCE })
    rows[name] = {
      'p50 ms': round(quantile(one.times, 0.5)),
      'p95 ms': round(quantile(one.times, 0.95)),
      'max ms': round(Math.max(...one.times)),
      [`p95 ms, ${AT_ONCE} at once`]: round(quantile(many.times, 0.95)),
      'given up': one.gaveUp + many.gaveUp,
      'loop p99/max ms': describeDelay(one.delay),
      [`loop, ${AT_ONCE} at once`]: describeDelay(many.delay),
      'loop, idle': describeDelay(idle.delay),
      'index MB': megabytes(index),
      'database MB': megabytes(total),
    }
    return { times: one.times, importMs, last }
  }
}

async function measure(calls: Calls): Promise<Measured> {
  const { result, delay } = await watchLoop(() => timeCalls(calls))
  return { ...result, delay }
}

async function watchLoop<T>(work: () => Promise<T>): Promise<{ result: T; delay: Delay }> {
  const histogram = monitorEventLoopDelay({ resolution: RESOLUTION_MS })
  histogram.enable()
  const result = await work()
  histogram.disable()
  const toDelay = (nanoseconds: number) => Math.max(0, nanoseconds / 1e6 - RESOLUTION_MS)
  return { result, delay: { p99: toDelay(histogram.percentile(99)), max: toDelay(histogram.max) } }
}

function reportKinds(perguntas: readonly Pergunta[], times: readonly number[]): void {
  const timed = perguntas.map(({ kind, consulta }, index) => ({ kind, consulta, ms: times[index] ?? 0 }))
  const kinds = Map.groupBy(timed, ({ kind }) => kind)
  const describe = (some: readonly { ms: number }[]) => {
    const ms = some.map((each) => each.ms)
    return { 'p50 ms': round(quantile(ms, 0.5)), 'p95 ms': round(quantile(ms, 0.95)) }
  }
  console.table(Object.fromEntries([...kinds].map(([kind, some]) => [kind, describe(some)])))
  const slowest = timed.toSorted((a, b) => b.ms - a.ms).slice(0, SLOWEST)
  console.log(`Slowest: ${slowest.map(({ consulta, ms }) => `${consulta} (${round(ms)} ms)`).join(', ')}`)
}

function cookieOf({ reader }: BenchServer): string {
  return [...reader.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
}

function describeDelay({ p99, max }: Delay): string {
  return `${round(p99)} / ${round(max)}`
}

function round(value: number): number {
  return Math.round(value * 10) / 10
}

function megabytes(bytes: number): number {
  return Math.round(bytes / 1e6)
}

function seconds(milliseconds: number): string {
  return `${round(milliseconds / 1000)} s`
}
