import { expect, it } from 'vitest'
import { nextAttempt } from './next-attempt.ts'

const MINUTE_MS = 60_000
const NOW = new Date('2026-11-23T12:00:00Z')
const pause = (tentativas: number) => Number(nextAttempt(tentativas, NOW, NOW)) - NOW.getTime()

it('waits a minute, then twice as long each time, half a day at most', () => {
  expect([1, 2, 3, 10, 11, 40, 5000].map((each) => pause(each) / MINUTE_MS)).toEqual([
    1, 2, 4, 512, 720, 720, 720,
  ])
})

it('gives up what would be tried after three days', () => {
  const since = (hours: number) => new Date(NOW.getTime() - hours * 60 * MINUTE_MS)
  expect(nextAttempt(1, since(71), NOW)).toEqual(new Date(NOW.getTime() + MINUTE_MS))
  expect(nextAttempt(11, since(61), NOW)).toBeNull()
  expect(nextAttempt(1, since(72), NOW)).toBeNull()
})
