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

/** By ids below 0, which the browser gives to no timer of its own. */
const waiting = new Map<number, Waiting>()
let lastId = 0
let isRunning = false

const sharedTimer: TimeoutProvider<number> = {
  setTimeout: (act, delay) => (delay < LONG_MS ? window.setTimeout(act, delay) : wait(act, delay)),
  clearTimeout: (id) => {
    if (id === undefined || !waiting.delete(id)) window.clearTimeout(id)
  },
  setInterval: (act, delay) => window.setInterval(act, delay),
  clearInterval: (id) => window.clearInterval(id),
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
  window.setTimeout(() => {
    isRunning = false
    for (const [id, { due, act }] of waiting) {
      if (due > performance.now()) continue
      waiting.delete(id)
      act()
    }
    startRound()
  }, ROUND_MS)
}

let told: (() => void)[] = []

/** After what runs now, as the cache's own scheduler does, in its order. */
function tellSoon(tell: () => void): void {
  if (told.push(tell) > 1) return
  window.setTimeout(() => {
    const now = told
    told = []
    for (const one of now) one()
  }, 0)
}
