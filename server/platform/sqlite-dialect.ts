/** Kysely on `node:sqlite`, and a wait for locks that does not block the event loop, as SQLite's own busy_timeout would. */

import type { DatabaseSync } from 'node:sqlite'
import { setTimeout as delay } from 'node:timers/promises'
import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely'
import { isSqliteBusy } from './database-errors.ts'
import { createSqliteStatements, type SqliteStatements } from './sqlite-statements.ts'

const LOCK_WAIT_MS = 10_000
const LOCK_RETRY_MS = 15

/** A Kysely dialect over one open connection; Kysely hands the connection to one caller at a time. @param beforeQuery called each time it does */
export function createSqliteDialect(sqlite: DatabaseSync, beforeQuery = () => {}): Dialect {
  return {
    createAdapter: () => new SqliteAdapter(),
    createDriver: () => createDriver(sqlite, beforeQuery),
    createIntrospector: (db) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  }
}

function createDriver(sqlite: DatabaseSync, beforeQuery: () => void): Driver {
  const statements = createSqliteStatements(sqlite)
  const connection = createConnection(sqlite, statements)
  const run = (sql: string) => connection.executeQuery(CompiledQuery.raw(sql)).then(() => undefined)
  return {
    init: async () => {},
    acquireConnection: async () => {
      beforeQuery()
      return connection
    },
    // Taking the write lock at once: a transaction that read first could never upgrade after another's commit.
    beginTransaction: () => run('begin immediate'),
    commitTransaction: () => run('commit'),
    // A disk that is full or fails makes SQLite roll back by itself; another ROLLBACK would hide why.
    rollbackTransaction: async () => {
      if (sqlite.isTransaction) await run('rollback')
    },
    releaseConnection: async () => {},
    destroy: async () => {
      statements.forget()
      sqlite.close()
    },
  }
}

function createConnection(sqlite: DatabaseSync, statements: SqliteStatements): DatabaseConnection {
  return {
    async executeQuery<R>({ sql, parameters, query }: CompiledQuery): Promise<QueryResult<R>> {
      const isSelect = query.kind === 'SelectQueryNode'
      const execute = () => statements.execute<R>(sql, parameters, isSelect)
      return sqlite.isTransaction ? execute() : retryWhileLocked(execute)
    },
    streamQuery() {
      throw new Error('Streaming is not used: every query here is bounded.')
    },
  }
}

/** Repeats a statement that found the file locked by another process, for at most ten seconds unless told otherwise. */
export async function retryWhileLocked<T>(execute: () => T, waitMs = LOCK_WAIT_MS): Promise<T> {
  const deadline = performance.now() + waitMs
  for (;;) {
    try {
      return execute()
    } catch (error) {
      if (!isSqliteBusy(error) || performance.now() > deadline) throw error
      await delay(LOCK_RETRY_MS)
    }
  }
}
