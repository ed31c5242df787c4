/** Work that is done again and again beside the calls, at most a twentieth of the time. */
import { setTimeout as delay } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'

const PAUSE_MS = 5_000
/** A clean-up that took long rests longer. */
const PAUSE_FOR_WORK = 19

interface CleanUp {
  /** Resolves when the run under way has ended. */
  stop(): Promise<void>
}

/** Runs the tasks one after the other, again and again. @param tasks each does nothing when there is nothing to do */
export function startCleanUp(log: FastifyBaseLogger, tasks: readonly (() => Promise<void>)[]): CleanUp {
  const ending = new AbortController()
  const running = (async () => {
    let pause = PAUSE_MS
    while (await waits(pause, ending.signal)) {
      const begun = performance.now()
      for (const task of tasks) await task().catch((error) => log.warn({ err: error }, 'clean-up failed'))
      pause = Math.max(PAUSE_MS, (performance.now() - begun) * PAUSE_FOR_WORK)
    }
  })()
  return {
    stop: () => {
      ending.abort()
      return running
    },
  }
}

/** @returns false when the signal came */
async function waits(ms: number, signal: AbortSignal): Promise<boolean> {
  return delay(ms, true, { signal, ref: false }).catch(() => false)
}
