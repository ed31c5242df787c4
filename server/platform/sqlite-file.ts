/** The file of the embedded database: what was deleted leaves it soon, whatever else happens (docs/data-model.md). */
import { sql } from 'kysely'
import { deleteConfiguracao, findConfiguracao } from './configuracao-repository.ts'
import type { Database } from './database.ts'

/** Set by migration 014. */
const ARQUIVO_ANTIGO = 'limpeza_arquivo'

/** Moves the log of SQLite into its file and empties it: the log holds what was there before. */
export async function emptyWriteAheadLog(db: Database): Promise<void> {
  // Held up by a reader or another process it does nothing, and the next time comes soon.
  if (db.engine === 'sqlite') await sql`PRAGMA wal_checkpoint(TRUNCATE)`.execute(db.write)
}

/** Writes the whole file of SQLite anew, once, without what was deleted before deleted rows were overwritten. */
export async function rewriteOldFile(db: Database): Promise<void> {
  if (db.engine !== 'sqlite') return
  if ((await findConfiguracao(db.write, ARQUIVO_ANTIGO)) === null) return
  await sql`VACUUM`.execute(db.write)
  await emptyWriteAheadLog(db)
  await deleteConfiguracao(db.write, ARQUIVO_ANTIGO)
}
