/** SQLite's prepared statements, kept: to prepare one costs more than to run it (ADR 059). */
import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite'
import type { QueryResult } from 'kysely'
import { LRUCache } from 'lru-cache'

/** Some more than a server asks for; lists of values make others of each length. */
const KEPT_STATEMENTS = 300
/** Longer ones are many rows at once: seldom the same twice, and large. */
const LONGEST_KEPT_SQL = 4_000
/** A kept statement holds its values until it runs again. */
const MOST_KEPT_TEXT = 4_000
/** What changes tables or settings runs once, and how many columns it has may change. */
const CAN_BE_KEPT = /^\s*(?:select|with|insert|update|delete|begin|commit|rollback)\b/i

export interface SqliteStatements {
  /** Runs it to its end, so that no statement is under way when the next one begins. */
  execute<R>(sql: string, parameters: readonly unknown[], isSelect: boolean): QueryResult<R>
  forget(): void
}

interface Prepared {
  readonly statement: StatementSync
  readonly hasRows: boolean
}

/** Of one connection: SQLite prepares them anew by itself when tables have changed, whoever changed them. */
export function createSqliteStatements(sqlite: DatabaseSync): SqliteStatements {
  const kept = new LRUCache<string, Prepared>({ max: KEPT_STATEMENTS })

  const prepare = (sql: string, isSelect: boolean): Prepared => {
    const statement = sqlite.prepare(sql)
    return { statement, hasRows: isSelect || statement.columns().length > 0 }
  }

  const executeKept = <R>(sql: string, values: SQLInputValue[], isSelect: boolean): QueryResult<R> => {
    const prepared = kept.get(sql) ?? prepare(sql, isSelect)
    try {
      const result = run<R>(prepared, values)
      kept.set(sql, prepared)
      return result
    } catch (error) {
      kept.delete(sql)
      throw error
    }
  }

  return {
    execute: (sql, parameters, isSelect) => {
      const values = parameters as SQLInputValue[]
      if (canBeKept(sql, values)) return executeKept(sql, values, isSelect)
      return run(prepare(sql, isSelect), values)
    },
    forget: () => kept.clear(),
  }
}

/** Both ways reset the statement when they end, by an error too: it holds no lock and no view of the data afterwards. */
function run<R>({ statement, hasRows }: Prepared, values: SQLInputValue[]): QueryResult<R> {
  if (hasRows) return { rows: statement.all(...values) as R[] }
  const { changes } = statement.run(...values)
  return { rows: [], numAffectedRows: BigInt(changes) }
}

function canBeKept(sql: string, values: readonly SQLInputValue[]): boolean {
  if (sql.length > LONGEST_KEPT_SQL || !CAN_BE_KEPT.test(sql)) return false
  let text = 0
  for (const value of values) {
    if (typeof value === 'string') text += value.length
    else if (ArrayBuffer.isView(value)) text += value.byteLength
  }
  return text <= MOST_KEPT_TEXT
}
