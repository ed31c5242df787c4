/** Waiting for what another part of the program does in its own time. */
import { vi } from 'vitest'

/** Longest wait, in real time: vitest's own second is short beside busy neighbours. */
const WAIT = { timeout: 20_000, interval: 100 }

/** Asks again until it is true. @param ask @returns what was true */
export function untilTrue<T>(ask: () => T | Promise<T>) {
  return vi.waitUntil(ask, WAIT)
}

/** Checks again until nothing is thrown. @returns what the check gave */
export function untilHolds<T>(check: () => T | Promise<T>): Promise<T> {
  return vi.waitFor(check, WAIT)
}
