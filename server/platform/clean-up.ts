/** What is deleted leaves the files of the embedded database soon, whatever else happens (docs/data-model.md). */
import { setTimeout as delay } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import { sql } from 'kysely'
import type { Database } from './database.ts'

/** Set by migration 014. */
const ARQUIVO_ANTIGO = 'limpeza_arquivo'
const PAUSE_MS = 5_000
/** A clean-up that took long rests longer: at most a twentieth of the time goes into it. */
const PAUSE_FOR_WORK = 19

export interface CleanUp {
  /** Resolves when the run under way has ended. */
  stop(): Promise<void>
}

/**
 * Runs the tasks one after the other, again and again.
 * @param tasks each does nothing when there is nothing to do
 */
export function startCleanUp(log: FastifyBaseLogger, tasks: readonly (() => Promise<void>)[]): CleanUp {
  const ending = new AbortController()
  const running = (async () => {
    let pause = PAUSE_MS
    while (await waits(pause, ending.signal)) {
      const begun = performance.now()
      for (const task of tasks) await task().catch((error) => log.warn({ err: error }, 'clean-up failed'))
      pause = Math.max(PAUSE_MS, (performance.now() - begun) * PAUSE_FOR_WORK)
    }
  })()
  return {
    stop: () => {
      ending.abort()
      return running
    },
  }
}

/** Moves the log of SQLite into its file and empties it: the log holds what was there before. */
export async function emptyWriteAheadLog(db: Database): Promise<void> {
  // Held up by a reader or another process it does nothing, and the next time comes soon.
  if (db.engine === 'sqlite') await sql`PRAGMA wal_checkpoint(TRUNCATE)`.execute(db.write)
}

/** Writes the whole file of SQLite anew, once, without what was deleted before deleted rows were overwritten. */
export async function rewriteOldFile(db: Database): Promise<void> {
  if (db.engine !== 'sqlite') return
  const old = db.write.selectFrom('configuracao').select('chave').where('chave', '=', ARQUIVO_ANTIGO)
  if (!(await old.executeTakeFirst())) return
  await sql`VACUUM`.execute(db.write)
  await emptyWriteAheadLog(db)
  await db.write.deleteFrom('configuracao').where('chave', '=', ARQUIVO_ANTIGO).execute()
}

/** @returns false when the signal came */
async function waits(ms: number, signal: AbortSignal): Promise<boolean> {
  return delay(ms, true, { signal, ref: false }).catch(() => false)
}
