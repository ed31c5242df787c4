/** Every query carries the reader's id: another reader's highlight does not exist here. */
import { sql } from 'kysely'
import { indexDestaque } from '#server/busca/indice/index-destaque.ts'
import { bytesOf, changeCota, returnCota, takeCota } from '#server/limites/cotas.ts'
import type { Database } from '#server/platform/database.ts'
import type { DestaqueTable } from '#server/platform/tables-leitor.ts'

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
export async function listDestaqueIds(db: Database, usuarioId: string, ebookId: number): Promise<string[]> {
  const rows = await db.read
    .selectFrom('destaque')
    .leftJoin('ebook_capitulo', 'ebook_capitulo.id', 'destaque.ebook_capitulo_id')
    .leftJoin('paragrafo', (join) =>
      join
        .onRef('paragrafo.id', '=', 'destaque.paragrafo_inicio_id')
        .onRef('paragrafo.edicao', '=', 'ebook_capitulo.edicao'),
    )
    .select('destaque.id')
    .where('destaque.usuario_id', '=', usuarioId)
    .where('destaque.ebook_id', '=', ebookId)
    // The engines disagree on where NULL sorts.
    .orderBy(sql`coalesce(ebook_capitulo.ordem_dentro_do_ebook, 2147483647)`)
    .orderBy(sql`coalesce(paragrafo.ordem, 0)`)
    .orderBy(sql`case when paragrafo.id is null then 0 else destaque.inicio end`)
    .orderBy('destaque.criado_em')
    .orderBy('destaque.id')
    .execute()
  return rows.map(({ id }) => id)
}

/** @returns in no order; those that were deleted meanwhile are missing */
export function listDestaques(db: Database, usuarioId: string, ids: readonly string[]) {
  return db.read
    .selectFrom('destaque')
    .select(COLUMNS)
    .where('usuario_id', '=', usuarioId)
    .where('id', 'in', ids)
    .execute()
}

export function findDestaque(db: Database, usuarioId: string, id: string) {
  return db.write
    .selectFrom('destaque')
    .select(COLUMNS)
    .where('usuario_id', '=', usuarioId)
    .where('id', '=', id)
    .executeTakeFirst()
}

/** @returns false when the reader has one with this id already. @throws AppError 422 when the reader's quota is full */
export async function insertDestaque(db: Database, destaque: DestaqueTable): Promise<boolean> {
  return db.write.transaction().execute(async (trx) => {
    const { numInsertedOrUpdatedRows } = await trx
      .insertInto('destaque')
      .values(destaque)
      .onConflict((conflict) => conflict.columns(['usuario_id', 'id']).doNothing())
      .executeTakeFirst()
    if (Number(numInsertedOrUpdatedRows) !== 1) return false
    const bytes = bytesOf(destaque.trecho, destaque.nota)
    await takeCota(trx, destaque.usuario_id, { destaques: 1, bytes })
    if (destaque.nota !== '') await indexDestaque(trx, db.engine, destaque)
    return true
  })
}

/** Changes it only at the version that was read, so that no save overwrites another. @throws AppError 422 past the quota */
export async function updateDestaque(
  db: Database,
  usuarioId: string,
  id: string,
  lido: Pick<DestaqueTable, 'nota' | 'versao'>,
  values: Pick<DestaqueTable, 'cor' | 'nota' | 'editado_em'>,
): Promise<boolean> {
  return db.write.transaction().execute(async (trx) => {
    const { numUpdatedRows } = await trx
      .updateTable('destaque')
      .set({ ...values, versao: lido.versao + 1 })
      .where('usuario_id', '=', usuarioId)
      .where('id', '=', id)
      .where('versao', '=', lido.versao)
      .executeTakeFirst()
    if (Number(numUpdatedRows) !== 1) return false
    await changeCota(trx, usuarioId, bytesOf(values.nota) - bytesOf(lido.nota))
    if (values.nota !== lido.nota)
      await indexDestaque(trx, db.engine, { usuario_id: usuarioId, id, ...values })
    return true
  })
}

export async function deleteDestaque(db: Database, usuarioId: string, id: string): Promise<boolean> {
  return db.write.transaction().execute(async (trx) => {
    const gone = await trx
      .deleteFrom('destaque')
      .where('usuario_id', '=', usuarioId)
      .where('id', '=', id)
      .returning(['trecho', 'nota'])
      .executeTakeFirst()
    if (!gone) return false
    await returnCota(trx, usuarioId, { destaques: 1, bytes: bytesOf(gone.trecho, gone.nota) })
    return true
  })
}
