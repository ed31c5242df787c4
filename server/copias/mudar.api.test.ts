/** From SQLite to PostgreSQL; without a PostgreSQL only what is refused before it is asked. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import type { DatabaseConfig } from '#server/platform/config.ts'
import { openDatabase } from '#server/platform/open-database.ts'
import { acquireServerLock } from '#server/platform/server-lock.ts'
import { createEmptyTarget, createFilledTarget, sumAll, type Target } from '#tests/support/copias.ts'
import { makeReader } from '#tests/support/copias-leitores.ts'
import { startTestApp } from '#tests/support/test-app.ts'
import { createTestDatabase } from '#tests/support/test-database.ts'
import { writeCopia } from './gravar-copia.ts'
import { moveToPostgres, readTarget } from './mudar.ts'
import { restoreCopia } from './restore-copia.ts'

const onPostgres = inject('golden').engine === 'postgres'
const NOWHERE = 'postgres://ninguem@127.0.0.1:1/nada'

/** A data folder of SQLite with everything in it, whatever the run is on: a copy goes from one engine to the other. */
let source: DatabaseConfig
let sums: Record<string, string>

beforeAll(async () => {
  if (!onPostgres) {
    source = (await createFilledTarget()).config
    return
  }
  source = { engine: 'sqlite', dataDir: mkdtempSync(join(tmpdir(), 'mbw-mudar-')) }
  const database = await createTestDatabase()
  const app = await startTestApp(database)
  await makeReader(app)
  await app.app.close()
  const copia = join(source.dataDir, 'c.copia')
  await writeCopia(database.config, copia)
  sums = await sumAll(database.config)
  await database.drop()
  await restoreCopia(source, copia)
})
afterAll(() => rmSync(source.dataDir, { recursive: true }))

// On SQLite the tests of restoreCopia say it.
it.runIf(onPostgres)('a copy of PostgreSQL is the same in SQLite', async () => {
  expect(await sumAll(source)).toEqual(sums)
})

describe.runIf(onPostgres)('moveToPostgres', () => {
  async function withTarget(use: (target: Target & { url: string }) => Promise<void>): Promise<void> {
    const target = await createEmptyTarget()
    try {
      if (target.config.engine === 'postgres') await use({ ...target, url: target.config.url })
    } finally {
      await target.drop()
    }
  }

  it('names the table of a text that PostgreSQL cannot hold and leaves the target empty; without it takes every row along', async () => {
    await withTarget(async ({ config, url }) => {
      const db = await openDatabase(source)
      await sql`INSERT INTO configuracao (chave, valor) VALUES ('x', 'a' || char(0))`.execute(db.write)
      const target = readTarget(url, source.dataDir)
      await expect(moveToPostgres(source.dataDir, target)).rejects.toThrow('Uma linha da tabela configuracao')
      await sql`DELETE FROM configuracao WHERE chave = 'x'`.execute(db.write)
      await db.close()
      await expect(sumAll(config)).rejects.toThrow('está vazio')
      const { tabelas, linhas } = await moveToPostgres(source.dataDir, target)
      expect(tabelas).toBe(Object.keys(sums).length)
      expect(linhas).toBeGreaterThan(48_000)
      expect(await sumAll(config)).toEqual(sums)
      expect(await sumAll(source)).toEqual(sums)
    })
  })

  it('refuses a target that has tables, and one that others use', async () => {
    await withTarget(async ({ config, url }) => {
      const db = await openDatabase(config)
      const target = readTarget(url, source.dataDir)
      await expect(moveToPostgres(source.dataDir, target)).rejects.toThrow('Outros programas usam o banco')
      await sql`CREATE TABLE de_outro (a TEXT)`.execute(db.write)
      await db.close()
      await expect(moveToPostgres(source.dataDir, target)).rejects.toThrow(
        'não está vazio (tem a tabela de_outro)',
      )
    })
  })
})

describe('what is refused before a row is read', () => {
  it.each(['https://exemplo.com.br', 'biblioteca', 'mysql://a@b/c'])('the address %s', (url) => {
    expect(() => readTarget(url, source.dataDir)).toThrow('DATABASE_URL deve ter a forma postgres://')
  })

  it('a PostgreSQL that does not answer', async () => {
    const target = readTarget(NOWHERE, source.dataDir)
    await expect(moveToPostgres(source.dataDir, target)).rejects.toThrow('Não foi possível conectar')
  })

  it('a data folder that a server holds, and one without a database', async () => {
    const lock = acquireServerLock(source.dataDir)
    const target = readTarget(NOWHERE, source.dataDir)
    await expect(moveToPostgres(source.dataDir, target)).rejects.toThrow('Outro servidor já está usando')
    lock.release()
    const empty = mkdtempSync(join(tmpdir(), 'mbw-mudar-'))
    await expect(moveToPostgres(empty, target)).rejects.toThrow('Ainda não há banco de dados')
    rmSync(empty, { recursive: true })
  })
})
