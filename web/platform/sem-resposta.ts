/** What an error is drawn from came this many ms ago at most. */
const RECENT_MS = 3_000

let last = Number.NEGATIVE_INFINITY

/** A call got no answer. */
export function noteSemResposta(): void {
  last = performance.now()
}

/** A page begins that knows of no call before. */
export function forgetSemResposta(): void {
  last = Number.NEGATIVE_INFINITY
}

/**
 * Whether that has just happened, for what is said of a failure. Answers say nothing of the network: those of what is kept
 * on the device come without one.
 */
export function isSemResposta(): boolean {
  return performance.now() - last < RECENT_MS
}
