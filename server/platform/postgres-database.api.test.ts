/** PostgreSQL behind a line that hangs or is cut: nobody waits longer than a few seconds, and all of it comes back. */
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { startTcpProxy, type TcpProxy } from '#tests/support/tcp-proxy.ts'
import { createEmptyDatabase, type TestDatabase } from '#tests/support/test-database.ts'
import type { Database } from './database.ts'
import { databaseFailureOf } from './database-errors.ts'
import { openDatabase } from './open-database.ts'

/** What the issue allows a call; the limits add up to half a second less. */
const MAX_WAIT_MS = 6_000
const CALLERS = 30

describe.runIf(inject('golden').engine === 'postgres')('PostgreSQL', () => {
  let test: TestDatabase
  let proxy: TcpProxy
  let db: Database

  beforeAll(async () => {
    test = await createEmptyDatabase()
    if (test.config.engine !== 'postgres') return
    const url = new URL(test.config.url)
    proxy = await startTcpProxy({ host: url.hostname, port: Number(url.port) })
    url.port = String(proxy.port)
    db = await openDatabase({ ...test.config, url: url.href })
    await sql`CREATE TABLE linha (n INTEGER)`.execute(db.write)
  })
  afterAll(async () => {
    await db.close()
    await proxy.close()
    await test.drop()
  })

  const select = () => sql`SELECT 1`.execute(db.read)
  const write = () =>
    db.write.transaction().execute(async (trx) => {
      await sql`INSERT INTO linha (n) VALUES (1)`.execute(trx)
      await sql`SELECT 1`.execute(trx)
    })

  /** Why each of them failed, and the longest wait. */
  async function failuresOf(calls: (() => Promise<unknown>)[]) {
    const begun = performance.now()
    let longest = 0
    const answers = await Promise.all(
      calls.map((call) =>
        call()
          .then(
            () => 'answered',
            (error) => databaseFailureOf(error),
          )
          .finally(() => {
            longest = Math.max(longest, performance.now() - begun)
          }),
      ),
    )
    return { reasons: new Set(answers), longest }
  }

  it('lets nobody wait for one that hangs, in transactions and in the queue for a connection either', async () => {
    await Promise.all(Array.from({ length: CALLERS }, write))
    proxy.freeze()
    const calls = Array.from({ length: CALLERS }, (_, index) => (index % 2 ? write : select))
    const { reasons, longest } = await failuresOf(calls)
    expect(reasons).toEqual(new Set(['timeout', 'connection']))
    expect(longest).toBeLessThan(MAX_WAIT_MS)
    proxy.thaw()
    await Promise.all(Array.from({ length: CALLERS }, write))
  })

  it('tells why a transaction was lost, and not that it could not be rolled back', async () => {
    const failure = write().catch((error: unknown) => error)
    proxy.freeze()
    expect(String(await failure)).toContain('Query read timeout')
    proxy.thaw()
    await write()
  })

  it('does not end the process when the server goes between two statements of a transaction', async () => {
    const lost: Error[] = []
    db.onConnectionLost((error) => lost.push(error))
    const failure = db.write.transaction().execute(async (trx) => {
      await sql`SELECT 1`.execute(trx)
      proxy.cut()
      await expect.poll(() => lost.length, { timeout: 10_000 }).toBeGreaterThan(0)
      await sql`SELECT 1`.execute(trx)
    })
    expect(databaseFailureOf(await failure.catch((error: unknown) => error))).toBe('connection')
    await write()
  })

  it('ends a statement that waits for the lock of another', async () => {
    const other = await openDatabase(test.config)
    const blocked = other.write.transaction().execute(async (trx) => {
      await sql`LOCK TABLE linha IN EXCLUSIVE MODE`.execute(trx)
      return databaseFailureOf(await write().catch((error: unknown) => error))
    })
    expect(await blocked).toBe('locked')
    await other.close()
  })

  it('ends a statement that takes too long, and gives those of imports their time', async () => {
    const patient = await openDatabase(test.config, 'maintenance')
    const [slow] = await Promise.all([
      sql`SELECT pg_sleep(4)`.execute(db.read).catch((error: unknown) => error),
      sql`SELECT pg_sleep(4)`.execute(patient.write),
    ])
    expect(databaseFailureOf(slow)).toBe('timeout')
    await patient.close()
  })

  it('refuses to write where a command only reads', async () => {
    const reading = await openDatabase(test.config, 'reading')
    const failure = await sql`INSERT INTO linha (n) VALUES (1)`.execute(reading.write).catch((error) => error)
    expect(databaseFailureOf(failure)).toBe('read_only')
    await reading.close()
  })
})
