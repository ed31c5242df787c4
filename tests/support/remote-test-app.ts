/**
 * The application of an API test as three processes behind nginx: `MBW_TEST_SERVERS=3` (docs/testes.md). What a test does
 * inside of the application, to its log, timers or clock, it cannot do there.
 */
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { createRemoteApp } from './remote-app.ts'
import { startServerGroup } from './server-group.ts'
import type { TestDatabase } from './test-database.ts'

/** How many servers answer the calls of API tests; 0: the application in this process. */
export function countTestServers(): number {
  return Number(process.env.MBW_TEST_SERVERS ?? 0)
}

export async function startRemoteTestApp(
  { config }: TestDatabase,
  settings: Record<string, string>,
): Promise<FastifyInstance> {
  if (config.engine === 'sqlite') throw new Error('Several servers need MBW_TEST_DATABASE=postgres.')
  const own = {
    DATABASE_URL: config.url,
    MBW_DATA_DIR: config.dataDir,
    MBW_PROXIES: '127.0.0.1',
    // A test that has taken the Bible away wants no other.
    MBW_BIBLIA: join(config.dataDir, 'nenhuma.json'),
  }
  const group = await startServerGroup(
    { MBW_LOG: 'silent', ...own, ...settings },
    { count: countTestServers() },
  )
  const remote = createRemoteApp(group.url)
  const app = { ...remote, close: () => Promise.all([remote.close(), group.stop()]) }
  return app as unknown as FastifyInstance
}
