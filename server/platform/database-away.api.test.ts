/** A database that is full, read-only or damaged: callers are told to come back, and served when it is well again. */
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest'
import { setCsrfToken, user } from '#contract/auth.ts'
import { buscar } from '#contract/busca.ts'
import { listarLendo } from '#contract/leituras.ts'
import { criarNota, listarNotas } from '#contract/notas.ts'
import { type Client, errorOf } from '#tests/support/api-client.ts'
import { runMaintenance } from '#tests/support/database-copy.ts'
import { startTestApp, type TestApp } from '#tests/support/test-app.ts'
import { breakDatabase, createTestDatabase, type TestDatabase } from '#tests/support/test-database.ts'
import { databaseFailureOf } from './database-errors.ts'

const golden = inject('golden')
const WRITERS = 16

let database: TestDatabase
let harness: TestApp
let leitor: Client

beforeEach(async () => {
  database = await createTestDatabase()
  harness = await startTestApp(database)
  leitor = await harness.reader()
})
afterEach(async () => {
  await harness.app.close()
  await database.drop()
})

const anotar = () =>
  leitor.call(criarNota, {
    body: { simbolo: 1, numero_pergunta: 8, titulo: 'Cheio', anotacao: 'linha '.repeat(3_000) },
  })

async function expectAway(calls: Promise<Awaited<ReturnType<typeof anotar>>>[]) {
  for (const response of await Promise.all(calls)) {
    expect(errorOf(response)).toMatchObject({ status: 503, code: 'banco_indisponivel' })
    expect(Number(response.headers['retry-after'])).toBeGreaterThan(0)
  }
}

async function pragma(statement: string): Promise<number> {
  const { rows } = await sql<Record<string, number>>`${sql.raw(`PRAGMA ${statement}`)}`.execute(
    database.db.write,
  )
  return Object.values(rows[0] ?? {})[0] ?? 0
}

describe.runIf(golden.engine === 'sqlite')('a full disk', () => {
  it('answers every write 503, every read as ever, and takes writes again when there is room', async () => {
    await pragma(`max_page_count = ${await pragma('page_count')}`)
    await fillFreePages()
    await expectAway(Array.from({ length: WRITERS }, anotar))
    expect((await leitor.call(listarNotas)).statusCode).toBe(200)
    await pragma('max_page_count = 1000000')
    expect((await anotar()).statusCode).toBe(201)
  })

  it('tells the cause, not that there was nothing to roll back', async () => {
    await pragma(`max_page_count = ${await pragma('page_count')}`)
    const failure = database.db.write.transaction().execute(async (trx) => {
      const valor = 'x'.repeat(10_000_000)
      await trx.insertInto('configuracao').values({ chave: 'cheio', valor }).execute()
    })
    expect(databaseFailureOf(await failure.catch((error: unknown) => error))).toBe('full')
  })

  /** Notes go into the space that earlier ones left until there is none. */
  async function fillFreePages(): Promise<void> {
    for (let count = 0; count < 100; count += 1) if ((await anotar()).statusCode === 503) return
  }
})

describe('a database that can only be read', () => {
  const allow: Record<typeof golden.engine, (isAllowed: boolean) => Promise<unknown>> = {
    sqlite: (isAllowed) => pragma(`query_only = ${isAllowed ? 'OFF' : 'ON'}`),
    postgres: async (isAllowed) => {
      if (golden.engine !== 'postgres' || database.config.engine !== 'postgres') return
      const name = new URL(database.config.url).pathname.slice(1)
      const readOnly = isAllowed ? 'off' : 'on'
      await runMaintenance(
        golden.maintenanceUrl,
        `ALTER DATABASE ${name} SET default_transaction_read_only = ${readOnly}`,
      )
      // The setting is for connections to come.
      await runMaintenance(
        golden.maintenanceUrl,
        `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '${name}'`,
      )
    },
  }

  it('answers writes 503 and reads as ever', async () => {
    await allow[golden.engine](false)
    // PostgreSQL has ended the connections: the first calls may find that out.
    await expect.poll(async () => (await leitor.call(user)).statusCode).toBe(200)
    await expectAway(Array.from({ length: WRITERS }, anotar))
    expect((await leitor.call(listarNotas)).statusCode).toBe(200)
    await allow[golden.engine](true)
    await expect.poll(async () => (await anotar()).statusCode).toBe(201)
  })
})

describe('a database that is damaged or gone', () => {
  it('answers 503 to everything that needs it, the search and the look-up of the session included', async () => {
    await breakDatabase(database)
    await expectAway([
      leitor.call(user),
      leitor.call(listarNotas),
      leitor.call(listarLendo),
      leitor.call(buscar, { query: { q: 'graça' } }),
      anotar(),
    ])
    expect((await harness.visitor().call(setCsrfToken)).statusCode).toBe(200)
  })
})
