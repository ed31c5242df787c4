/** From SQLite to PostgreSQL; without a PostgreSQL only what is refused before it is asked. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import type { DatabaseConfig } from '#server/platform/config.ts'
import { openDatabase } from '#server/platform/open-database.ts'
import { acquireServerLock } from '#server/platform/server-lock.ts'
import { createEmptyTarget, sumAll, type Target } from '#tests/support/copias.ts'
import { makeReader } from '#tests/support/copias-leitores.ts'
import { copyDatabase } from '#tests/support/database-copy.ts'
import { makeGolden } from '#tests/support/golden.ts'
import { createSmallLibrary } from '#tests/support/small-library.ts'
import { startTestApp } from '#tests/support/test-app.ts'
import type { TestDatabase } from '#tests/support/test-database.ts'
import { writeCopia } from './gravar-copia.ts'
import { moveToPostgres, readTarget } from './mudar.ts'
import { restoreCopia } from './restore-copia.ts'

const onPostgres = inject('golden').engine === 'postgres'
const NOWHERE = 'postgres://ninguem@127.0.0.1:1/nada'

/** A data folder of SQLite with the whole library, whatever the run is on. */
let source: DatabaseConfig
let dropSource: () => Promise<void>

beforeAll(async () => {
  const golden = await makeGolden('sqlite')
  const copy = await copyDatabase(golden.golden, { filled: true })
  await golden.remove()
  source = copy.config
  dropSource = copy.remove
  if (!onPostgres) return
  const db = await openDatabase(source)
  await addReader({ db, config: source, drop: () => db.close() })
  await db.close()
})
afterAll(() => dropSource())

async function addReader(database: TestDatabase): Promise<void> {
  const app = await startTestApp(database)
  await makeReader(app)
  await app.app.close()
}

// On SQLite the tests of restoreCopia say it.
it.runIf(onPostgres)('a copy of PostgreSQL is the same in SQLite', async () => {
  const dir = mkdtempSync(join(tmpdir(), 'mbw-mudar-'))
  const database = await createSmallLibrary(join(dir, 'textos'))
  await addReader(database)
  const copia = join(dir, 'c.copia')
  await writeCopia(database.config, copia)
  const restored: DatabaseConfig = { engine: 'sqlite', dataDir: join(dir, 'dados') }
  await restoreCopia(restored, copia)
  expect(await sumAll(restored)).toEqual(await sumAll(database.config))
  await database.drop()
  rmSync(dir, { recursive: true })
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
      const sums = await sumAll(source)
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
