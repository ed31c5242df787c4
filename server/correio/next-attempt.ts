/** When a mail that could not be given away is tried again: after a minute, then twice as long each time. */
const FIRST_MS = 60_000
const LONGEST_MS = 12 * 60 * 60 * 1000
const IN_ALL_MS = 3 * 24 * 60 * 60 * 1000

/** @param tentativas made so far @param since when the mail was written @returns null when it is given up */
export function nextAttempt(tentativas: number, since: Date, now: Date): Date | null {
  const pause = Math.min(LONGEST_MS, FIRST_MS * 2 ** Math.min(tentativas - 1, 30))
  const next = now.getTime() + pause
  return next - since.getTime() > IN_ALL_MS ? null : new Date(next)
}
