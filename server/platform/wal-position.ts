/** Places in PostgreSQL's log of changes, which a replica follows. */

const POSITION = /^([0-9A-F]{1,8})\/([0-9A-F]{1,8})$/i
const PAGE_BYTES = 8192n
/** Of a page, and of the first one of a file. */
const HEADERS: readonly bigint[] = [24n, 40n]

/** @param text like `16/B374D848` @returns null when it is none */
export function parseWalPosition(text: unknown): bigint | null {
  const [, high, low] = POSITION.exec(typeof text === 'string' ? text : '') ?? []
  if (high === undefined || low === undefined) return null
  const position = (BigInt(`0x${high}`) << 32n) + BigInt(`0x${low}`)
  // Where the next change will stand is behind the header of a page, where the last one ended before it.
  const inPage = position % PAGE_BYTES
  return HEADERS.includes(inPage) ? position - inPage : position
}
