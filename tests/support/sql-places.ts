/** SQL stands in repositories (ARCHITECTURE.md), so that who changes a table knows where to look. */
import { basename } from 'node:path'
import { isTest, type SourceFile } from './source-files.ts'

const SQL = /\.(selectFrom|insertInto|replaceInto|updateTable|deleteFrom|mergeInto)\(|\bsql(<[^`]*?>)?`/

/** Where SQL is the whole work, by the beginning of the path: the index of the search, in two dialects; the database itself. */
export const SQL_PLACES = [
  'server/busca/indice/postgres.ts',
  'server/busca/indice/sqlite.ts',
  'server/platform/migrate.ts',
  'server/platform/postgres-',
  'server/platform/sqlite-',
  'server/platform/sync-table.ts',
]

/** Whether a file of the server asks the database from where no query is looked for. */
export function hasStraySql({ path, text }: SourceFile): boolean {
  if (!path.startsWith('server/') || isTest(path) || !SQL.test(text)) return false
  if (SQL_PLACES.some((place) => path.startsWith(place))) return false
  return !/^(?:[a-z0-9-]+-)?(?:repository|tables)\.ts$/.test(basename(path))
}
