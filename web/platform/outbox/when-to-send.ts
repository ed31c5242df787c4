/** Who wants the outbox to be sent need not know how: `offline-start.ts` brings that, once the first page is there. */
import { ApiError } from '../api-error.ts'
import { shouldRetry } from '../query-client.ts'
import { isOutroLeitor, isSemSessao } from '../sessao.ts'
import type { Run } from './drain.ts'

/** @param isAgain whether what the server refused is tried once more */
type Send = (isAgain: boolean) => Promise<Pick<Run, 'falha' | 'isLeft'>>

/** A browser may call itself online before the first call gets through: it is tried once more. */
const ONLINE_AGAIN_MS = 3_000

/** Doubled with each failure: of a server that answers so, and while nobody answers, whom no event may announce. */
const FIRST_MS = 1_000
const FIRST_UNANSWERED_MS = 2_500
const MAX_BACKOFF_MS = 60_000
/** Longest that a server may ask the outbox to wait, and that it waits for one that does not answer. */
const MAX_ESPERA_MS = 5 * 60_000

let send: Send | null = null
/** The next run that nothing else brings about. */
let next: ReturnType<typeof setTimeout> | undefined
/** The server wants to be left alone until then. */
let isResting = false
/** Runs that failed one after the other. */
let failures = 0

/** From now on `how` is what sends the outbox: whenever it is asked for, and whenever the network may be back. */
export function whenToSend(how: Send): void {
  send = how
  failures = 0
  forgetNext()
  window.addEventListener('online', () => {
    askToSend()
    setTimeout(askToSend, ONLINE_AGAIN_MS)
  })
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden) askToSend()
  })
}

/**
 * Asks for the outbox to be sent; what could not be sent is sent by itself later. While the server wants to be left alone
 * nothing is done before that is over.
 * @param isAgain whether what the server refused is tried once more
 */
export function askToSend(isAgain = false): void {
  if (isResting) return
  run(isAgain).catch((error: unknown) => console.error('Erro ao enviar o que foi feito sem internet:', error))
}

/** The same for something that waits because sending it failed: a server that asked for patience is given it. */
export function askToSendAfter(error: unknown): void {
  if (isOutroLeitor(error)) askToSend()
  else if (!isResting) sendAfter(error, failures + 1)
}

async function run(isAgain: boolean): Promise<void> {
  if (send === null) return
  forgetNext()
  const { falha, isLeft } = await send(isAgain)
  failures = isLeft ? failures + 1 : 0
  if (isLeft) sendAfter(falha, failures)
}

/**
 * How long it is until the outbox is sent again, after a failure.
 * @param error null for something that was left for no fault of the way to the server
 * @param failures how many runs have failed one after the other, this one included
 * @returns milliseconds; null when nothing but an event helps: a reader signs in
 */
export function restAfter(error: unknown, failures: number): number | null {
  if (isOutroLeitor(error) || isSemSessao(error)) return null
  if (!isAnswered(error)) return Math.min(FIRST_UNANSWERED_MS * 2 ** failures, MAX_ESPERA_MS)
  const backoff = Math.min(FIRST_MS * 2 ** failures, MAX_BACKOFF_MS)
  return Math.min(Math.max(backoff, (error.retryAfter ?? 0) * 1_000), MAX_ESPERA_MS)
}

/** By a server that is there and asks for patience, or fails. */
function isAnswered(error: unknown): error is ApiError {
  return error instanceof ApiError && shouldRetry(0, error)
}

/** A run that is to come already is not put off by one more failure, unless the server says so. */
function sendAfter(error: unknown, failures: number): void {
  const ms = restAfter(error, failures)
  if (ms === null || (next !== undefined && !isAnswered(error))) return
  forgetNext()
  isResting = isAnswered(error)
  next = setTimeout(() => {
    forgetNext()
    askToSend()
  }, ms)
}

function forgetNext(): void {
  clearTimeout(next)
  next = undefined
  isResting = false
}

/** Sends what waits. @returns how much of each feature, by its name, could not be sent */
export async function sendAll(): Promise<ReadonlyMap<string, number>> {
  const left = new Map<string, number>()
  if (send === null) return left
  const { listItems } = await import('./item-store.ts')
  await run(true)
  for (const { feature } of await listItems()) left.set(feature, (left.get(feature) ?? 0) + 1)
  return left
}
