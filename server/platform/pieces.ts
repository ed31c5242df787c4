/** Much to write, in many short transactions: a reader's note must not wait for an import. Their size is found on the way. */
import { setTimeout as delay } from 'node:timers/promises'
import type { Transaction } from 'kysely'
import type { Database } from './database.ts'
import type { Tables } from './tables.ts'

/** How long one transaction should hold the lock. */
const PIECE_MS = 60
/** Whoever waits for the lock of SQLite asks for it every 15 ms. */
const REST_MS = 35
/** Characters written in one transaction. */
const FIRST = 100_000
const SMALLEST = 20_000
const LARGEST = 4_000_000

/** What a transaction is about: tests stop before one of them. */
export type EtapaDaImportacao = 'texto' | 'indice' | 'troca' | 'sobras'

/** Called before each transaction. */
export type Rest = (next: EtapaDaImportacao) => Promise<void>

/** For when nobody else is served yet. */
export const noRest: Rest = async () => {}

/** On PostgreSQL writers do not wait for each other. */
export function restFor({ engine }: Database): Rest {
  return engine === 'sqlite' ? () => delay(REST_MS) : noRest
}

export interface PieceWork<T> {
  items: readonly T[]
  /** Characters that an item makes the database write, about. */
  weigh(item: T): number
  write(trx: Transaction<Tables>, items: readonly T[]): Promise<void>
}

export interface PieceWriter {
  readonly db: Database
  readonly rest: Rest
  /** Writes items in their order. What has been written stays when a later piece fails. */
  write<T>(etapa: EtapaDaImportacao, work: PieceWork<T>): Promise<void>
}

export function createPieceWriter(db: Database, rest: Rest): PieceWriter {
  const sizes = new Map<EtapaDaImportacao, number>()
  return {
    db,
    rest,
    async write(etapa, { items, weigh, write }) {
      for (let first = 0; first < items.length; ) {
        const size = sizes.get(etapa) ?? FIRST
        const piece = cutPiece(items, first, size, weigh)
        await rest(etapa)
        sizes.set(etapa, nextSize(size, await timeWrite(db, (trx) => write(trx, piece))))
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
export function nextSize(size: number, tookMs: number): number {
  const factor = Math.min(2, Math.max(0.5, PIECE_MS / Math.max(tookMs, 1)))
  return Math.round(Math.min(LARGEST, Math.max(SMALLEST, size * factor)))
}

/** @returns milliseconds from the lock to the end of the transaction */
async function timeWrite(db: Database, write: (trx: Transaction<Tables>) => Promise<void>): Promise<number> {
  let startedAt = 0
  await db.write.transaction().execute(async (trx) => {
    startedAt = performance.now()
    await write(trx)
  })
  return performance.now() - startedAt
}
