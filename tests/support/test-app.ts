import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll } from 'vitest'
import * as auth from '#contract/auth.ts'
import { buildApp } from '#server/app.ts'
import type { MeiosDaEditora } from '#server/assinaturas/meio-de-pagamento.ts'
import { type Config, readConfig } from '#server/platform/config.ts'
import type { Database } from '#server/platform/database.ts'
import type { HttpTimeouts } from '#server/platform/http-timeouts.ts'
import { type Client, createClient } from './api-client.ts'
import { addReaderRow } from './reader-row.ts'
import { countTestServers, startRemoteTestApp } from './remote-test-app.ts'
import { createTestDatabase, type TestDatabase } from './test-database.ts'

export interface TestApp {
  app: FastifyInstance
  db: Database
  /** A new visitor without cookies. */
  visitor(): Client
  /** A visitor who holds a CSRF token. */
  visitorWithToken(): Promise<Client>
  /** A reader with an open session, both put into the database; each call makes another one. */
  reader(): Promise<Client>
}

/** The password of every reader that `reader` makes. */
export const TEST_PASSWORD = 'senha-de-prova'

/** Starts the application on a database of the test file's own. @returns an object that is filled before the first test */
export function setupTestApp(settings: Record<string, string> = {}): TestApp {
  const harness = {} as TestApp
  let database: TestDatabase
  beforeAll(async () => {
    database = await createTestDatabase()
    Object.assign(harness, await startTestApp(database, settings))
  })
  afterAll(async () => {
    await harness.app.close()
    await database.drop()
  })
  return harness
}

export async function startTestApp(
  database: TestDatabase,
  settings: Record<string, string> = {},
  timeouts?: HttpTimeouts,
  meios?: MeiosDaEditora,
): Promise<TestApp> {
  const app =
    countTestServers() > 0
      ? await startRemoteTestApp(database, settings)
      : await buildApp({
          db: database.db,
          config: testConfig(database, settings),
          ...(timeouts && { timeouts }),
          ...(meios && { meios }),
        })
  const visitorWithToken = async () => {
    const client = createClient(app)
    await client.call(auth.setCsrfToken)
    return client
  }
  let readers = 0
  return {
    app,
    db: database.db,
    visitor: () => createClient(app),
    visitorWithToken,
    async reader() {
      readers += 1
      const client = createClient(app)
      const [cookie, token] = await addReaderRow(database.db, `leitor${readers}`, TEST_PASSWORD)
      client.cookies.set(cookie, token)
      await client.call(auth.setCsrfToken)
      return client
    },
  }
}

function testConfig({ config }: TestDatabase, settings: Record<string, string>): Config {
  const parsed = readConfig({ MBW_LOG: 'silent', ...settings })
  return { ...parsed, database: config, webDir: join(config.dataDir, 'no-web-build') }
}
