/** Brings tables to a wanted state by writing only what differs. The plan can be shown without being applied (`--dry-run`). */
import { type Kysely, PostgresAdapter, sql, type Transaction } from 'kysely'
import type { Tables } from './tables.ts'

export type Cell = string | number | null
export type Row = Readonly<Record<string, Cell>>

export interface WantedTable {
  name: keyof Tables
  /** Columns that identify a row; they are the table's primary key. */
  key: readonly string[]
  rows: readonly Row[]
  /** Only stored rows with one of these values are compared and deleted; absent: all of them. */
  scope?: TableScope
  /** Unique among siblings, in a table with key `id`. Rows that move pass through a number that nothing has; deletions come last. */
  ordem?: string
}

export interface TableScope {
  column: string
  values: readonly Cell[]
  /** Of those only rows with one of these values as well; few. */
  and?: TableScope
}

export interface TablePlan {
  name: keyof Tables
  key: readonly string[]
  ordem?: string
  inserted: Row[]
  updated: Row[]
  deleted: Row[]
}

/** Below the smallest limit of parameters in one statement (SQLite: 32,766). */
const PARAMETERS_PER_STATEMENT = 20_000
/** Images are rows as well, and a statement is held in memory several times. */
const CHARACTERS_PER_STATEMENT = 8_000_000

type LooseTables = Record<string, Record<string, Cell>>

/** Compares the wanted rows with the stored ones; each row must have all columns of its table. */
export async function planTables(
  db: Kysely<Tables> | Transaction<Tables>,
  wanted: readonly WantedTable[],
): Promise<TablePlan[]> {
  const plans: TablePlan[] = []
  for (const table of wanted) plans.push(planTable(table, await readStored(db, table)))
  return plans
}

async function readStored(
  db: Kysely<Tables> | Transaction<Tables>,
  { name, scope }: WantedTable,
): Promise<Row[]> {
  const query = loose(db).selectFrom(name).selectAll()
  if (!scope) return query.execute()
  const rows: Row[] = []
  const { and } = scope
  const scoped = and ? query.where(and.column, 'in', and.values) : query
  for (const values of chunk(scope.values, PARAMETERS_PER_STATEMENT)) {
    rows.push(...(await scoped.where(scope.column, 'in', values).execute()))
  }
  return rows
}

export function planTable({ name, key, rows, ordem }: WantedTable, stored: readonly Row[]): TablePlan {
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
  return { name, key, ...(ordem && { ordem }), inserted, updated, deleted: [...remaining.values()] }
}

/** Number of rows that applying the plans would write. */
export function countChanges(plans: readonly TablePlan[]): number {
  return plans.reduce(
    (sum, plan) => sum + plan.inserted.length + plan.updated.length + plan.deleted.length,
    0,
  )
}

/** Applies plans in a transaction. @param plans parents first @param beforeLastDeletes runs before rows with `ordem` go */
export async function applyPlans(
  trx: Transaction<Tables>,
  plans: readonly TablePlan[],
  beforeLastDeletes?: () => Promise<void>,
): Promise<void> {
  for (const plan of plans) await parkRows(trx, plan)
  for (const plan of plans.toReversed()) if (!plan.ordem) await deleteRows(trx, plan)
  for (const plan of plans) {
    await insertRows(trx, plan.name, plan.inserted)
    await updateRows(trx, plan)
  }
  await beforeLastDeletes?.()
  for (const plan of plans.toReversed()) if (plan.ordem) await deleteRows(trx, plan)
}

/** No two rows have one id, so no two have one -id. */
async function parkRows(
  trx: Transaction<Tables>,
  { name, ordem, updated, deleted }: TablePlan,
): Promise<void> {
  if (!ordem) return
  const ids = [...updated, ...deleted].map((row) => cellOf(row, 'id'))
  for (const some of chunk(ids, PARAMETERS_PER_STATEMENT)) {
    await loose(trx)
      .updateTable(name)
      .set({ [ordem]: sql<number>`-id` })
      .where('id', 'in', some)
      .execute()
  }
}

