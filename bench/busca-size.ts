/** How much room the search takes: its tables are those whose names begin with 'busca_'. */
import { sql } from 'kysely'
import type { Database } from '#server/platform/database.ts'

export interface Sizes {
  readonly total: number
  readonly index: number
}

/** @returns bytes of the whole database, and of the tables of the search with their indexes */
export async function measureSizes({ engine, read }: Database): Promise<Sizes> {
  const query =
    engine === 'sqlite'
      ? sql<{
          name: string
          bytes: number
        }>`select name, sum(pgsize) as bytes from dbstat where aggregate = true group by name`
      : sql<{ name: string; bytes: number }>`
          select relname as name, pg_total_relation_size(oid) as bytes from pg_class
          where relkind = 'r' and relnamespace = 'public'::regnamespace`
  const { rows } = await query.execute(read)
  const sum = (some: typeof rows) => some.reduce((total, { bytes }) => total + Number(bytes), 0)
  return { total: sum(rows), index: sum(rows.filter(({ name }) => name.includes('busca_'))) }
}
