/** Looks for a text in all that a database holds, deleted or not. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import type { DatabaseConfig } from '#server/platform/config.ts'
import type { Database } from '#server/platform/database.ts'

/** How often it stands in the data folder's files (SQLite), or in how many rows, vectors of the search too (PostgreSQL). */
export async function countText(db: Database, { dataDir }: DatabaseConfig, text: string): Promise<number> {
  if (db.engine === 'sqlite') return countInFolder(dataDir, text)
  const { rows: tables } = await sql<{ name: string }>`
    SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public'`.execute(db.read)
  const pattern = `%${text}%`
  let total = 0
  for (const { name } of tables) {
    const { rows } = await sql<{ total: number }>`
      SELECT count(*) AS total FROM ${sql.table(name)} AS line WHERE line::text LIKE ${pattern}`.execute(
      db.read,
    )
    total += rows[0]?.total ?? 0
  }
  return total
}

/** How often a text stands in the files of a folder and of those in it. */
export function countInFolder(folder: string, text: string): number {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => readFileSync(join(parentPath, name)))
    .reduce((sum, bytes) => sum + countIn(bytes, text), 0)
}

function countIn(bytes: Buffer, text: string): number {
  let count = 0
  for (let at = bytes.indexOf(text); at !== -1; at = bytes.indexOf(text, at + text.length)) count += 1
  return count
}
