/** Connections of PostgreSQL: nobody waits for a server that hangs, and one that is lost does not end the process (ADR 019). */
import { type DatabaseConnection, PostgresDriver } from 'kysely'
import pg from 'pg'
import { isQueryTimeout } from './database-errors.ts'
import { statementNameOf } from './keep-query.ts'
import { readingContext } from './reading-context.ts'

export type LossListener = (error: Error) => void

const INT8 = 20

export function createPostgresPool(url: string, options: pg.PoolConfig, onLost: LossListener): pg.Pool {
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
    nameKept(client)
    endAfterTimeout(client)
  })
  // The same failure once more, of a client that waits in the pool.
  pool.on('error', () => {})
  return pool
}

/** Queries that are kept are sent with their names: PostgreSQL then reads and plans them once for each connection. */
function nameKept(client: pg.PoolClient): void {
  const query = client.query.bind(client) as (...args: unknown[]) => unknown
  client.query = ((text: unknown, ...rest: unknown[]) => {
    const name = typeof text === 'string' ? statementNameOf(text) : undefined
    return name === undefined ? query(text, ...rest) : query({ name, text, values: rest[0] })
  }) as typeof client.query
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

/** After a lost connection there is nothing to roll back; what is told is why it was lost. */
export class LosingDriver extends PostgresDriver {
  override async rollbackTransaction(connection: Parameters<PostgresDriver['rollbackTransaction']>[0]) {
    // A failure has marked the connection already: it does not go back to the pool.
    await super.rollbackTransaction(connection).catch(() => {})
  }
}

/** Whoever takes a connection of it may write: what the request reads from now on is to show that. */
export class WritingDriver extends LosingDriver {
  override async acquireConnection(): Promise<DatabaseConnection> {
    const context = readingContext.getStore()
    if (context) {
      context.usesPrimary = true
      context.hasWritten = true
    }
    return super.acquireConnection()
  }
}

/** Tells each time somebody takes a connection of it. */
export class AnnouncingDriver extends LosingDriver {
  private readonly beforeQuery: () => void

  constructor(pool: pg.Pool, beforeQuery: () => void) {
    super({ pool })
    this.beforeQuery = beforeQuery
  }

  override async acquireConnection(): Promise<DatabaseConnection> {
    this.beforeQuery()
    return super.acquireConnection()
  }
}

/** `count` and `sum` come as int8, which pg hands over as text; our numbers are all safe integers. */
function getTypeParser(oid: number, format?: 'text' | 'binary') {
  return oid === INT8 ? Number : pg.types.getTypeParser(oid, format as 'text')
}
