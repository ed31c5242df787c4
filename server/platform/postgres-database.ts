/** PostgreSQL: a pool whose connections never keep a caller waiting for a server that hangs (ADR 019). */
import { Kysely, PostgresDialect, PostgresDriver, sql } from 'kysely'
import pg from 'pg'
import type { Database, DatabaseUse, ReadingDatabase } from './database.ts'
import { isQueryTimeout } from './database-errors.ts'
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

type Listener = (error: Error) => void

/** @throws StartError with a Portuguese sentence when the server cannot be reached. */
export async function openPostgres(url: string, use: DatabaseUse): Promise<Database> {
  const listeners = new Set<Listener>()
  const pool = createPool(url, { max: 10, ...LIMITS[use] }, (error) => {
    for (const listener of listeners) listener(error)
  })
  const kysely = createKysely(pool)
  try {
    await sql`select 1`.execute(kysely)
  } catch (error) {
    await kysely.destroy()
    throw connectFailure(error)
  }
  return {
    engine: 'postgres',
    read: kysely,
    write: kysely,
    exec: (script) => execInTransaction(pool, script),
    alone: (work) => aloneInDatabase(url, work),
    turn: createPostgresTurn(url),
    onConnectionLost: (listener) => {
      listeners.add(listener)
    },
    waiting: () => pool.waitingCount,
    close: () => kysely.destroy(),
  }
}

/** @param timeoutMs the server ends a query that takes longer */
export function openPostgresForReading(url: string, timeoutMs: number): ReadingDatabase {
  const limits = { ...SERVING, statement_timeout: timeoutMs, query_timeout: timeoutMs + ANSWER_MS }
  const read = createKysely(createPool(url, { max: 4, ...limits }, () => {}))
  return { engine: 'postgres', read, close: () => read.destroy() }
}

/** PostgreSQL runs the statements of one simple query as one transaction. */
async function execInTransaction(pool: pg.Pool, script: string): Promise<void> {
  await pool.query(script)
}

function createPool(url: string, options: pg.PoolConfig, onLost: Listener): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    types: { getTypeParser },
    ...options,
  })
  pool.on('connect', (client) => {
    // The server may drop a connection at any time, also between two statements of a transaction. It must not end the
    // process: the next statement reports it.
    client.on('error', onLost)
    endAfterTimeout(client)
  })
  // The same failure once more, of a client that waits in the pool.
  pool.on('error', () => {})
  return pool
}

/** A statement without an answer stays in front of all others of its connection, ROLLBACK too: it is closed at once. */
function endAfterTimeout(client: pg.PoolClient): void {
  const query = client.query.bind(client) as (...args: unknown[]) => unknown
  client.query = ((...args: unknown[]) => {
    const result = query(...args)
    if (result instanceof Promise) {
      result.catch((error) => {
        if (isQueryTimeout(error)) (client as unknown as pg.Client).end().catch(() => {})
      })
    }
    return result
  }) as typeof client.query
}

function createKysely(pool: pg.Pool): Kysely<Tables> {
  const dialect = new PostgresDialect({ pool })
  return new Kysely<Tables>({
    dialect: {
      createAdapter: () => dialect.createAdapter(),
      createDriver: () => new LosingDriver({ pool }),
      createIntrospector: (db) => dialect.createIntrospector(db),
      createQueryCompiler: () => dialect.createQueryCompiler(),
    },
  })
}

/** After a lost connection there is nothing to roll back; what is told is why it was lost. */
class LosingDriver extends PostgresDriver {
  override async rollbackTransaction(connection: Parameters<PostgresDriver['rollbackTransaction']>[0]) {
    // A failure has marked the connection already: it does not go back to the pool.
    await super.rollbackTransaction(connection).catch(() => {})
  }
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

const INT8 = 20

/** `count` and `sum` come as int8, which pg hands over as text; our numbers are all safe integers. */
function getTypeParser(oid: number, format?: 'text' | 'binary') {
  return oid === INT8 ? Number : pg.types.getTypeParser(oid, format as 'text')
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
