/** Long lists, some rows at a time: nobody waits for another's list, and none is ever whole in memory. */
import { setImmediate } from 'node:timers/promises'

/** A note may have 60 kB: so many are read, checked and written in some 10 ms. */
const ROWS_PER_BATCH = 20

let last: Promise<void> = Promise.resolve()

/** A turn of the event loop that no other list has: of fifty under way at once one goes on in each. */
export function nextTurn(): Promise<void> {
  last = last.then(() => setImmediate())
  return last
}

/** @param read the rows after one, in order; all from the beginning for null @returns batches that are not empty */
export async function* inBatches<Row>(
  read: (after: Row | null, limit: number) => Promise<Row[]>,
  limit = ROWS_PER_BATCH,
): AsyncGenerator<Row[], void> {
  let after: Row | null = null
  for (;;) {
    const rows = await read(after, limit)
    if (rows.length > 0) yield rows
    if (rows.length < limit) return
    after = rows.at(-1) ?? null
    await nextTurn()
  }
}

/** Gives one after the other, each in a turn of its own but the first: a short list waits for none that is longer. */
export async function* inTurns<Item>(
  items: AsyncIterable<Item> | Iterable<Item>,
): AsyncGenerator<Item, void> {
  let isFirst = true
  for await (const item of items) {
    if (!isFirst) await nextTurn()
    isFirst = false
    yield item
  }
}

/** The same items, few at a time. */
export async function* inChunks<Item>(
  pages: AsyncIterable<readonly Item[]> | Iterable<readonly Item[]>,
  size = ROWS_PER_BATCH,
): AsyncGenerator<Item[], void> {
  for await (const items of pages) {
    for (let start = 0; start < items.length; start += size) yield items.slice(start, start + size)
  }
}
