/** PostgreSQL: a pool whose connections never keep a caller waiting for a server that hangs (ADR 019). */
import {
  type Driver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  sql,
} from 'kysely'
import pg from 'pg'
import type { Database, DatabaseUse, ReadingDatabase } from './database.ts'
import {
  AnnouncingDriver,
  createPostgresPool,
  LosingDriver,
  type LossListener,
  WritingDriver,
} from './postgres-pool.ts'
import { ReadingDriver } from './postgres-reading-driver.ts'
import { type WatchedReplicas, watchReplicas } from './postgres-replicas.ts'
import { StartError } from './start-error.ts'
import type { Tables } from './tables.ts'
import { createPostgresTurn } from './turn.ts'

const MINUTE_MS = 60_000

/** At most 2 s for a connection, 3 for a statement. The server ends it sooner than the driver, which would lose the connection. */
const SERVING: pg.PoolConfig = {
  connectionTimeoutMillis: 2_000,
  lock_timeout: 2_000,
  statement_timeout: 2_500,
  query_timeout: 3_000,
  idle_in_transaction_session_timeout: 5_000,
}
/** Less than the primary's: it is asked when a replica fails, and both together must not take long. */
const OF_REPLICAS: pg.PoolConfig = {
  ...SERVING,
  connectionTimeoutMillis: 1_000,
  statement_timeout: 1_500,
  query_timeout: 2_000,
}
/** Migrations and imports: one statement may write a whole table, and wait for another server's import. */
const MAINTENANCE: pg.PoolConfig = {
  connectionTimeoutMillis: 10_000,
  lock_timeout: 10 * MINUTE_MS,
  statement_timeout: 20 * MINUTE_MS,
  query_timeout: 21 * MINUTE_MS,
  idle_in_transaction_session_timeout: 20 * MINUTE_MS,
}
const LIMITS: Readonly<Record<DatabaseUse, pg.PoolConfig>> = {
  serving: SERVING,
  maintenance: MAINTENANCE,
  reading: { ...MAINTENANCE, options: '-c default_transaction_read_only=on' },
}
/** The driver's wait beyond that of the server. */
const ANSWER_MS = 500
const MIGRATION_LOCK_MS = 2 * MINUTE_MS

/** @param replicas addresses from which `read` may answer @throws StartError with a Portuguese sentence when the server cannot be reached, or a replica is none */
export async function openPostgres(
  url: string,
  use: DatabaseUse,
  replicas: readonly string[] = [],
): Promise<Database> {
  const listeners = new Set<LossListener>()
  const createPool = (address: string, limits: pg.PoolConfig) =>
    createPostgresPool(address, { max: 10, ...limits }, (error) => {
      for (const listener of listeners) listener(error)
    })
  const pool = createPool(url, LIMITS[use])
  const write = createKysely(new WritingDriver({ pool }))
  let watched: WatchedReplicas | null = null
  try {
    await sql`select 1`.execute(write)
    if (replicas.length > 0) watched = await watchReplicas(url, replicas)
  } catch (error) {
    await write.destroy()
    throw error instanceof StartError ? error : connectFailure(error)
  }
  const driverOf = (each: pg.Pool) => new LosingDriver({ pool: each })
  const copies = replicas.map((address) => driverOf(createPool(address, OF_REPLICAS)))
  const read = watched ? createKysely(new ReadingDriver({ primary: driverOf(pool), copies, watched })) : write
  return {
    engine: 'postgres',
    read,
    write,
    exec: (script) => execInTransaction(pool, script),
    alone: (work) => aloneInDatabase(url, work),
    turn: createPostgresTurn(url),
    onConnectionLost: (listener) => {
      listeners.add(listener)
    },
    waiting: () => pool.waitingCount,
    replicas: watched,
    close: async () => {
      await watched?.close()
      await read.destroy()
      await write.destroy()
    },
  }
}

/** @param timeoutMs the server ends a query that takes longer @param beforeQuery called each time it is about to be asked */
export function openPostgresForReading(
  url: string,
  timeoutMs: number,
  beforeQuery: () => void,
): ReadingDatabase {
  const limits = { ...SERVING, statement_timeout: timeoutMs, query_timeout: timeoutMs + ANSWER_MS }
  const pool = createPostgresPool(url, { max: 4, ...limits }, () => {})
  const read = createKysely(new AnnouncingDriver(pool, beforeQuery))
  return { engine: 'postgres', read, close: () => read.destroy() }
}

/** PostgreSQL runs the statements of one simple query as one transaction. */
async function execInTransaction(pool: pg.Pool, script: string): Promise<void> {
  await pool.query(script)
}

function createKysely(driver: Driver): Kysely<Tables> {
  return new Kysely<Tables>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => driver,
      createIntrospector: (db) => new PostgresIntrospector(db),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
  })
}

/** Holds a lock of the whole database on a connection of its own, which PostgreSQL lets go with the connection. */
async function aloneInDatabase<T>(url: string, work: () => Promise<T>): Promise<T> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: MAINTENANCE.connectionTimeoutMillis,
    lock_timeout: MIGRATION_LOCK_MS,
    query_timeout: MIGRATION_LOCK_MS + MINUTE_MS,
    keepAlive: true,
  })
  client.on('error', () => {})
  await client.connect()
  try {
    await client.query("SELECT pg_advisory_lock(hashtext('mbw:migracao'))")
    return await work()
  } finally {
    await client.end()
  }
}

function connectFailure(error: unknown): StartError {
  return new StartError(
    `Não foi possível conectar ao PostgreSQL de DATABASE_URL: ${reasonOf(error)}. Confira o endereço e se o servidor está no ar.`,
  )
}

function reasonOf(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(reasonOf).join('; ')
  return error instanceof Error ? error.message : String(error)
}
