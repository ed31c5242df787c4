import { expect } from 'vitest'

/** The machine may be busy with another suite; what is right comes at once all the same. */
const POLL = { timeout: 15_000, interval: 20 }

/** `expect` for what a page shows a moment later: reads again until the assertion holds. */
export function expectSoon<T>(read: () => T | Promise<T>) {
  return expect.poll(read, POLL)
}
