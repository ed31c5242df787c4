import type { CompiledQuery, KyselyPlugin } from 'kysely'
import type { Database } from '#server/platform/database.ts'

export interface RecordedDatabase {
  db: Database
  /** Each statement that went through it, by its text. */
  queries: Map<string, CompiledQuery>
}

/** The same database, whose statements are written down. */
export function recordQueries(db: Database): RecordedDatabase {
  const queries = new Map<string, CompiledQuery>()
  const executor = db.read.getExecutor()
  const plugin: KyselyPlugin = {
    transformQuery: ({ node, queryId }) => {
      const query = executor.compileQuery(node, queryId)
      if (!queries.has(query.sql)) queries.set(query.sql, query)
      return node
    },
    transformResult: async ({ result }) => result,
  }
  return {
    db: { ...db, read: db.read.withPlugin(plugin), write: db.write.withPlugin(plugin) },
    queries,
  }
}
