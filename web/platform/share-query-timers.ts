import { notifyManager, type TimeoutProvider, timeoutManager } from '@tanstack/react-query'

/** Delays from this one on may be late by a round, in milliseconds. */
const LONG_MS = 60_000
const ROUND_MS = 30_000

interface Waiting {
  /** By `performance.now()`. */
  readonly due: number
  readonly act: () => void
}

/**
 * Has the query cache share timers, as TanStack Query proposes (`TimeoutProvider`). Each query that a page shows has two, minutes long: until it is stale and until it
 * is forgotten; and each change of one is told to the page by one of its own. `/ebooks` set 130 while it began (ADR 060).
 */
export function shareQueryTimers(): void {
  timeoutManager.setTimeoutProvider(sharedTimer)
  notifyManager.setScheduler(tellSoon)
}

/** The browser's, or a number below 0, which it gives to no timer of its own. */
type TimerId = number | ReturnType<typeof setTimeout>

const waiting = new Map<TimerId, Waiting>()
let lastId = 0
let isRunning = false

const sharedTimer: TimeoutProvider<TimerId> = {
  setTimeout: (act, delay) => (delay < LONG_MS ? setTimeout(act, delay) : wait(act, delay)),
  clearTimeout: (id) => {
    if (id === undefined || !waiting.delete(id)) clearTimeout(id)
  },
  setInterval: (act, delay) => setInterval(act, delay),
  clearInterval: (id) => clearInterval(id),
}

function wait(act: () => void, delay: number): number {
  lastId -= 1
  waiting.set(lastId, { due: performance.now() + delay, act })
  startRound()
  return lastId
}

function startRound(): void {
  if (isRunning || waiting.size === 0) return
  isRunning = true
  setTimeout(() => {
    isRunning = false
    for (const [id, { due, act }] of waiting) {
      if (due > performance.now()) continue
      waiting.delete(id)
      act()
    }
    startRound()
  }, ROUND_MS)
}

let told: (() => void)[] | null = null

/** After what runs now, as the cache's own scheduler does, in its order. */
function tellSoon(tell: () => void): void {
  if (told) {
    told.push(tell)
    return
  }
  const now = [tell]
  told = now
  queueMicrotask(() => {
    told = null
  })
  setTimeout(() => {
    for (const one of now) one()
  }, 0)
}
