/**
 * The time of day that no correction of the clock moves: what it was when the process began and what has passed since.
 * For lengths of time that are kept in the database, so that a clock that jumps neither locks out nor sets free.
 */
const begun = Date.now() - performance.now()

/** @returns milliseconds since 1970, as `Date.now()` would say had nobody set the clock */
export function steadyNow(): number {
  return Math.round(begun + performance.now())
}
