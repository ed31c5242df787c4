/** SQL stands in repositories (ARCHITECTURE.md), so that who changes a table knows where to look. */
import { basename } from 'node:path'
import { isTest, type SourceFile } from './source-files.ts'

const SQL = /\.(selectFrom|insertInto|replaceInto|updateTable|deleteFrom|mergeInto)\(|\bsql(<[^`]*?>)?`/

/** Folders of which SQL is the whole work: the index of the search, in two dialects; copies of all tables. */
export const SQL_FOLDERS = ['server/busca/indice/', 'server/copias/']

/** The database itself. */
export const SQL_PLATFORM = [
  'server/platform/migrate.ts',
  'server/platform/postgres-database.ts',
  'server/platform/sync-table.ts',
]

/** Whether a file of the server asks the database from where no query is looked for. */
export function hasStraySql({ path, text }: SourceFile): boolean {
  if (!path.startsWith('server/') || isTest(path) || !SQL.test(text)) return false
  if (SQL_PLATFORM.includes(path) || SQL_FOLDERS.some((folder) => path.startsWith(folder))) return false
  return !/^(?:[a-z0-9-]+-)?(?:repository|tables)\.ts$/.test(basename(path))
}
