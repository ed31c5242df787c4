/** What files were read into, kept by their text: of 700 files that are read anew for a publication mostly one has changed. */
import { LRUCache } from 'lru-cache'
import type { Report } from './report.ts'

/** The delivered content is 1.1 million letters in 700 files, of which most have a header that is read by itself. */
const MAX_TEXTS = 4_000
const MAX_LETTERS = 4_000_000

interface Reading {
  /** A text may be read in several ways. */
  by: object
  value: unknown
}

let kept: LRUCache<string, Reading> | null = null

/** From now on readings are kept in this thread until it ends. For threads in which the same files are read again and again. */
export function keepReadings(): void {
  kept ??= new LRUCache({
    max: MAX_TEXTS,
    maxSize: MAX_LETTERS,
    sizeCalculation: (_reading, text) => text.length + 1,
  })
}

/**
 * Reads a text, or hands over what it was read into before. What is kept can no longer be changed by anybody.
 * @param by whoever reads, one object for one way of reading
 * @param read makes its value of the text alone; with problems it is not kept, so that they are reported each time
 */
export function readOnce<T>(text: string, by: object, report: Report, read: (report: Report) => T): T {
  if (!kept) return read(report)
  const before = kept.get(text)
  // The reader says what it makes of a text.
  if (before?.by === by) return before.value as T
  let isClean = true
  const value = read((line, reason) => {
    isClean = false
    report(line, reason)
  })
  if (isClean) kept.set(text, { by, value: freeze(value) })
  return value
}

function freeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null) {
    Object.values(value).forEach(freeze)
    Object.freeze(value)
  }
  return value
}
