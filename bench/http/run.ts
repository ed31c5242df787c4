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
import { databaseUrl, runMaintenance } from '#tests/support/database-copy.ts'
import { startPostgresCluster } from '#tests/support/postgres-cluster.ts'
import { spawnServer } from '#tests/support/spawn-server.ts'
import { CALLS, type Call, GOALS } from './calls.ts'
import { compareServers, load } from './compare-servers.ts'
import { moveIn } from './move-in.ts'
import { startNginx } from './nginx.ts'
import { recordReplies } from './record.ts'

const ENGINES: readonly Engine[] = ['sqlite', 'postgres']
const MANY = { connections: 64, duration: 30 }

/** @param argv words of which one is in the name of each call that is measured, unless all are; `--only=sqlite` */
export async function runHttpBench(argv: readonly string[]): Promise<void> {
  const { values, positionals } = parseArgs({
    args: [...argv],
    options: { only: { type: 'string' } },
    allowPositionals: true,
  })
  const calls = CALLS.filter(
    ({ name }) => positionals.length === 0 || positionals.some((word) => name.includes(word)),
  )
  for (const engine of ENGINES) {
    if (values.only === undefined || values.only === engine)
      await withDatabase(engine, (it) => run(it, calls))
  }
}

async function withDatabase(engine: Engine, work: (config: DatabaseConfig) => Promise<void>): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'mbw-bench-'))
  const cluster = engine === 'postgres' ? await startPostgresCluster() : null
  try {
    if (!cluster) return await work({ engine: 'sqlite', dataDir })
    await runMaintenance(cluster.url, 'CREATE DATABASE bench')
    await work({ engine: 'postgres', dataDir, url: databaseUrl(cluster.url, 'bench') })
  } finally {
    await cluster?.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

async function run(config: DatabaseConfig, calls: readonly Call[]): Promise<void> {
  const server = await spawnServer({
    MBW_DATA_DIR: config.dataDir,
    MBW_LOG: 'warn',
    // Counted as ever, and never refused.
    MBW_LIMITES: '1000000',
    ...(config.engine === 'postgres' && { DATABASE_URL: config.url }),
  })
  const db = await openDatabase(config)
  const cookie = await moveIn(db).finally(() => db.close())
  const headers = { 'accept-encoding': 'br', cookie }
  const folder = mkdtempSync(join(tmpdir(), 'mbw-replies-'))
  const replies = await recordReplies(calls, { url: server.url, headers, folder })
  const bare = await spawnServer({ BENCH_REPLIES: folder }, join(import.meta.dirname, 'bare-server.ts'))
  const nginx = await startNginx(folder, replies)
  try {
    const peers = [bare.url, server.url, ...(nginx ? [nginx.url] : [])]
    const rows: Record<string, Record<string, number | string>> = {}
    for (const [index, { name, path, kind }] of calls.entries()) {
      const rates = await compareServers(
        peers.map((url) => url + path),
        headers,
      )
      const [theirs = Number.NaN, ours = Number.NaN, files] = rates
      const share = ours / theirs
      const goal = GOALS[kind][config.engine]
      rows[name] = {
        bytes: replies[index]?.bytes ?? 0,
        'node:http/s': Math.round(theirs),
        'ours/s': Math.round(ours),
        ...(files !== undefined && { 'nginx/s': Math.round(files) }),
        share: share.toFixed(2),
        goal: `${goal.toFixed(2)} ${share >= goal ? 'met' : 'MISSED'}`,
      }
    }
    console.log(`${config.engine}:`)
    console.table(rows)
    if (calls.length === CALLS.length) await withstand(server.url, calls, headers)
  } finally {
    await Promise.all([server.stop(), bare.stop(), nginx?.stop()])
    rmSync(folder, { recursive: true, force: true })
  }
}

/** All calls at once from 64 connections: a request that fails throws. */
async function withstand(
  url: string,
  calls: readonly Call[],
  headers: Record<string, string>,
): Promise<void> {
  const connections = Math.ceil(MANY.connections / calls.length)
  const results = await Promise.all(
    calls.map(({ path }) => load(url + path, headers, { ...MANY, connections })),
  )
  const requests = results.reduce((sum, { requests: { average } }) => sum + average * MANY.duration, 0)
  const slowest = Math.max(...results.map(({ latency }) => latency.p99))
  console.log(
    `${connections * calls.length} connections for ${MANY.duration} s: ${Math.round(requests)} requests, none failed, slowest p99 ${slowest} ms`,
  )
}
