import { expect, it } from 'vitest'
import { createTestDatabase } from '#tests/support/test-database.ts'
import { openForReading } from './open-database.ts'

it('tells each time before a thread of its own asks the database', async () => {
  const database = await createTestDatabase()
  let asked = 0
  const db = await openForReading(database.config, 5_000, () => {
    asked += 1
  })
  const ask = () => db.read.selectFrom('conteudo').select('fonte').execute()
  const first = ask()
  await Promise.all([first, ask()])
  expect(asked).toBe(2)
  await db.close()
  await database.drop()
})
