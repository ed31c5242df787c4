import type { Kysely } from 'kysely'
import type { EdicaoTable, Tables } from '#server/platform/tables.ts'

/** The installed editions of the Bible, in the order in which they came. */
export function listEdicoesGravadas(db: Kysely<Tables>): Promise<EdicaoTable[]> {
  return db.selectFrom('edicao').selectAll().orderBy('id').execute()
}
