/** The file of the embedded database: what was deleted leaves it soon, whatever else happens (docs/data-model.md). */
import { sql } from 'kysely'
import { deleteConfiguracaoAsRead, findConfiguracao } from './configuracao-repository.ts'
import type { Database } from './database.ts'
import { databaseFailureOf } from './database-errors.ts'

/** How often a reader's words were deleted since the file was written anew; counted by triggers of migration 043. */
const TO_BE_REWRITTEN = 'limpeza_arquivo'
/** From 3 to 5 o'clock in Brasília, which has had no summer time since 2019. */
const QUIET_HOURS_UTC = [6, 7]

/** Moves the log of SQLite into its file and empties it: the log holds what was there before. */
export async function emptyWriteAheadLog(db: Database): Promise<void> {
  // Held up by a reader or another process it does nothing, and the next time comes soon.
  if (db.engine === 'sqlite') await sql`PRAGMA wal_checkpoint(TRUNCATE)`.execute(db.write)
}

/**
 * Writes the whole file of SQLite anew when a reader's words were deleted since the last time. Deleted rows are overwritten,
 * but not the copies that rows left in free parts of pages when those were divided (https://sqlite.org/pragma.html#pragma_secure_delete).
 */
export async function rewriteFile(db: Database): Promise<void> {
  if (db.engine !== 'sqlite') return
  const deletions = await findConfiguracao(db.write, TO_BE_REWRITTEN)
  if (deletions === null) return
  await sql`VACUUM`.execute(db.write)
  await emptyWriteAheadLog(db)
  await deleteConfiguracaoAsRead(db.write, TO_BE_REWRITTEN, deletions)
}

/**
 * The same at a start, which a tidying up that has to wait does not prevent.
 * @returns false when there is no room for a second file, or another process uses the first one
 */
export async function rewriteFileIfPossible(db: Database): Promise<boolean> {
  try {
    await rewriteFile(db)
    return true
  } catch (error) {
    const failure = databaseFailureOf(error)
    if (failure === 'full' || failure === 'locked') return false
    throw error
  }
}

/**
 * Nobody is served while the file is written, so it waits for the night, and comes once in it, also after a failure.
 * @param readClock the time @returns a task of the clean-up
 */
export function createNightlyRewrite(db: Database, readClock = () => new Date()): () => Promise<void> {
  let lastNight = ''
  return async () => {
    const now = readClock()
    const night = now.toISOString().slice(0, 10)
    if (night === lastNight || !QUIET_HOURS_UTC.includes(now.getUTCHours())) return
    lastNight = night
    await rewriteFile(db)
  }
}
