/** Opens the database of the configuration: embedded SQLite in the data folder, or PostgreSQL. */
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { Kysely, PostgresDialect, sql } from 'kysely'
import pg from 'pg'
import type { DatabaseConfig } from './config.ts'
import { createSqliteDialect, retryWhileLocked } from './sqlite-dialect.ts'
import { StartError } from './start-error.ts'
import type { Tables } from './tables.ts'

export type Engine = 'sqlite' | 'postgres'

export interface Database {
  engine: Engine
  /** For queries that only read; never waits for a write transaction of this process. */
  read: Kysely<Tables>
  /** For everything that writes, and for reads inside a write transaction. */
  write: Kysely<Tables>
  /** Runs a script of several statements in one transaction: migrations (Kysely would send only the first). */
  exec(script: string): Promise<void>
  close(): Promise<void>
}

/** A database of another thread, which only reads. */
export type ReadingDatabase = Pick<Database, 'engine' | 'read' | 'close'>

export const SQLITE_FILE = 'biblioteca.sqlite'

/**
 * Opens the database and proves that it answers.
 * @throws StartError with a Portuguese sentence when the folder or the server cannot be used.
 */
export async function openDatabase(config: DatabaseConfig): Promise<Database> {
  return config.engine === 'postgres' ? openPostgres(config.url) : openSqlite(config.dataDir)
}

function openSqlite(dataDir: string): Database {
  const file = join(dataDir, SQLITE_FILE)
  try {
    mkdirSync(dataDir, { recursive: true })
    const writer = new DatabaseSync(file)
    writer.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON')
    const reader = new DatabaseSync(file, { readOnly: true })
    const write = new Kysely<Tables>({ dialect: createSqliteDialect(writer) })
    const read = new Kysely<Tables>({ dialect: createSqliteDialect(reader) })
    return {
      engine: 'sqlite',
      read,
      write,
      exec: (script) => execInTransaction(writer, script),
      close: async () => {
        await read.destroy()
        await write.destroy()
      },
    }
  } catch (error) {
    throw new StartError(`Não foi possível abrir o banco de dados em ${file}: ${reasonOf(error)}.`)
  }
}

/**
 * Opens the database once more, for a thread of its own.
 * @param timeoutMs PostgreSQL ends a query that takes longer; SQLite works in the thread itself, which its owner ends
 */
export function openForReading(config: DatabaseConfig, timeoutMs: number): ReadingDatabase {
  if (config.engine === 'sqlite') {
    const reader = new DatabaseSync(join(config.dataDir, SQLITE_FILE), { readOnly: true })
    const read = new Kysely<Tables>({ dialect: createSqliteDialect(reader) })
    return { engine: 'sqlite', read, close: () => read.destroy() }
  }
  const pool = createPool(config.url, { max: 4, statement_timeout: timeoutMs })
  const read = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) })
  return { engine: 'postgres', read, close: () => read.destroy() }
}

async function execInTransaction(sqlite: DatabaseSync, script: string): Promise<void> {
  await retryWhileLocked(() => sqlite.exec('BEGIN IMMEDIATE'))
  try {
    sqlite.exec(script)
    sqlite.exec('COMMIT')
  } catch (error) {
    if (sqlite.isTransaction) sqlite.exec('ROLLBACK')
    throw error
  }
}

async function openPostgres(url: string): Promise<Database> {
  const pool = createPool(url, { max: 10 })
  const kysely = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) })
  try {
    await sql`select 1`.execute(kysely)
  } catch (error) {
    await kysely.destroy()
    throw new StartError(
      `Não foi possível conectar ao PostgreSQL de DATABASE_URL: ${reasonOf(error)}. Confira o endereço e se o servidor está no ar.`,
    )
  }
  return {
    engine: 'postgres',
    read: kysely,
    write: kysely,
    // PostgreSQL runs the statements of one simple query as one transaction.
    exec: async (script) => {
      await pool.query(script)
    },
    close: () => kysely.destroy(),
  }
}

function createPool(url: string, options: pg.PoolConfig): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    connectionTimeoutMillis: 5_000,
    types: { getTypeParser },
    ...options,
  })
  // An idle connection that the server drops must not end the process; the next query reports it.
  pool.on('error', () => {})
  return pool
}

const INT8 = 20

/** `count` and `sum` come as int8, which pg hands over as text; our numbers are all safe integers. */
function getTypeParser(oid: number, format?: 'text' | 'binary') {
  return oid === INT8 ? Number : pg.types.getTypeParser(oid, format as 'text')
}

function reasonOf(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(reasonOf).join('; ')
  return error instanceof Error ? error.message : String(error)
}
