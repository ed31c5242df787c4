/** Much to write, in many short transactions: a reader's note must not wait for an import. Their size is found on the way. */
import { setTimeout as delay } from 'node:timers/promises'
import type { Transaction } from 'kysely'
import type { Database, Engine } from './database.ts'
import type { Tables } from './tables.ts'

/** How long one transaction should take: on SQLite it holds the only lock, on PostgreSQL nobody waits for it. */
const PIECE_MS: Readonly<Record<Engine, number>> = { sqlite: 60, postgres: 300 }
/** Whoever waits for the lock of SQLite asks for it every 15 ms. */
const REST_MS = 35
/** Characters written in one transaction. */
const FIRST = 100_000
const SMALLEST = 20_000
const LARGEST = 4_000_000

/** What a transaction is about: tests stop before one of them. */
export type EtapaDaImportacao = 'texto' | 'indice' | 'troca' | 'sobras'

/** Called before each transaction. @param freeMs since when the import has held no lock: others have had this time already */
export type Rest = (next: EtapaDaImportacao, freeMs: number) => Promise<void>

/** For when nobody else is served yet. */
export const noRest: Rest = async () => {}

/** On PostgreSQL writers do not wait for each other. */
export function restFor({ engine }: Database): Rest {
  if (engine === 'postgres') return noRest
  return async (_next, freeMs) => {
    if (freeMs < REST_MS) await delay(REST_MS - freeMs)
  }
}

interface PieceWork<T> {
  items: readonly T[]
  /** Characters that an item makes the database write, about. */
  weigh(item: T): number
  write(trx: Transaction<Tables>, items: readonly T[]): Promise<void>
}

export interface PieceWriter {
  readonly db: Database
  /** One short transaction, after the rest. */
  transaction<T>(etapa: EtapaDaImportacao, work: (trx: Transaction<Tables>) => Promise<T>): Promise<T>
  /** Writes items in their order. What has been written stays when a later piece fails. */
  write<T>(etapa: EtapaDaImportacao, work: PieceWork<T>): Promise<void>
}

export function createPieceWriter(db: Database, rest: Rest): PieceWriter {
  const sizes = new Map<EtapaDaImportacao, number>()
  let freeSince = Number.NEGATIVE_INFINITY
  const timed = async <T>(etapa: EtapaDaImportacao, work: (trx: Transaction<Tables>) => Promise<T>) => {
    await rest(etapa, performance.now() - freeSince)
    try {
      return await timeTransaction(db, work)
    } finally {
      freeSince = performance.now()
    }
  }
  return {
    db,
    transaction: async (etapa, work) => (await timed(etapa, work)).value,
    async write(etapa, { items, weigh, write }) {
      for (let first = 0; first < items.length; ) {
        const size = sizes.get(etapa) ?? FIRST
        const piece = cutPiece(items, first, size, weigh)
        const { tookMs } = await timed(etapa, (trx) => write(trx, piece))
        sizes.set(etapa, nextSize(size, tookMs, PIECE_MS[db.engine]))
        first += piece.length
      }
    },
  }
}

/** At least one item, and no more than weigh `size` together. */
export function cutPiece<T>(
  items: readonly T[],
  first: number,
  size: number,
  weigh: (item: T) => number,
): T[] {
  let end = first
  for (let weight = 0; end < items.length; end += 1) {
    const item = items[end]
    if (item !== undefined) weight += weigh(item)
    if (weight > size && end > first) break
  }
  return items.slice(first, end)
}

/** Twice as much at most, or half: one slow write says little. */
export function nextSize(size: number, tookMs: number, wantedMs: number): number {
  const factor = Math.min(2, Math.max(0.5, wantedMs / Math.max(tookMs, 1)))
  return Math.round(Math.min(LARGEST, Math.max(SMALLEST, size * factor)))
}

/** @returns also the milliseconds from the lock to the end of the transaction */
async function timeTransaction<T>(
  db: Database,
  work: (trx: Transaction<Tables>) => Promise<T>,
): Promise<{ value: T; tookMs: number }> {
  let startedAt = 0
  const value = await db.write.transaction().execute((trx) => {
    startedAt = performance.now()
    return work(trx)
  })
  return { value, tookMs: performance.now() - startedAt }
}