/** Writes rows that are not there, in as many statements as they need; all have the same columns. */
export async function insertRows(
  trx: Transaction<Tables>,
  name: string,
  inserted: readonly Row[],
): Promise<void> {
  for (const rows of chunkRows(inserted, parametersOf(trx))) await insertInto(trx, name, rows).execute()
}

/** Takes all rows of a table out. */
export async function emptyTable(db: Kysely<Tables>, name: string): Promise<void> {
  await loose(db).deleteFrom(name).execute()
}

/** Several rows in one statement: an insert of rows that are there becomes an update. */
async function updateRows(trx: Transaction<Tables>, { name, key, updated }: TablePlan): Promise<void> {
  const columns = Object.keys(updated[0] ?? {}).filter((column) => !key.includes(column))
  for (const rows of chunkRows(updated, parametersOf(trx))) {
    await insertInto(trx, name, rows)
      .onConflict((conflict) =>
        conflict
          .columns(key)
          .doUpdateSet((update) =>
            Object.fromEntries(columns.map((column) => [column, update.ref(`excluded.${column}`)])),
          ),
      )
      .execute()
  }
}

/** PostgreSQL takes rows as one JSON text, at a third of what it costs to read thousands of parameters. */
function insertInto(trx: Transaction<Tables>, name: string, rows: readonly Row[]) {
  const insert = loose(trx).insertInto(name)
  if (!isPostgres(trx)) return insert.values(rows)
  const columns = Object.keys(rows[0] ?? {})
  const list = sql.join(columns.map((column) => sql.ref(column)))
  return insert
    .columns(columns)
    .expression(
      sql`SELECT ${list} FROM json_populate_recordset(NULL::${sql.table(name)}, ${toJson(rows)}::json)`,
    )
}

function isPostgres(trx: Transaction<Tables>): boolean {
  return trx.getExecutor().adapter instanceof PostgresAdapter
}

function parametersOf(trx: Transaction<Tables>): number {
  return isPostgres(trx) ? Number.POSITIVE_INFINITY : PARAMETERS_PER_STATEMENT
}

/** Half of a letter, which no database can keep, becomes U+FFFD, as in a parameter. */
function toJson(rows: readonly Row[]): string {
  const json = JSON.stringify(rows)
  if (!/\\ud[89a-f]/.test(json)) return json
  return JSON.stringify(rows, (_, cell) => (typeof cell === 'string' ? cell.toWellFormed() : cell))
}

async function deleteRows(trx: Transaction<Tables>, { name, key, deleted }: TablePlan): Promise<void> {
  const last = key.at(-1)
  if (last === undefined) return
  // Rows that differ in the last column only go together.
  const before = key.slice(0, -1)
  for (const rows of Map.groupBy(deleted, (row) => keyOf(row, before)).values()) {
    for (const some of chunk(rows, PARAMETERS_PER_STATEMENT)) {
      let query = loose(trx).deleteFrom(name)
      const [first] = some
      for (const column of before) if (first) query = query.where(column, '=', cellOf(first, column))
      const cells = some.map((row) => cellOf(row, last))
      await query.where(last, 'in', cells).execute()
    }
  }
}

function chunkRows(rows: readonly Row[], parameters: number): Row[][] {
  const chunks: Row[][] = []
  let room = { parameters: 0, length: 0 }
  for (const row of rows) {
    const cells = Object.values(row)
    const length = weighRow(row)
    if (room.parameters < cells.length || room.length < length || chunks.length === 0) {
      chunks.push([])
      room = { parameters, length: CHARACTERS_PER_STATEMENT }
    }
    chunks.at(-1)?.push(row)
    room = { parameters: room.parameters - cells.length, length: room.length - length }
  }
  return chunks
}

/** Characters of a row, about: what it costs to write. */
export function weighRow(row: Row): number {
  return Object.values(row).reduce<number>(
    (sum, cell) => sum + (typeof cell === 'string' ? cell.length : 8),
    0,
  )
}

function chunk<T>(items: readonly T[], size: number): T[][] {
  const chunks: T[][] = []
  for (let start = 0; start < items.length; start += size) chunks.push(items.slice(start, start + size))
  return chunks
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
