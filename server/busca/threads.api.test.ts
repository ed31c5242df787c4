/** The threads of the search, as many as a machine with more cores has. */
import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import { createTestDatabase, type TestDatabase } from '#tests/support/test-database.ts'
import { ThreadEnded } from './thread.ts'
import { Threads } from './threads.ts'

const MAX = 2

let database: TestDatabase
let threads: Threads

beforeAll(async () => {
  database = await createTestDatabase()
  return () => database.drop()
})

afterEach(async () => {
  vi.useRealTimers()
  await threads.close()
})

const begin = () => {
  threads = new Threads({ database: database.config, timeoutMs: 30_000 }, MAX)
}

it('are as many as there are searches, up to a number, and one again after a minute without any', async () => {
  begin()
  await threads.ready()
  expect(threads.count).toBe(1)
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  await Promise.all([1, 2, 3, 4].map(() => threads.ping()))
  expect(threads.count).toBe(MAX)
  vi.advanceTimersByTime(59_000)
  expect(threads.count).toBe(MAX)
  await threads.ping()
  vi.advanceTimersByTime(59_000)
  expect(threads.count).toBe(MAX)
  vi.advanceTimersByTime(2_000)
  expect(threads.count).toBe(1)
  await threads.ping()
})

it('begin again after one was ended, and not once they are closed', async () => {
  begin()
  const controller = new AbortController()
  const given = threads.ping(controller.signal)
  controller.abort()
  await expect(given).rejects.toThrow(ThreadEnded)
  expect(threads.count).toBe(0)
  await threads.ready()
  await threads.ping()
  await threads.close()
  expect(threads.count).toBe(0)
  await expect(threads.ping()).rejects.toThrow(ThreadEnded)
})
