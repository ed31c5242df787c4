/** The time of day that no correction moves, for lengths kept in the database: a jump neither locks out nor sets free. */
const begun = Date.now() - performance.now()

/** @returns milliseconds since 1970, as `Date.now()` would say had nobody set the clock */
export function steadyNow(): number {
  return Math.round(begun + performance.now())
}
