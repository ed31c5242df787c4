/** The figures of a real server, read as Prometheus reads them. */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { type RunningServer, spawnServer } from '#tests/support/spawn-server.ts'
import { breakDatabase, createTestDatabase, type TestDatabase } from '#tests/support/test-database.ts'

let database: TestDatabase
let server: RunningServer
let metricasUrl: string

beforeAll(async () => {
  database = await createTestDatabase()
  const { config } = database
  server = await spawnServer({
    MBW_DATA_DIR: config.dataDir,
    MBW_METRICAS: '0',
    ...(config.engine === 'postgres' && { DATABASE_URL: config.url }),
  })
  const port = () => /"port":(\d+)\},"msg":"metrics at/.exec(server.output())?.[1]
  await vi.waitUntil(port, { timeout: 10_000, interval: 20 })
  metricasUrl = `http://127.0.0.1:${port()}/metrics`
})

afterAll(async () => {
  await server.stop()
  await database.drop()
})

const ask = async (path: string) => (await fetch(server.url + path)).status

/** The value of a line, or null when there is none. */
async function read(line: string): Promise<number | null> {
  const text = await (await fetch(metricasUrl)).text()
  const found = text.split('\n').find((each) => each.startsWith(`${line} `))
  return found ? Number(found.slice(line.length)) : null
}

it('count calls by the pattern of their route, tell of the process and what waits, never say what was asked for; and count failures of a database that is gone', async () => {
  expect(await ask('/api/cfw/8/completo?segredo=xq')).toBe(200)
  expect(await ask('/api/xqnada')).toBe(404)
  const count = 'mbw_http_requests_total{method="GET",route="/api/cfw/:id/completo",status="200"}'
  await expect.poll(() => read(count)).toBe(1)
  await expect.poll(() => read('mbw_http_requests_total{method="GET",route="other",status="404"}')).toBe(1)
  expect(
    await read('mbw_http_request_duration_seconds_count{method="GET",route="/api/cfw/:id/completo"}'),
  ).toBe(1)
  expect(await (await fetch(metricasUrl)).text()).not.toContain('xq')
  await expectOfProcess()
  await expectWithoutDatabase()
})

async function expectOfProcess(): Promise<void> {
  expect(await read('nodejs_eventloop_lag_p99_seconds')).toBeGreaterThan(0)
  expect(await read('process_resident_memory_bytes')).toBeGreaterThan(1_000_000)
  expect(await read('mbw_database_pool_waiting')).toBe(0)
  expect(await read('mbw_search_waiting')).toBe(0)
  expect(await read('mbw_content_age_seconds')).toBeGreaterThan(0)
  expect(await read('mbw_backup_last_success_timestamp_seconds')).toBeNull()
  writeFileSync(join(database.config.dataDir, 'ultima-copia.json'), '{}')
  expect(await read('mbw_backup_last_success_timestamp_seconds')).toBeGreaterThan(1_700_000_000)
}

async function expectWithoutDatabase(): Promise<void> {
  await breakDatabase(database)
  expect(await ask('/api/cfw/9/completo')).toBe(503)
  const kind = database.config.engine === 'sqlite' ? 'damaged' : 'connection'
  await expect.poll(() => read(`mbw_database_errors_total{kind="${kind}"}`)).toBe(1)
  expect((await fetch(metricasUrl)).status).toBe(200)
}

it('are at one address only', async () => {
  expect((await fetch(new URL('/', metricasUrl))).status).toBe(404)
  expect((await fetch(metricasUrl, { method: 'POST' })).status).toBe(404)
})
