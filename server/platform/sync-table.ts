/**
 * Brings tables to a wanted state by writing only what differs: importing the same content twice writes no row.
 * The plan can be shown without being applied (`--dry-run`).
 */
import type { Kysely, Transaction } from 'kysely'
import type { Tables } from './tables.ts'

export type Cell = string | number | null
export type Row = Readonly<Record<string, Cell>>

export interface WantedTable {
  name: keyof Tables
  /** Columns that identify a row. */
  key: readonly string[]
  rows: readonly Row[]
}

export interface TablePlan {
  name: keyof Tables
  key: readonly string[]
  inserted: Row[]
  updated: Row[]
  deleted: Row[]
}

/** Below the smallest limit of parameters in one statement (SQLite: 32,766). */
const PARAMETERS_PER_STATEMENT = 20_000

type LooseTables = Record<string, Record<string, Cell>>

/** Compares the wanted rows with the stored ones; each row must have all columns of its table. */
export async function planTables(
  db: Kysely<Tables> | Transaction<Tables>,
  wanted: readonly WantedTable[],
): Promise<TablePlan[]> {
  const plans: TablePlan[] = []
  for (const table of wanted) {
    const stored = await loose(db).selectFrom(table.name).selectAll().execute()
    plans.push(planTable(table, stored))
  }
  return plans
}

export function planTable({ name, key, rows }: WantedTable, stored: readonly Row[]): TablePlan {
  const remaining = new Map(stored.map((row) => [keyOf(row, key), row]))
  const inserted: Row[] = []
  const updated: Row[] = []
  for (const row of rows) {
    const id = keyOf(row, key)
    const before = remaining.get(id)
    remaining.delete(id)
    if (!before) inserted.push(row)
    else if (!isSameRow(before, row)) updated.push(row)
  }
  return { name, key, inserted, updated, deleted: [...remaining.values()] }
}

/** Number of rows that applying the plans would write. */
export function countChanges(plans: readonly TablePlan[]): number {
  return plans.reduce(
    (sum, plan) => sum + plan.inserted.length + plan.updated.length + plan.deleted.length,
    0,
  )
}

/**
 * Applies plans inside a transaction.
 * @param plans parents before children: rows go in in this order and out in the opposite one.
 */
export async function applyPlans(trx: Transaction<Tables>, plans: readonly TablePlan[]): Promise<void> {
  for (const plan of plans.toReversed()) await deleteRows(trx, plan)
  for (const plan of plans) {
    await insertRows(trx, plan)
    await updateRows(trx, plan)
  }
}

async function insertRows(trx: Transaction<Tables>, { name, inserted }: TablePlan): Promise<void> {
  const columns = Object.keys(inserted[0] ?? {}).length
  const size = Math.max(1, Math.floor(PARAMETERS_PER_STATEMENT / Math.max(1, columns)))
  for (let start = 0; start < inserted.length; start += size) {
    await loose(trx)
      .insertInto(name)
      .values(inserted.slice(start, start + size))
      .execute()
  }
}

async function updateRows(trx: Transaction<Tables>, { name, key, updated }: TablePlan): Promise<void> {
  for (const row of updated) {
    let query = loose(trx)
      .updateTable(name)
      .set({ ...row })
    for (const column of key) query = query.where(column, '=', cellOf(row, column))
    await query.execute()
  }
}

async function deleteRows(trx: Transaction<Tables>, { name, key, deleted }: TablePlan): Promise<void> {
  for (const row of deleted) {
    let query = loose(trx).deleteFrom(name)
    for (const column of key) query = query.where(column, '=', cellOf(row, column))
    await query.execute()
  }
}

/** Table names come as data here, which Kysely's types cannot follow. */
function loose(db: Kysely<Tables> | Transaction<Tables>): Kysely<LooseTables> {
  return db as unknown as Kysely<LooseTables>
}

function keyOf(row: Row, key: readonly string[]): string {
  return key.map((column) => String(cellOf(row, column))).join('\u0001')
}

function cellOf(row: Row, column: string): Cell {
  const cell = row[column]
  if (cell === undefined) throw new Error(`Row without the column ${column}`)
  return cell
}

function isSameRow(before: Row, after: Row): boolean {
  return Object.entries(after).every(([column, cell]) => before[column] === cell)
}
