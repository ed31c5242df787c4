/**
 * The main calls through the real server on each database, against bare node:http and nginx that send the same bytes. All run as
 * processes of their own on loopback. Then 64 connections at once, half a minute, of which no request may fail.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import type { DatabaseConfig } from '#server/platform/config.ts'
import type { Engine } from '#server/platform/database.ts'
import { openDatabase } from '#server/platform/open-database.ts'
import { spawnServer } from '#tests/support/spawn-server.ts'
import { atLeast, atMost, type BenchResult, showFigure } from '../result.ts'
import { toServerSettings, withBenchDatabase } from './bench-database.ts'
import { CALLS, type Call, GOALS } from './calls.ts'
import { CONNECTIONS, compareServers, load, type Pace } from './compare-servers.ts'
import { moveIn } from './move-in.ts'
import { startNginx } from './nginx.ts'
import { recordReplies } from './record.ts'
import { timeWrites } from './time-writes.ts'
import { MANY, withstand } from './withstand.ts'

const NO_PACE: Pace = { rate: Number.NaN, share: Number.NaN, cpu: Number.NaN }

/** What takes longer is never measured whole. */
const MINUTES = 5

const FIRST_SECONDS = 3

const ENGINES: readonly Engine[] = ['sqlite', 'postgres']

/** @param argv words of which one is in the name of each call that is measured, unless all are; `--only=sqlite` */
export async function runHttpBench(argv: readonly string[]): Promise<BenchResult[]> {
  const { values, positionals } = parseArgs({
    args: [...argv],
    options: { only: { type: 'string' } },
    allowPositionals: true,
  })
  const calls = CALLS.filter(
    ({ name }) => positionals.length === 0 || positionals.some((word) => name.includes(word)),
  )
  const startedAt = performance.now()
  const results: BenchResult[] = []
  for (const engine of ENGINES) {
    if (values.only !== undefined && values.only !== engine) continue
    results.push(...(await withBenchDatabase(engine, (config) => run(config, calls))))
  }
  if (argv.length > 0) return results
  const minutes = (performance.now() - startedAt) / 60_000
  return [...results, atMost(MINUTES, { name: 'the whole', figure: minutes, unit: 'min' })]
}

async function run(config: DatabaseConfig, calls: readonly Call[]): Promise<BenchResult[]> {
  const server = await spawnServer(toServerSettings(config))
  const db = await openDatabase(config)
  const cookie = await moveIn(db).finally(() => db.close())
  const headers = { 'accept-encoding': 'br', cookie }
  const folder = mkdtempSync(join(tmpdir(), 'mbw-replies-'))
  const replies = await recordReplies(calls, { url: server.url, headers, folder })
  const bare = await spawnServer({ BENCH_REPLIES: folder }, join(import.meta.dirname, 'bare-server.ts'))
  const nginx = await startNginx(folder, replies)
  try {
    const peers = [
      { url: bare.url, pid: bare.process.pid },
      { url: server.url, pid: server.process.pid },
      ...(nginx ? [{ url: nginx.url, rounds: 1 }] : []),
    ]
    const results: BenchResult[] = []
    for (const [index, { name, path, kind, next }] of calls.entries()) {
      if (next)
        results.push(await timeFirst(`${config.engine}: ${name}`, { url: server.url + path, next }, headers))
      const paces = await compareServers(
        peers.map(({ url, ...peer }) => ({
          ...peer,
          url: url + path,
          next: url === server.url ? next : undefined,
        })),
        headers,
      )
      results.push(
        atLeast(GOALS[kind][config.engine], {
          name: `${config.engine}: ${name}`,
          ...toShare(paces, replies[index]?.bytes ?? 0),
        }),
      )
    }
    if (calls.length < CALLS.length) return results
    const many = await withstandMany(config.engine, server.url, headers)
    return [...results, many, ...(await measureWrites(config.engine, peers[1], cookie))]
  } finally {
    await Promise.all([server.stop(), bare.stop(), nginx?.stop()])
    rmSync(folder, { recursive: true, force: true })
  }
}

/** How many the server answers in the first seconds of such calls, while V8 still compiles what answers. */
async function timeFirst(
  name: string,
  address: Parameters<typeof load>[0],
  headers: Record<string, string>,
): Promise<BenchResult> {
  const { requests, duration } = await load(address, headers, {
    connections: CONNECTIONS,
    duration: FIRST_SECONDS,
  })
  const note = 'V8 still compiles'
  return {
    name: `${name}, its first ${FIRST_SECONDS} s`,
    figure: requests.total / duration,
    unit: '/s',
    note,
  }
}

/** @param paces of bare node:http, of ours, and of nginx where there is one */
function toShare(paces: readonly Pace[], bytes: number): Pick<BenchResult, 'figure' | 'unit' | 'note'> {
  const [theirs = NO_PACE, ours = NO_PACE, files] = paces
  const rates = `${Math.round(ours.rate)}/s; node:http ${Math.round(theirs.rate)}`
  const others = files === undefined ? rates : `${rates}, nginx ${Math.round(files.rate)}`
  const cpu = `CPU ${showFigure(ours.cpu)} µs, node:http ${showFigure(theirs.cpu)}`
  return { figure: ours.share, unit: 'of node:http', note: `${others}; ${cpu}; ${bytes} bytes` }
}

/** Last, since the reader's lists grow by it. */
async function measureWrites(
  engine: Engine,
  server: Parameters<typeof timeWrites>[0] | undefined,
  cookie: string,
): Promise<BenchResult[]> {
  const pace = server && (await timeWrites(server, cookie))
  if (!pace) return []
  const note = `${Math.round(pace.rate)}/s, disk and database included`
  return [{ name: `${engine}: a note written`, figure: pace.cpu, unit: 'µs of CPU', note }]
}

async function withstandMany(
  engine: Engine,
  url: string,
  headers: Record<string, string>,
): Promise<BenchResult> {
  const { requests, slowestP99 } = await withstand(url, CALLS, headers)
  return {
    name: `${engine}: ${MANY.connections} connections for ${MANY.duration} s, none failed`,
    figure: requests,
    unit: 'requests',
    note: `slowest p99 ${slowestP99} ms`,
  }
}
