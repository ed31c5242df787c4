/** Every query carries the reader's id: another reader's mark does not exist here. */
import { sql } from 'kysely'
import type { Padrao } from '#contract/padroes.ts'
import { bytesOf, changeCota, returnCota, takeCota } from '#server/limites/cotas.ts'
import type { Database } from '#server/platform/database.ts'
import type { MarcaTable } from '#server/platform/tables-leitor.ts'

import { PARTES_DA_PAGINA } from './textos-repository.ts'

const COLUMNS = [
  'id',
  'inicio',
  'fim',
  'edicao',
  'parte_inicio',
  'deslocamento_inicio',
  'parte_fim',
  'deslocamento_fim',
  'trecho',
  'cor',
  'nota',
  'versao',
  'criado_em',
  'atualizado_em',
] as const

/** @param lugar canonical verses of one book @returns ids of the marks that have one of them, in the order of the text */
export async function listMarcaIds(
  db: Database,
  usuarioId: string,
  { doLivro, inicio, fim }: { doLivro: number; inicio: number; fim: number },
): Promise<string[]> {
  const rows = await db.read
    .selectFrom('marca')
    .select('id')
    .where('usuario_id', '=', usuarioId)
    .where('fonte', '=', 'biblia')
    // A mark of the chapter before may reach into this one; the book bounds how far the index is read.
    .where('inicio', '>=', doLivro)
    .where('inicio', '<=', fim)
    .where('fim', '>=', inicio)
    .orderBy('inicio')
    .orderBy('criado_em')
    .orderBy('id')
    .execute()
  return rows.map(({ id }) => id)
}

/** @param pagina symbol * 1_000 + number @returns in the order of the text; those that it no longer has come last */
export async function listMarcaIdsDaPagina(
  db: Database,
  usuarioId: string,
  padrao: Padrao,
  pagina: number,
): Promise<string[]> {
  const first = pagina * PARTES_DA_PAGINA
  const rows = await db.read
    .selectFrom('marca')
    .select('id')
    .where('usuario_id', '=', usuarioId)
    .where('fonte', '=', padrao)
    .where((where) => where.between('inicio', first, first + PARTES_DA_PAGINA - 1))
    .orderBy(sql`case when deslocamento_inicio is null then 1 else 0 end`)
    .orderBy('inicio')
    .orderBy('deslocamento_inicio')
    .orderBy('criado_em')
    .orderBy('id')
    .execute()
  return rows.map(({ id }) => id)
}

/** @returns in no order; those that were deleted meanwhile are missing */
export function listMarcas(db: Database, usuarioId: string, ids: readonly string[]) {
  return db.read
    .selectFrom('marca')
    .select(COLUMNS)
    .where('usuario_id', '=', usuarioId)
    .where('id', 'in', ids)
    .execute()
}

export function findMarca(db: Database, usuarioId: string, id: string) {
  return db.write
    .selectFrom('marca')
    .select(COLUMNS)
    .where('usuario_id', '=', usuarioId)
    .where('id', '=', id)
    .executeTakeFirst()
}

/** @returns false when the reader has one with this id already. @throws AppError 422 when the reader's quota is full */
export async function insertMarca(db: Database, marca: MarcaTable): Promise<boolean> {
  return db.write.transaction().execute(async (trx) => {
    const { numInsertedOrUpdatedRows } = await trx
      .insertInto('marca')
      .values(marca)
      .onConflict((conflict) => conflict.columns(['usuario_id', 'id']).doNothing())
      .executeTakeFirst()
    if (Number(numInsertedOrUpdatedRows) !== 1) return false
    await takeCota(trx, marca.usuario_id, { destaques: 1, bytes: bytesOf(marca.trecho, marca.nota) })
    return true
  })
}

/** Changes it only at the version that was read, so that no save overwrites another. @throws AppError 422 past the quota */
export async function updateMarca(
  db: Database,
  usuarioId: string,
  lida: Pick<MarcaTable, 'id' | 'nota' | 'versao'>,
  values: Pick<MarcaTable, 'cor' | 'nota' | 'atualizado_em'>,
): Promise<boolean> {
  return db.write.transaction().execute(async (trx) => {
    const { numUpdatedRows } = await trx
      .updateTable('marca')
      .set({ ...values, versao: lida.versao + 1 })
      .where('usuario_id', '=', usuarioId)
      .where('id', '=', lida.id)
      .where('versao', '=', lida.versao)
      .executeTakeFirst()
    if (Number(numUpdatedRows) !== 1) return false
    await changeCota(trx, usuarioId, bytesOf(values.nota) - bytesOf(lida.nota))
    return true
  })
}

export async function deleteMarca(db: Database, usuarioId: string, id: string): Promise<boolean> {
  return db.write.transaction().execute(async (trx) => {
    const gone = await trx
      .deleteFrom('marca')
      .where('usuario_id', '=', usuarioId)
      .where('id', '=', id)
      .returning(['trecho', 'nota'])
      .executeTakeFirst()
    if (!gone) return false
    await returnCota(trx, usuarioId, { destaques: 1, bytes: bytesOf(gone.trecho, gone.nota) })
    return true
  })
}
