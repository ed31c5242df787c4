/** Whose turn it is, for two processes on one database. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '#tests/support/test-database.ts'
import type { Database } from './database.ts'
import { openDatabase } from './open-database.ts'
import { ifFree, inTurn } from './turn.ts'

let database: TestDatabase
let other: Database
beforeAll(async () => {
  database = await createTestDatabase()
  other = await openDatabase(database.config)
})
afterAll(async () => {
  await other.close()
  await database.drop()
})

it('is one at a time: the next waits, or does without', async () => {
  const done: string[] = []
  const begun = Promise.withResolvers<void>()
  const end = Promise.withResolvers<void>()
  const first = inTurn(database.db.turn, async () => {
    begun.resolve()
    await end.promise
    done.push('first')
  })
  await begun.promise
  expect(await other.turn.tryTake()).toBeNull()
  const second = inTurn(other.turn, async () => {
    done.push('second')
  })
  await ifFree(other.turn, async () => {
    done.push('never')
  })
  end.resolve()
  await Promise.all([first, second])
  expect(done).toEqual(['first', 'second'])
})

it('ends with work that fails', async () => {
  const failed = inTurn(database.db.turn, () => Promise.reject(new Error('no')))
  await expect(failed).rejects.toThrow('no')
  const done: string[] = []
  await ifFree(other.turn, async () => {
    done.push('free')
  })
  expect(done).toEqual(['free'])
})
