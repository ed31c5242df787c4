import type { Kysely } from 'kysely'
import type { Tables } from '#server/platform/tables.ts'
import type { EdicaoTable } from '#server/platform/tables-biblia.ts'

/** The installed editions of the Bible, in the order in which they came. */
export function listEdicoesGravadas(db: Kysely<Tables>): Promise<EdicaoTable[]> {
  return db.selectFrom('edicao').selectAll().orderBy('id').execute()
}
