/** What a search knows of the texts: never old for long. */
import { sql } from 'kysely'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import { createTestDatabase, type TestDatabase } from '#tests/support/test-database.ts'
import { createEstadoLido } from './estado-repository.ts'

let database: TestDatabase

beforeAll(async () => {
  database = await createTestDatabase()
  return () => database.drop()
})
afterEach(() => {
  vi.useRealTimers()
})

const change = async (importado_em: string): Promise<void> => {
  await database.db.write
    .updateTable('conteudo')
    .set({ importado_em })
    .where('fonte', '=', 'padroes')
    .execute()
}

it('is read anew after a quarter of a second, or when the texts are known to have changed', async () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  const estado = createEstadoLido(database.db)
  const { marca } = await estado.ask()
  expect(marca).not.toBe('')
  await change('2027-01-01T00:00:00.000Z')
  vi.advanceTimersByTime(249)
  expect((await estado.ask()).marca).toBe(marca)
  vi.advanceTimersByTime(1)
  expect((await estado.ask()).marca).toContain('2027-01-01')
  await change('2027-02-02T00:00:00.000Z')
  expect((await estado.ask()).marca).toContain('2027-01-01')
  estado.clear()
  expect((await estado.ask()).marca).toContain('2027-02-02')
})

it('is asked for again after a failure', async () => {
  const estado = createEstadoLido(database.db)
  await sql`ALTER TABLE conteudo RENAME TO conteudo_longe`.execute(database.db.write)
  await expect(estado.ask()).rejects.toThrow()
  await sql`ALTER TABLE conteudo_longe RENAME TO conteudo`.execute(database.db.write)
  expect((await estado.ask()).marca).not.toBe('')
})
