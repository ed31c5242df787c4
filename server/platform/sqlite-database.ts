/** The embedded database: one file in the data folder. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { Kysely } from 'kysely'
import { makeDataFolder, tightenFile } from './data-folder.ts'
import type { Database, ReadingDatabase } from './database.ts'
import { isDatabaseAway } from './database-errors.ts'
import { describeFailure } from './database-failure.ts'
import { createSqliteDialect, retryWhileLocked } from './sqlite-dialect.ts'
import { StartError } from './start-error.ts'
import type { Tables } from './tables.ts'
import { createSqliteTurn } from './turn.ts'

export const SQLITE_FILE = 'biblioteca.sqlite'

/** What is deleted is overwritten in the file too, not only forgotten. */
const WRITER_SETTINGS =
  'PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON; PRAGMA secure_delete = ON'

/** @throws StartError with a Portuguese sentence when the folder or the file cannot be used. */
export async function openSqlite(dataDir: string): Promise<Database> {
  const file = join(dataDir, SQLITE_FILE)
  let writer: DatabaseSync | null = null
  try {
    makeDataFolder(dataDir)
    const opened = new DatabaseSync(file)
    writer = opened
    tightenFile(file)
    // Of several processes that open a new file at once, one at a time can set its journal.
    await retryWhileLocked(() => opened.exec(WRITER_SETTINGS))
    const write = new Kysely<Tables>({ dialect: createSqliteDialect(opened) })
    const { read, close } = openSqliteForReading(dataDir)
    return {
      ...shared(read, dataDir),
      write,
      exec: (script, done) => execInTransaction(opened, script, done),
      close: async () => {
        await close()
        await write.destroy()
        if (opened.isOpen) opened.close()
      },
    }
  } catch (error) {
    writer?.close()
    throw openFailure(file, error)
  }
}

/** Opens what is there and writes nothing, neither rows nor files. */
export function openSqliteReadOnly(dataDir: string): Database {
  const file = join(dataDir, SQLITE_FILE)
  if (!existsSync(file)) {
    throw new StartError(`Ainda não há banco de dados em ${file}. Inicie o programa uma vez com npm start.`)
  }
  try {
    const { read, close } = openSqliteForReading(dataDir)
    return {
      ...shared(read, dataDir),
      write: read,
      exec: async () => {
        throw new Error('This database was opened for reading.')
      },
      close,
    }
  } catch (error) {
    throw openFailure(file, error)
  }
}

/** @param beforeQuery called each time it is about to be asked */
export function openSqliteForReading(dataDir: string, beforeQuery?: () => void): ReadingDatabase {
  const reader = new DatabaseSync(join(dataDir, SQLITE_FILE), { readOnly: true })
  const read = new Kysely<Tables>({ dialect: createSqliteDialect(reader, beforeQuery) })
  return {
    engine: 'sqlite',
    read,
    async close() {
      await read.destroy()
      // Kysely closes only what was used. The last to close empties and removes the write-ahead log.
      if (reader.isOpen) reader.close()
    },
  }
}

function shared(read: Kysely<Tables>, dataDir: string) {
  return {
    engine: 'sqlite' as const,
    read,
    // Each script looks again, with the only lock in its hands, whether it is still needed.
    alone: <T>(work: () => Promise<T>) => work(),
    turn: createSqliteTurn(dataDir),
    onConnectionLost: () => {},
    waiting: () => 0,
    replicas: null,
  }
}

async function execInTransaction(sqlite: DatabaseSync, script: string, done?: string): Promise<void> {
  await retryWhileLocked(() => sqlite.exec('BEGIN IMMEDIATE'))
  try {
    if (!done || sqlite.prepare(done).get() === undefined) sqlite.exec(script)
    sqlite.exec('COMMIT')
  } catch (error) {
    if (sqlite.isTransaction) sqlite.exec('ROLLBACK')
    throw error
  }
}

function openFailure(file: string, error: unknown): StartError {
  if (isDatabaseAway(error)) return new StartError(describeFailure(error, file))
  const reason = error instanceof Error ? error.message : String(error)
  return new StartError(`Não foi possível abrir o banco de dados em ${file}: ${reason}.`)
}
