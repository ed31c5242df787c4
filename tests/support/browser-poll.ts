import type { Page } from 'playwright-core'
import { expect } from 'vitest'

/** Longest wait for what must come; the machine may be busy with another suite. What is right comes at once all the same. */
export const WAIT_MS = 20_000

/** `expect` for what a page shows a moment later: reads again until the assertion holds. */
export function expectSoon<T>(read: () => T | Promise<T>) {
  return expect.poll(read, { timeout: WAIT_MS, interval: 20 })
}

/** Waits until React's effects have run, in a task after the change. It needs no frame: it works while the clock stands. */
export async function settleEffects(page: Page): Promise<void> {
  await page.evaluate(async () => {
    // Messages come in the order in which they were sent, React's own among them; it may need a second one.
    for (let rounds = 0; rounds < 3; rounds += 1) {
      const { port1, port2 } = new MessageChannel()
      await new Promise((resolve) => {
        port1.onmessage = resolve
        port2.postMessage(null)
      })
      port1.close()
    }
  })
}
