/** New ids of chapters and paragraphs. None is given twice, since devices may hold it: `configuracao` keeps the highest. */
import type { Kysely } from 'kysely'
import { findConfiguracao } from '#server/platform/configuracao-repository.ts'
import type { Row, WantedTable } from '#server/platform/sync-table.ts'
import type { Tables } from '#server/platform/tables.ts'
import { findHighestId } from './ebooks-repository.ts'

type Table = 'ebook_capitulo' | 'paragrafo'

export interface IdSource {
  next(): number
  /** The row that remembers the highest id. */
  row(): Row
}

export async function createIdSource(db: Kysely<Tables>, table: Table): Promise<IdSource> {
  const chave = `maior_id.${table}`
  const kept = Number((await findConfiguracao(db, chave)) ?? 0)
  let highest = Math.max(kept, await findHighestId(db, table))
  return {
    next() {
      highest += 1
      return highest
    },
    row: () => ({ chave, valor: String(highest) }),
  }
}

export function idSourcesTable(sources: readonly IdSource[]): WantedTable {
  const rows = sources.map((source) => source.row())
  return {
    name: 'configuracao',
    key: ['chave'],
    rows,
    scope: { column: 'chave', values: rows.map(({ chave }) => chave ?? '') },
  }
}
