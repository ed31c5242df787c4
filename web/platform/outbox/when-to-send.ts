/** Who wants the outbox to be sent need not know how: `offline-start.ts` brings that, once the first page is there. */
import { ApiError } from '../api-error.ts'
import { shouldRetry } from '../query-client.ts'
import { isOutroLeitor } from '../sessao.ts'

/**
 * @param isAgain whether what the server refused is tried once more
 * @returns what ended it before its time; null when everything had its turn
 */
type Send = (isAgain: boolean) => Promise<unknown>

/** A browser may call itself online before the first call gets through: it is tried once more. */
const ONLINE_AGAIN_MS = 3_000

const FIRST_MS = 1_000
const MAX_BACKOFF_MS = 60_000
/** Longest that a server may ask the outbox to wait. */
const MAX_ESPERA_MS = 5 * 60_000

let send: Send | null = null
/** While the server wants to be left alone. */
let resting: ReturnType<typeof setTimeout> | undefined
/** Runs that failed one after the other. */
let failures = 0

/** From now on `how` is what sends the outbox: whenever it is asked for, and whenever the network may be back. */
export function whenToSend(how: Send): void {
  send = how
  failures = 0
  stopResting()
  window.addEventListener('online', () => {
    askToSend()
    setTimeout(askToSend, ONLINE_AGAIN_MS)
  })
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden) askToSend()
  })
}

/**
 * Asks for the outbox to be sent; failures are for the next time. While the server wants to be left alone nothing is
 * done: the outbox is sent by itself when that is over.
 * @param isAgain whether what the server refused is tried once more
 */
export function askToSend(isAgain = false): void {
  if (resting !== undefined) return
  run(isAgain).catch((error: unknown) => console.error('Erro ao enviar o que foi feito sem internet:', error))
}

/** The same for something that waits because sending it failed: a server that asked for patience is given it. */
export function askToSendAfter(error: unknown): void {
  if (isOutroLeitor(error)) askToSend()
  else if (resting === undefined) restFor(restAfter(error, failures + 1))
}

async function run(isAgain: boolean): Promise<void> {
  if (send === null) return
  stopResting()
  const falha = await send(isAgain)
  failures = falha === null ? 0 : failures + 1
  restFor(restAfter(falha, failures))
}

/**
 * How long the outbox rests after a failure.
 * @param failures how many runs have failed one after the other, this one included
 * @returns milliseconds; null when nothing but an event ends it: the network is back, a reader signs in
 */
export function restAfter(error: unknown, failures: number): number | null {
  if (!(error instanceof ApiError && shouldRetry(0, error))) return null
  const backoff = Math.min(FIRST_MS * 2 ** failures, MAX_BACKOFF_MS)
  return Math.min(Math.max(backoff, (error.retryAfter ?? 0) * 1_000), MAX_ESPERA_MS)
}

function restFor(ms: number | null): void {
  stopResting()
  if (ms === null) return
  resting = setTimeout(() => {
    stopResting()
    askToSend()
  }, ms)
}

function stopResting(): void {
  clearTimeout(resting)
  resting = undefined
}

/**
 * Sends what waits.
 * @returns how much of each feature, by its name, could not be sent
 */
export async function sendAll(): Promise<ReadonlyMap<string, number>> {
  const left = new Map<string, number>()
  if (send === null) return left
  const { listItems } = await import('./item-store.ts')
  await run(true)
  for (const { feature } of await listItems()) left.set(feature, (left.get(feature) ?? 0) + 1)
  return left
}
