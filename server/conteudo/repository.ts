import { type Kysely, sql } from 'kysely'
import type { Tables } from '#server/platform/tables.ts'

/** Whether the standards were ever imported. */
export async function hasPadroes(db: Kysely<Tables>): Promise<boolean> {
  const row = await db.selectFrom('simbolo').select('id').limit(1).executeTakeFirst()
  return row !== undefined
}

/** Whether a whole Bible is installed. */
export async function hasBiblia(db: Kysely<Tables>): Promise<boolean> {
  const row = await db.selectFrom('edicao').select('id').where('parcial', '=', 0).limit(1).executeTakeFirst()
  return row !== undefined
}

/** Lets PostgreSQL look at tables again, which decides how they are read. */
export async function analyzeTables(db: Kysely<Tables>, names: readonly (keyof Tables)[]): Promise<void> {
  for (const name of names) await sql`ANALYZE ${sql.table(name)}`.execute(db)
}
