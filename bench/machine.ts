/** The machine's own limits, beside which the figures of a bench are to be read. */
import { execFile } from 'node:child_process'
import { closeSync, fdatasyncSync, mkdtempSync, openSync, rmSync, writeFileSync, writeSync } from 'node:fs'
import { cpus, totalmem } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { PROJECT_ROOT } from '#server/platform/project-root.ts'
import { startPostgresCluster } from '#tests/support/postgres-cluster.ts'
import { spawnServer } from '#tests/support/spawn-server.ts'
import { findPostgresBin } from '../scripts/testing/postgres-binaries.mjs'
import { compareServers } from './http/compare-servers.ts'
import type { BenchResult } from './result.ts'

const FSYNC_MS = 3_000
const PAGE_BYTES = 8_192
const REPLY_BYTES = 1_024
const PGBENCH = ['-S', '-M', 'prepared', '-c', '4', '-j', '1', '-T', '5', '-n']

export async function measureMachine(): Promise<BenchResult[]> {
  return [
    { name: 'cores', figure: cpus().length, unit: '', note: cpus()[0]?.model ?? '' },
    { name: 'memory', figure: totalmem() / 2 ** 30, unit: 'GB' },
    { name: 'Node.js', figure: Number.parseInt(process.versions.node, 10), unit: '', note: process.version },
    { name: 'disk: a page written and synchronised', figure: measureFsyncs(), unit: '/s', note: '8 kB' },
    {
      name: 'bare node:http on loopback',
      figure: await measureLoopback(),
      unit: '/s',
      note: '1 kB, 20 connections',
    },
    ...(await measureSelects()),
  ]
}

/** On the disk where the project lies; temporary folders may be in memory. */
function measureFsyncs(): number {
  const folder = mkdtempSync(join(PROJECT_ROOT, 'node_modules/.cache-fsync-'))
  const file = openSync(join(folder, 'page'), 'w')
  const page = Buffer.alloc(PAGE_BYTES, 1)
  try {
    const startedAt = performance.now()
    let count = 0
    while (performance.now() - startedAt < FSYNC_MS) {
      writeSync(file, page, 0, PAGE_BYTES, 0)
      fdatasyncSync(file)
      count += 1
    }
    return Math.round((count * 1000) / (performance.now() - startedAt))
  } finally {
    closeSync(file)
    rmSync(folder, { recursive: true })
  }
}

async function measureLoopback(): Promise<number> {
  const folder = mkdtempSync(join(PROJECT_ROOT, 'node_modules/.cache-loopback-'))
  const path = '/'
  writeFileSync(join(folder, 'reply-0'), 'a'.repeat(REPLY_BYTES))
  writeFileSync(
    join(folder, 'replies.json'),
    JSON.stringify([
      { path, file: 'reply-0', headers: { 'content-type': 'text/plain' }, bytes: REPLY_BYTES },
    ]),
  )
  const bare = await spawnServer({ BENCH_REPLIES: folder }, join(import.meta.dirname, 'http/bare-server.ts'))
  try {
    const [pace] = await compareServers([{ url: bare.url + path }], {})
    return Math.round(pace?.rate ?? Number.NaN)
  } finally {
    await bare.stop()
    rmSync(folder, { recursive: true })
  }
}

/** One row by its key, by PostgreSQL's own pgbench; nothing where that is not installed. */
async function measureSelects(): Promise<BenchResult[]> {
  const pgbench = join(findPostgresBin() ?? '', 'pgbench')
  const cluster = await startPostgresCluster()
  try {
    await promisify(execFile)(pgbench, ['-i', '-q', cluster.url])
    const { stdout } = await promisify(execFile)(pgbench, [...PGBENCH, cluster.url])
    const figure = Number(/^tps = ([\d.]+)/m.exec(stdout)?.[1])
    return [
      { name: 'PostgreSQL: one row by its key', figure, unit: '/s', note: `pgbench ${PGBENCH.join(' ')}` },
    ]
  } catch (error) {
    console.log(`pgbench: ${String(error)}`)
    return []
  } finally {
    await cluster.stop()
  }
}
