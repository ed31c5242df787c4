import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { findConfiguracao, upsertConfiguracao } from '#server/platform/configuracao-repository.ts'
import { setupTestApp } from '#tests/support/test-app.ts'
import { createTestDatabase, type TestDatabase } from '#tests/support/test-database.ts'
import { createProntidao, MARCA } from './prontidao.ts'

const harness = setupTestApp()
let database: TestDatabase
beforeEach(async () => {
  database = await createTestDatabase()
})
afterEach(() => database.drop())

const alive = { isAlive: async () => true }

describe('readiness', () => {
  it('is looked at once for all who ask in three seconds', async () => {
    const prontidao = createProntidao(database.db, alive)
    await Promise.all(Array.from({ length: 5 }, () => prontidao.check(harness.app.log)))
    await upsertConfiguracao(database.db.write, MARCA, 'nossa')
    expect(await prontidao.check(harness.app.log)).toEqual({})
    expect(await findConfiguracao(database.db.read, MARCA)).toBe('nossa')
  })

  it('names a search that does not answer', async () => {
    const prontidao = createProntidao(database.db, { isAlive: async () => false })
    expect(await prontidao.check(harness.app.log)).toEqual({ busca: 'A busca não responde.' })
  })

  it('names a database of another version of the program', async () => {
    await sql`DELETE FROM migracao WHERE nome LIKE '001-%'`.execute(database.db.write)
    const faltas = await createProntidao(database.db, alive).check(harness.app.log)
    expect(faltas).toEqual({ migracoes: 'As migrações do banco não são as deste programa.' })
  })

  it('goes on when the next version has already migrated the database', async () => {
    await sql`INSERT INTO migracao VALUES ('999-make-more.sql', 'x', '2026-01-01')`.execute(database.db.write)
    expect(await createProntidao(database.db, alive).check(harness.app.log)).toEqual({})
  })
})
