/** Applying plans to real tables: only the rows of the scope, and rows that change places under a unique number. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '#tests/support/test-database.ts'
import { applyPlans, countChanges, planTables, type WantedTable } from './sync-table.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())

const readCapitulos = () => database.db.read.selectFrom('ebook_capitulo').selectAll().orderBy('id').execute()

async function apply(wanted: WantedTable): Promise<number> {
  return database.db.write.transaction().execute(async (trx) => {
    const plans = await planTables(trx, [wanted])
    await applyPlans(trx, plans)
    return countChanges(plans)
  })
}

it('turns the chapters of one book around, takes one out, and leaves other books alone', async () => {
  const before = await readCapitulos()
  const ebook = before[0]?.ebook_id ?? 0
  const own = before.filter(({ ebook_id }) => ebook_id === ebook)
  const total = own.length
  const kept = own
    .slice(1)
    .map((row) => ({ ...row, ordem_dentro_do_ebook: total - row.ordem_dentro_do_ebook + 1 }))
  const wanted: WantedTable = {
    name: 'ebook_capitulo',
    key: ['id'],
    rows: kept,
    scope: { column: 'ebook_id', values: [ebook] },
    ordem: 'ordem_dentro_do_ebook',
  }
  expect(await apply(wanted)).toBeGreaterThan(1)
  const after = await readCapitulos()
  expect(after.filter(({ ebook_id }) => ebook_id === ebook)).toEqual(kept)
  expect(after.filter(({ ebook_id }) => ebook_id !== ebook)).toEqual(
    before.filter(({ ebook_id }) => ebook_id !== ebook),
  )
  expect(await apply(wanted)).toBe(0)
})

it('reads and writes nothing for an empty scope', async () => {
  const before = await readCapitulos()
  const scope = { column: 'ebook_id', values: [] }
  expect(
    await apply({ name: 'ebook_capitulo', key: ['id'], rows: [], scope, ordem: 'ordem_dentro_do_ebook' }),
  ).toBe(0)
  expect(await readCapitulos()).toEqual(before)
})
