import { join } from 'node:path'
import { sql } from 'kysely'
import type { Database } from '#server/platform/database.ts'
import { countInFolder } from './find-text.ts'

/** How often a text stands in the files of a database's tables and indexes; null where they cannot be read. */
export async function countInCluster(db: Database, text: string): Promise<number | null> {
  const { rows } = await sql<{ folder: string; oid: string }>`
    SELECT current_setting('data_directory') AS folder, oid::text AS oid
    FROM pg_database WHERE datname = current_database()`.execute(db.read)
  const [place] = rows
  if (!place) return null
  try {
    return countInFolder(join(place.folder, 'base', place.oid), text)
  } catch (error) {
    if (error instanceof Error && 'code' in error && (error.code === 'EACCES' || error.code === 'ENOENT'))
      return null
    throw error
  }
}
