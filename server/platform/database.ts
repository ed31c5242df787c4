/** Opens the database of the configuration: embedded SQLite in the data folder, or PostgreSQL. */
import type { Kysely } from 'kysely'
import type { DatabaseConfig } from './config.ts'
import { openPostgres, openPostgresForReading } from './postgres-database.ts'
import { openSqlite, openSqliteForReading, openSqliteReadOnly } from './sqlite-database.ts'
import type { Tables } from './tables.ts'
import type { Turn } from './turn.ts'

export { SQLITE_FILE } from './sqlite-database.ts'

export type Engine = 'sqlite' | 'postgres'

export interface Database {
  engine: Engine
  /** For queries that only read; never waits for a write transaction of this process. */
  read: Kysely<Tables>
  /** For everything that writes, and for reads inside a write transaction. */
  write: Kysely<Tables>
  /**
   * Runs a script of several statements in one transaction: migrations (Kysely would send only the first).
   * @param done a query that finds a row when another process has run the script meanwhile
   */
  exec(script: string, done?: string): Promise<void>
  /** Does what only one process may do at a time on this database: migrations. */
  alone<T>(work: () => Promise<T>): Promise<T>
  /** For imports, of which only one runs at a time. */
  turn: Turn
  /** Tells of connections that the server dropped; whoever needs one next gets another. */
  onConnectionLost(listener: (error: Error) => void): void
  /** How many callers wait for a connection. */
  waiting(): number
  close(): Promise<void>
}

/** A database of another thread, which only reads. */
export type ReadingDatabase = Pick<Database, 'engine' | 'read' | 'close'>

/**
 * 'serving': calls of readers, bounded in seconds. 'maintenance': migrations and imports, bounded in minutes.
 * 'reading': commands that must change nothing; it makes neither folder nor file, and refuses to write.
 */
export type DatabaseUse = 'serving' | 'maintenance' | 'reading'

/**
 * Opens the database and proves that it answers.
 * @throws StartError with a Portuguese sentence when the folder or the server cannot be used.
 */
export async function openDatabase(config: DatabaseConfig, use: DatabaseUse = 'serving'): Promise<Database> {
  if (config.engine === 'postgres') return openPostgres(config.url, use)
  return use === 'reading' ? openSqliteReadOnly(config.dataDir) : openSqlite(config.dataDir)
}

/**
 * Opens the database once more, for a thread of its own.
 * @param timeoutMs PostgreSQL ends a query that takes longer; SQLite works in the thread itself, which its owner ends
 */
export function openForReading(config: DatabaseConfig, timeoutMs: number): ReadingDatabase {
  return config.engine === 'postgres'
    ? openPostgresForReading(config.url, timeoutMs)
    : openSqliteForReading(config.dataDir)
}
