import { setTimeout as wait } from 'node:timers/promises'

const TICK_MS = 10
/** Beyond it the server has fallen behind for good: what should start then counts as failed. */
const MAX_UNDER_WAY = 2_000

export interface PaceResult {
  done: number
  /** How often each message came; the first ones only, since some have ids in them. */
  failures: Map<string, number>
  failed: number
}

const MESSAGES_KEPT = 10

/** Starts `work` so many times a second, whether or not the earlier ones have ended, and waits for all of them. */
export async function paceWork(
  work: () => Promise<void>,
  { rate, seconds, signal }: { rate: number; seconds: number; signal: AbortSignal },
): Promise<PaceResult> {
  const result: PaceResult = { done: 0, failures: new Map(), failed: 0 }
  const underWay = new Set<Promise<void>>()
  const fail = (message: string) => {
    result.failed += 1
    const known = result.failures.get(message) ?? 0
    if (known > 0 || result.failures.size < MESSAGES_KEPT) result.failures.set(message, known + 1)
  }
  const start = () => {
    if (underWay.size >= MAX_UNDER_WAY) return fail('the server has fallen behind')
    const one: Promise<void> = work()
      .then(() => {
        result.done += 1
      })
      .catch((error: unknown) => fail(String(error)))
      .finally(() => underWay.delete(one))
    underWay.add(one)
  }
  const began = performance.now()
  const total = Math.round(rate * seconds)
  for (let started = 0; started < total && !signal.aborted; ) {
    const due = Math.min(total, Math.ceil(((performance.now() - began) / 1000) * rate))
    for (; started < due; started += 1) start()
    await wait(TICK_MS)
  }
  await Promise.all(underWay)
  return result
}

/** So many at once, each one after the other, for some seconds. @returns how many ended well in a second */
export async function measureRate(
  work: () => Promise<void>,
  { atOnce, seconds, signal }: { atOnce: number; seconds: number; signal: AbortSignal },
): Promise<number> {
  const until = performance.now() + seconds * 1000
  let done = 0
  const repeat = async () => {
    while (performance.now() < until && !signal.aborted) {
      await work()
      done += 1
    }
  }
  await Promise.all(Array.from({ length: atOnce }, repeat))
  return done / seconds
}
