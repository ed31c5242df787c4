/** Queries that most calls ask: written once for each database, and planned by PostgreSQL once for each connection (ADR 056). */
import type { Compilable, CompiledQuery, Kysely } from 'kysely'
import type { Tables } from './tables.ts'

/** By the words of the query, since that is all that a connection is given. */
const names = new Map<string, string>()

/**
 * @param name of the statement on each connection of PostgreSQL
 * @param write with any parameters, all columns by their names: PostgreSQL refuses `*` once a migration has added one
 * @returns asks with others in their places
 */
export function keepQuery<R>(
  name: string,
  write: (read: Kysely<Tables>) => Compilable<R>,
): (read: Kysely<Tables>, parameters: readonly unknown[]) => Promise<R[]> {
  const written = new WeakMap<Kysely<Tables>, CompiledQuery<R>>()

  function writeFor(read: Kysely<Tables>): CompiledQuery<R> {
    const query = write(read).compile()
    written.set(read, query)
    names.set(query.sql, name)
    return query
  }
  return async (read, parameters) => {
    const query = written.get(read) ?? writeFor(read)
    const { rows } = await read.executeQuery<R>({ ...query, parameters })
    return rows
  }
}

/** @returns under which name PostgreSQL is to keep a query; undefined for most */
export function statementNameOf(sql: string): string | undefined {
  return names.get(sql)
}
