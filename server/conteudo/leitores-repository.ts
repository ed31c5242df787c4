/** Rows of readers that point into a book; an import moves them to its new edition and never removes one. */
import type { Kysely, Transaction, Updateable } from 'kysely'
import type { Tables } from '#server/platform/tables.ts'
import type { DestaqueTable, LeituraTable } from '#server/platform/tables-leitor.ts'

type RowKey = Readonly<Pick<LeituraTable, 'usuario_id' | 'id'>>

/** Readings that stand at some place of the book. */
export function listLeiturasOf(db: Kysely<Tables>, ebookId: number): Promise<LeituraTable[]> {
  return db
    .selectFrom('leitura')
    .selectAll()
    .where('ebook_id', '=', ebookId)
    .where('capitulo_atual_id', 'is not', null)
    .execute()
}

export function listDestaquesOf(db: Kysely<Tables>, ebookId: number): Promise<DestaqueTable[]> {
  return db.selectFrom('destaque').selectAll().where('ebook_id', '=', ebookId).execute()
}

export async function updateLeitura(
  trx: Transaction<Tables>,
  { usuario_id, id }: RowKey,
  values: Updateable<LeituraTable>,
): Promise<void> {
  await trx
    .updateTable('leitura')
    .set(values)
    .where('usuario_id', '=', usuario_id)
    .where('id', '=', id)
    .execute()
}

export async function updateDestaque(
  trx: Transaction<Tables>,
  { usuario_id, id }: RowKey,
  values: Updateable<DestaqueTable>,
): Promise<void> {
  await trx
    .updateTable('destaque')
    .set(values)
    .where('usuario_id', '=', usuario_id)
    .where('id', '=', id)
    .execute()
}
