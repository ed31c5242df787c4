/** Opens the database of the configuration: embedded SQLite in the data folder, or PostgreSQL. */
import type { DatabaseConfig } from './config.ts'
import type { Database, DatabaseUse, ReadingDatabase } from './database.ts'
import { openSqlite, openSqliteForReading, openSqliteReadOnly } from './sqlite-database.ts'

/** Opens the database and proves that it answers. @throws StartError when the folder or the server cannot be used */
export async function openDatabase(config: DatabaseConfig, use: DatabaseUse = 'serving'): Promise<Database> {
  if (config.engine === 'postgres') {
    const { openPostgres } = await import('./postgres-database.ts')
    return openPostgres(config.url, use, use === 'serving' ? config.replicas : [])
  }
  return use === 'reading' ? openSqliteReadOnly(config.dataDir) : openSqlite(config.dataDir)
}

/**
 * Once more, for a thread of its own.
 *
 * @param timeoutMs at which PostgreSQL ends a query; SQLite's thread is ended by its owner
 * @param beforeQuery called each time the database is about to be asked
 */
export async function openForReading(
  config: DatabaseConfig,
  timeoutMs: number,
  beforeQuery: () => void,
): Promise<ReadingDatabase> {
  if (config.engine === 'sqlite') return openSqliteForReading(config.dataDir, beforeQuery)
  const { openPostgresForReading } = await import('./postgres-database.ts')
  return openPostgresForReading(config.url, timeoutMs, beforeQuery)
}
