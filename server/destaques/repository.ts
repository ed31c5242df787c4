/** Every query carries the reader's id: another reader's highlight does not exist here. */
import { sql } from 'kysely'
import type { Database } from '#server/platform/database.ts'
import type { DestaqueTable } from '#server/platform/tables.ts'

const COLUMNS = [
  'destaque.id',
  'destaque.ebook_id',
  'destaque.ebook_capitulo_id',
  'destaque.paragrafo_inicio_id',
  'destaque.inicio',
  'destaque.paragrafo_fim_id',
  'destaque.fim',
  'destaque.trecho',
  'destaque.cor',
  'destaque.nota',
  'destaque.versao',
  'destaque.criado_em',
  'destaque.editado_em',
] as const

/** In the order of the text; those whose passage this edition does not have come last, oldest first. */
export function listDestaques(db: Database, usuarioId: string, ebookId: number) {
  return (
    db.read
      .selectFrom('destaque')
      .leftJoin('paragrafo', 'paragrafo.id', 'destaque.paragrafo_inicio_id')
      .leftJoin('ebook_capitulo', 'ebook_capitulo.id', 'paragrafo.ebook_capitulo_id')
      .select(COLUMNS)
      .where('destaque.usuario_id', '=', usuarioId)
      .where('destaque.ebook_id', '=', ebookId)
      // The engines disagree on where NULL sorts.
      .orderBy(sql`coalesce(ebook_capitulo.ordem_dentro_do_ebook, 2147483647)`)
      .orderBy(sql`coalesce(paragrafo.ordem, 0)`)
      .orderBy(sql`case when paragrafo.id is null then 0 else destaque.inicio end`)
      .orderBy('destaque.criado_em')
      .orderBy('destaque.id')
      .execute()
  )
}

export function findDestaque(db: Database, usuarioId: string, id: string) {
  return db.write
    .selectFrom('destaque')
    .select(COLUMNS)
    .where('usuario_id', '=', usuarioId)
    .where('id', '=', id)
    .executeTakeFirst()
}

/** @returns whether the highlight was new; false when the reader has one with this id already. */
export async function insertDestaque(db: Database, destaque: DestaqueTable): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db.write
    .insertInto('destaque')
    .values(destaque)
    .onConflict((conflict) => conflict.columns(['usuario_id', 'id']).doNothing())
    .executeTakeFirst()
  return Number(numInsertedOrUpdatedRows) === 1
}

/** Changes the highlight only while it still has the version that was read: two saves never overwrite each other. */
export async function updateDestaque(
  db: Database,
  usuarioId: string,
  id: string,
  versaoLida: number,
  values: Pick<DestaqueTable, 'cor' | 'nota' | 'editado_em'>,
): Promise<boolean> {
  const { numUpdatedRows } = await db.write
    .updateTable('destaque')
    .set({ ...values, versao: versaoLida + 1 })
    .where('usuario_id', '=', usuarioId)
    .where('id', '=', id)
    .where('versao', '=', versaoLida)
    .executeTakeFirst()
  return Number(numUpdatedRows) === 1
}

export async function deleteDestaque(db: Database, usuarioId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await db.write
    .deleteFrom('destaque')
    .where('usuario_id', '=', usuarioId)
    .where('id', '=', id)
    .executeTakeFirst()
  return Number(numDeletedRows) === 1
}
