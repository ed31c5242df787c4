import { sql } from 'kysely'
import type { Database } from '#server/platform/database.ts'

/** Two equal marks prove that nothing was written between: SQLite's changed rows, PostgreSQL's rows and newest transactions. */
export async function markWrites(db: Database): Promise<string> {
  if (db.engine === 'sqlite') {
    const { rows } = await sql<{ total: number }>`SELECT total_changes() AS total`.execute(db.write)
    return String(rows[0]?.total)
  }
  const { rows: tables } = await sql<{ name: string }>`
    SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' ORDER BY tablename`.execute(db.read)
  const marks = await Promise.all(tables.map(({ name }) => markTable(db, name)))
  return marks.join(' ')
}

async function markTable(db: Database, name: string): Promise<string> {
  const { rows } = await sql<{ mark: string }>`
    SELECT count(*) || '/' || coalesce(max(xmin::text::bigint), 0) AS mark FROM ${sql.table(name)}`.execute(
    db.read,
  )
  return `${name}:${rows[0]?.mark}`
}
