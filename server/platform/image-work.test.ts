import { expect, it } from 'vitest'
import { createImageWork } from './image-work.ts'

const never = () => new Promise<void>(() => {})

it('does no more at a time than there are places', async () => {
  const withTurn = createImageWork({ places: 2 })
  let atWork = 0
  let most = 0
  const work = () =>
    withTurn(async () => {
      atWork += 1
      most = Math.max(most, atWork)
      await Promise.resolve()
      atWork -= 1
    })
  await Promise.all(Array.from({ length: 10 }, work))
  expect([most, atWork]).toEqual([2, 0])
})

it('gives the place back after a failure', async () => {
  const withTurn = createImageWork({ places: 1 })
  await expect(withTurn(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
  expect(await withTurn(async () => 'next')).toBe('next')
})

it('refuses with 503 and Retry-After when too many wait', async () => {
  const withTurn = createImageWork({ places: 1, maxWaiting: 0 })
  void withTurn(never)
  await expect(withTurn(never)).rejects.toMatchObject({ statusCode: 503, retryAfter: 5 })
})

it('refuses who waited too long', async () => {
  const withTurn = createImageWork({ places: 1, maxWaitMs: 1 })
  void withTurn(never)
  await expect(withTurn(never)).rejects.toMatchObject({ statusCode: 503 })
})
