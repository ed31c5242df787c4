import { notifyManager, timeoutManager } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { shareQueryTimers } from './share-query-timers.ts'

const FIVE_MINUTES = 300_000

beforeEach(() => {
  vi.useFakeTimers()
  shareQueryTimers()
})
afterEach(() => {
  // None is left for the next test.
  vi.advanceTimersByTime(2 * FIVE_MINUTES)
  vi.useRealTimers()
})

it('keeps many long delays by one timer, each no earlier than it is due and no more than half a minute late', () => {
  const ended: number[] = []
  for (const delay of [FIVE_MINUTES, FIVE_MINUTES + 40_000, FIVE_MINUTES]) {
    timeoutManager.setTimeout(() => ended.push(delay), delay)
  }
  expect(vi.getTimerCount()).toBe(1)
  vi.advanceTimersByTime(FIVE_MINUTES - 1)
  expect(ended).toEqual([])
  vi.advanceTimersByTime(30_001)
  expect(ended).toEqual([FIVE_MINUTES, FIVE_MINUTES])
  vi.advanceTimersByTime(40_000)
  expect(ended).toHaveLength(3)
  expect(vi.getTimerCount()).toBe(0)
})

it('forgets a delay that is taken back, and goes on after a round in which one began another', () => {
  const act = vi.fn()
  timeoutManager.clearTimeout(timeoutManager.setTimeout(act, FIVE_MINUTES))
  timeoutManager.setTimeout(() => timeoutManager.setTimeout(act, FIVE_MINUTES), FIVE_MINUTES)
  vi.advanceTimersByTime(FIVE_MINUTES + 30_000)
  expect(act).not.toHaveBeenCalled()
  vi.advanceTimersByTime(FIVE_MINUTES + 30_000)
  expect(act).toHaveBeenCalledOnce()
})

it('leaves short delays and intervals to the browser', () => {
  const act = vi.fn()
  timeoutManager.setTimeout(act, 1_000)
  timeoutManager.clearTimeout(timeoutManager.setTimeout(act, 1_000))
  const interval = timeoutManager.setInterval(act, 10_000)
  vi.advanceTimersByTime(1_000)
  expect(act).toHaveBeenCalledOnce()
  vi.advanceTimersByTime(20_000)
  expect(act).toHaveBeenCalledTimes(3)
  timeoutManager.clearInterval(interval)
  expect(vi.getTimerCount()).toBe(0)
})

it('tells of all changes of one moment by one timer, in their order, and of the next by another', async () => {
  const told: string[] = []
  for (const name of ['a', 'b', 'c']) notifyManager.schedule(() => told.push(name))
  expect(vi.getTimerCount()).toBe(1)
  await Promise.resolve()
  notifyManager.schedule(() => told.push('d'))
  expect(vi.getTimerCount()).toBe(2)
  expect(told).toEqual([])
  vi.advanceTimersByTime(0)
  expect(told).toEqual(['a', 'b', 'c', 'd'])
})
