import { type Kysely, sql } from 'kysely'
import type { Engine } from '#server/platform/database.ts'
import type { Tables } from '#server/platform/tables.ts'

interface LeituraComecada {
  /** Every query sees the same moment. */
  db: Kysely<Tables>
  end(): Promise<void>
}

/** Begins a transaction that only reads; on SQLite the connection itself refuses to write. */
export async function beginRetrato(engine: Engine, read: Kysely<Tables>): Promise<LeituraComecada> {
  if (engine === 'sqlite') {
    await sql`BEGIN`.execute(read)
    return { db: read, end: async () => void (await sql`ROLLBACK`.execute(read)) }
  }
  const transaction = read.startTransaction().setIsolationLevel('repeatable read').setAccessMode('read only')
  const db = await transaction.execute()
  return { db, end: async () => void (await db.rollback().execute()) }
}
