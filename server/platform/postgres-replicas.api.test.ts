/** A primary and a real replica that follows it: who reads from which, also when the replica stands still or is gone. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { listarEbooks } from '#contract/ebooks.ts'
import { criarNota, listarNotas } from '#contract/notas.ts'
import type { Client } from '#tests/support/api-client.ts'
import { insertEbook } from '#tests/support/ebook-fixtures.ts'
import {
  type PostgresCluster,
  startPostgresCluster,
  startPostgresReplica,
} from '#tests/support/postgres-cluster.ts'
import { startTestApp, type TestApp } from '#tests/support/test-app.ts'
import type { Database } from './database.ts'
import { migrate } from './migrate.ts'
import { openDatabase } from './open-database.ts'
import { type ReadingContext, readingContext } from './reading-context.ts'

const NOTA = { simbolo: 1, numero_pergunta: 8, titulo: 'fé', anotacao: 'Só.' }
const PROVA = '/prova'
const SOON = { timeout: 15_000 }

describe.runIf(inject('golden').engine === 'postgres')('replicas', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'mbw-replicas-'))
  let primary: PostgresCluster
  let replica: PostgresCluster
  let ofReplica: Database
  let db: Database
  let harness: TestApp
  const states: string[] = []
  const asLeitora = (url: string) => url.replace('postgres@', 'leitora@')

  beforeAll(async () => {
    primary = await startPostgresCluster()
    const alone = await openDatabase({ engine: 'postgres', dataDir, url: primary.url }, 'maintenance')
    await migrate(alone)
    // Who is asked for no more than to read.
    await alone.exec('CREATE ROLE leitora LOGIN; GRANT SELECT ON ALL TABLES IN SCHEMA public TO leitora')
    await alone.close()
    replica = await startPostgresReplica(primary)
    ofReplica = await openDatabase({ engine: 'postgres', dataDir, url: replica.url })
    const config = {
      engine: 'postgres',
      dataDir,
      url: primary.url,
      replicas: [asLeitora(replica.url)],
    } as const
    db = await openDatabase(config)
    db.replicas?.onState((_, state) => states.push(state))
    harness = await startTestApp({ db, config, drop: () => db.close() })
    harness.app.get(PROVA, async () => ({ isReplica: await isReplica() }))
    await sql`INSERT INTO simbolo VALUES (1, 'CFW', 'Confissão', 1646, 'capítulo', 33, '', '')`.execute(
      db.write,
    )
    await sql`INSERT INTO pagina VALUES (1, 8, 'De Cristo')`.execute(db.write)
  })
  afterAll(async () => {
    await harness.app.close()
    await db.close()
    await ofReplica.close()
    await replica.stop()
    await primary.stop()
    rmSync(dataDir, { recursive: true, force: true })
  })

  async function isReplica(): Promise<boolean> {
    const { rows } = await sql<{ answer: boolean }>`SELECT pg_is_in_recovery() AS answer`.execute(db.read)
    return rows[0]?.answer === true
  }
  /** Whether a call that comes with these cookies reads from the replica. */
  async function readsFromReplica(client: Client = harness.visitor()): Promise<boolean> {
    const response = await harness.app.inject({ url: PROVA, cookies: Object.fromEntries(client.cookies) })
    expect(response.statusCode).toBe(200)
    return response.json().isReplica
  }
  const untilRead = () => expect.poll(() => readsFromReplica(), SOON).toBe(true)
  const pause = () => sql`SELECT pg_wal_replay_pause()`.execute(ofReplica.write)
  const resume = () => sql`SELECT pg_wal_replay_resume()`.execute(ofReplica.write)
  const titlesOf = async (client: Client) =>
    (await client.call(listarNotas)).json().map(({ titulo }: { titulo: string }) => titulo)

  it('answer who has not written; the primary answers whoever writes, and for some seconds after it', async () => {
    await untilRead()
    const reader = await harness.reader()
    expect((await reader.call(criarNota, { body: NOTA })).statusCode).toBe(201)
    expect(reader.cookies.get('escreveu')).toBe('1')
    expect(await readsFromReplica(reader)).toBe(false)
    reader.cookies.delete('escreveu')
    expect(await readsFromReplica(reader)).toBe(true)
    expect((await harness.visitor().call(listarEbooks)).headers['set-cookie']).toBeUndefined()
  })

  it('are not asked by work beside the calls, nor again in a request that has written', async () => {
    await untilRead()
    expect(await isReplica()).toBe(false)
    const context: ReadingContext = { usesPrimary: false, hasWritten: false, replica: null }
    await readingContext.run(context, async () => {
      expect(await isReplica()).toBe(true)
      await sql`SELECT 1`.execute(db.write)
      expect(await isReplica()).toBe(false)
    })
    expect(context.hasWritten).toBe(true)
  })

  it('that stand still are left until they have come after; own notes are there all the time', async () => {
    await untilRead()
    const reader = await harness.reader()
    await pause()
    await reader.call(criarNota, { body: NOTA })
    expect(await titlesOf(reader)).toEqual(['fé'])
    reader.cookies.delete('escreveu')
    await expect.poll(() => readsFromReplica(reader), SOON).toBe(false)
    expect(await titlesOf(reader)).toEqual(['fé'])
    // Not asked in time it is left before it is known why.
    await expect.poll(() => states.at(-1), SOON).toBe('behind')
    await resume()
    await untilRead()
    expect(await titlesOf(reader)).toEqual(['fé'])
    await expect.poll(() => states.slice(-2), SOON).toEqual(['behind', 'ok'])
  })

  it('give no text that is older than the change that dropped it', async () => {
    await untilRead()
    const titles = async () =>
      (await harness.visitor().call(listarEbooks)).json().map(({ titulo }: { titulo: string }) => titulo)
    expect(await titles()).toEqual([])
    await pause()
    await insertEbook(db, { titulo: 'Novo' })
    db.replicas?.demandPresent()
    expect(await readsFromReplica()).toBe(false)
    await expect.poll(titles, SOON).toEqual(['Novo'])
    await resume()
    await untilRead()
  })

  it('that are gone are missed by nobody, and told once', async () => {
    await untilRead()
    const told = states.length
    await Promise.all([
      replica.stop(),
      ...Array.from({ length: 30 }, async () => expect(await readsFromReplica()).toBeTypeOf('boolean')),
    ])
    expect(await readsFromReplica()).toBe(false)
    await expect.poll(() => states.slice(told), SOON).toEqual(['away'])
  })

  it('need not be there when the server starts, but must be replicas of its own database', async () => {
    const start = (url: string) =>
      openDatabase({ engine: 'postgres', dataDir, url: primary.url, replicas: [url] })
    const away = await start(replica.url)
    expect((await sql`SELECT 1 AS one`.execute(away.read)).rows).toEqual([{ one: 1 }])
    await away.close()
    const golden = inject('golden')
    await expect(start(golden.engine === 'postgres' ? golden.maintenanceUrl : '')).rejects.toThrow(
      /^DATABASE_URL_LEITURA: .+ não é uma réplica do banco de DATABASE_URL/,
    )
    await expect(start(`${primary.url}?application_name=x`)).rejects.toThrow(/é o próprio banco principal/)
  })
})
