/** What a failure means for something that could wait on the device, and for how long. */
import { ApiError, NetworkError } from '../api-error.ts'
import { shouldRetry } from '../query-client.ts'
import { isOutroLeitor } from '../sessao.ts'

const FIRST_MS = 1_000
const MAX_BACKOFF_MS = 60_000
/** Longest that a server may ask the queue to wait. */
const MAX_ESPERA_MS = 5 * 60_000

/** Whether nobody answers who knows: no network, or a server that says so itself. */
export function isAway(error: unknown): boolean {
  return error instanceof NetworkError || (error instanceof ApiError && error.status === 503)
}

/**
 * Whether a change waits on the device: the server is away or asks for patience, or the browser's session is somebody
 * else's, and the change waits for its own reader.
 */
export function mustWait(error: unknown): boolean {
  const asksForPatience = error instanceof ApiError && error.status === 429 && error.retryAfter !== null
  return isAway(error) || asksForPatience || isOutroLeitor(error)
}

/**
 * How long the queue rests after a failure.
 * @param failures how many runs have failed one after the other, this one included
 * @returns milliseconds; null when nothing but an event ends it: the network is back, a reader signs in
 */
export function restAfter(error: unknown, failures: number): number | null {
  if (!(error instanceof ApiError && shouldRetry(0, error))) return null
  const backoff = Math.min(FIRST_MS * 2 ** failures, MAX_BACKOFF_MS)
  return Math.min(Math.max(backoff, (error.retryAfter ?? 0) * 1_000), MAX_ESPERA_MS)
}
