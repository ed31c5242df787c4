/**
 * One call, unless named a chapter of the Confession, through the real server, against bare node:http that sends the same bytes from
 * memory. Both run as processes of their own on loopback, in turns, so that a noisy machine disturbs both alike.
 */
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { get, type IncomingMessage } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import autocannon from 'autocannon'
import { type RunningServer, spawnServer } from '#tests/support/spawn-server.ts'

const ROUNDS = 3
const SECONDS = 4
const CONNECTIONS = 20
/** Unless the command names another call. */
const CHAPTER = '/api/cfw/8/completo'
const HEADERS = { 'accept-encoding': 'br' }

interface Sample {
  requestsPerSecond: number
  p50: number
  p99: number
}

export async function runHttpBench([path = CHAPTER]: readonly string[]): Promise<void> {
  const dir = mkdtempSync(join(tmpdir(), 'mbw-bench-'))
  const server = await spawnServer({ MBW_DATA_DIR: join(dir, 'data'), MBW_LOG: 'warn' })
  const bare = await spawnBare(dir, await fetchText(server, path))
  try {
    const ours: Sample[] = []
    const theirs: Sample[] = []
    await measure(server.url + path, 1)
    await measure(bare.url + path, 1)
    for (let round = 0; round < ROUNDS; round += 1) {
      theirs.push(await measure(bare.url + path, SECONDS))
      ours.push(await measure(server.url + path, SECONDS))
    }
    report(path, ours, theirs)
  } finally {
    await Promise.all([server.stop(), bare.stop()])
    rmSync(dir, { recursive: true, force: true })
  }
}

async function measure(url: string, duration: number): Promise<Sample> {
  const result = await autocannon({
    url,
    connections: CONNECTIONS,
    duration,
    headers: HEADERS,
  })
  if (result.non2xx > 0 || result.errors > 0) throw new Error(`${url}: ${result.non2xx} bad replies`)
  return { requestsPerSecond: result.requests.average, p50: result.latency.p50, p99: result.latency.p99 }
}

/** The compressed bytes as the real server sends them (`fetch` would decompress them). */
async function fetchText(server: RunningServer, path: string): Promise<Buffer> {
  const request = get(server.url + path, { headers: HEADERS })
  const [response]: IncomingMessage[] = await once(request, 'response')
  if (!response) throw new Error('no reply')
  return buffer(response)
}

function spawnBare(dir: string, body: Buffer): Promise<RunningServer> {
  const file = join(dir, 'body.br')
  writeFileSync(file, body)
  return spawnServer({ PORT: '0', BENCH_BODY: file }, join(import.meta.dirname, 'bare-server.ts'))
}

function report(path: string, ours: Sample[], theirs: Sample[]): void {
  const median = (samples: Sample[], pick: (sample: Sample) => number) =>
    samples.map(pick).sort((a, b) => a - b)[Math.floor(samples.length / 2)] ?? Number.NaN
  const rate = (samples: Sample[]) => median(samples, ({ requestsPerSecond }) => requestsPerSecond)
  console.table({
    'node:http': row(theirs),
    'our server': row(ours),
  })
  console.log(
    `GET ${path}: ${(rate(ours) / rate(theirs)).toFixed(2)} of bare node:http (median of ${ROUNDS})`,
  )

  function row(samples: Sample[]) {
    return {
      'requests/s': Math.round(rate(samples)),
      'p50 ms': median(samples, ({ p50 }) => p50),
      'p99 ms': median(samples, ({ p99 }) => p99),
    }
  }
}
