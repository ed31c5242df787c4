/**
 * How long the server takes until it listens, on nothing and with its texts, and how much memory it has at most under load: 64
 * connections for half a minute that read texts and notes and search, of which no request may fail.
 */
import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import type { DatabaseConfig } from '#server/platform/config.ts'
import type { Engine } from '#server/platform/database.ts'
import { openDatabase } from '#server/platform/open-database.ts'
import { type RunningServer, spawnServer } from '#tests/support/spawn-server.ts'
import { toServerSettings, withBenchDatabase } from '../http/bench-database.ts'
import { CALLS } from '../http/calls.ts'
import { moveIn } from '../http/move-in.ts'
import { MANY, withstand } from '../http/withstand.ts'
import { atLeast, atMost, type BenchResult, quantile } from '../result.ts'

const ENGINES: readonly Engine[] = ['sqlite', 'postgres']
const STARTS = 5
const GOALS = { firstSeconds: 10, seconds: 1, megabytes: 200, lines: 2 }
/** What readers do all the time. */
const MIX = ['chapter', 'questions', 'verses', 'own notes', 'notes of a page', 'shelf', 'search']

/** @param argv `--only=sqlite` */
export async function runStartBench(argv: readonly string[]): Promise<BenchResult[]> {
  const { only } = parseArgs({ args: [...argv], options: { only: { type: 'string' } } }).values
  const results: BenchResult[] = []
  for (const engine of ENGINES) {
    if (only === undefined || only === engine)
      results.push(...(await withBenchDatabase(engine, measureStarts)))
  }
  return results
}

async function measureStarts(config: DatabaseConfig): Promise<BenchResult[]> {
  const { engine } = config
  const settings = toServerSettings(config)
  const first = await timeStart(settings)
  await first.server.stop()
  // The last line says that it listens.
  const steps = first.server.output().split('\n').slice(0, -1)
  const later: number[] = []
  for (let count = 1; count < STARTS; count += 1) {
    const { server, seconds } = await timeStart(settings)
    await server.stop()
    later.push(seconds)
  }
  const last = await timeStart(settings)
  later.push(last.seconds)
  const load = await measureLoad(config, last.server).finally(() => last.server.stop())
  return [
    atMost(GOALS.firstSeconds, {
      name: `${engine}: first start, with the import of all texts`,
      figure: first.seconds,
      unit: 's',
      // Where the Bible lies is this machine's affair.
      note: steps.map((step) => step.trim().replace(/\/\S*\//, '')).join('; '),
    }),
    atLeast(GOALS.lines, {
      name: `${engine}: lines of progress meanwhile`,
      figure: steps.length,
      unit: 'lines',
    }),
    atMost(GOALS.seconds, {
      name: `${engine}: start with its texts`,
      figure: quantile(later, 0.5),
      unit: 's',
      note: `median of ${STARTS}`,
    }),
    ...load,
  ]
}

async function timeStart(
  settings: Record<string, string>,
): Promise<{ server: RunningServer; seconds: number }> {
  const startedAt = performance.now()
  const server = await spawnServer(settings)
  return { server, seconds: (performance.now() - startedAt) / 1000 }
}

async function measureLoad(config: DatabaseConfig, server: RunningServer): Promise<BenchResult[]> {
  const db = await openDatabase(config)
  const cookie = await moveIn(db).finally(() => db.close())
  const calls = CALLS.filter(({ name }) => MIX.includes(name))
  const idle = megabytesOf(server, 'VmRSS')
  const { requests, slowestP99 } = await withstand(server.url, calls, { 'accept-encoding': 'br', cookie })
  return [
    atMost(GOALS.megabytes, {
      name: `${config.engine}: memory under load, the most`,
      figure: megabytesOf(server, 'VmHWM'),
      unit: 'MB',
      note: `${MANY.connections} connections for ${MANY.duration} s: ${requests} requests, none failed, slowest p99 ${slowestP99} ms; before ${idle} MB`,
    }),
  ]
}

/** What the kernel says of a process: now (VmRSS), or the most there ever was (VmHWM). */
function megabytesOf({ process: { pid } }: RunningServer, what: 'VmRSS' | 'VmHWM'): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  const kilobytes = new RegExp(`^${what}:\\s+(\\d+) kB$`, 'm').exec(status)?.[1]
  return Math.round(Number(kilobytes) / 1024)
}
