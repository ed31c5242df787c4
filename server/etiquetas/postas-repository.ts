/** Tags and what they are on, inside a transaction; every statement names the reader. */
import { type SqlBool, sql, type Transaction } from 'kysely'
import type { TipoDaMarcacao } from '#contract/etiquetas.ts'
import type { Tables } from '#server/platform/tables.ts'
import type { EtiquetaTable } from '#server/platform/tables-marcacoes.ts'
import { POSTAS } from './repository.ts'

const TABELAS = { nota: 'anotacao', destaque: 'destaque', marca: 'marca' } as const satisfies Record<
  TipoDaMarcacao,
  string
>

/** @param nomes without accents and case */
export async function findEtiquetasPorNome(
  trx: Transaction<Tables>,
  usuarioId: string,
  nomes: readonly string[],
): Promise<Pick<EtiquetaTable, 'id' | 'nome_busca'>[]> {
  if (nomes.length === 0) return []
  return trx
    .selectFrom('etiqueta')
    .select(['id', 'nome_busca'])
    .where('usuario_id', '=', usuarioId)
    .where('nome_busca', 'in', nomes)
    .execute()
}

export async function insertEtiqueta(trx: Transaction<Tables>, etiqueta: EtiquetaTable): Promise<void> {
  await trx.insertInto('etiqueta').values(etiqueta).execute()
}

export async function countEtiquetas(trx: Transaction<Tables>, usuarioId: string): Promise<number> {
  const row = await trx
    .selectFrom('etiqueta')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .where('usuario_id', '=', usuarioId)
    .executeTakeFirst()
  return Number(row?.total ?? 0)
}

/** On those of the ids that are there; twice does no harm. */
export async function insertPostas(
  trx: Transaction<Tables>,
  usuarioId: string,
  tipo: TipoDaMarcacao,
  { ids, etiqueta }: { ids: readonly string[]; etiqueta: string },
): Promise<void> {
  await sql`INSERT INTO ${sql.table(POSTAS[tipo])} (usuario_id, marcacao_id, etiqueta_id)
    SELECT usuario_id, id, ${sql`CAST(${etiqueta} AS TEXT)`} FROM ${sql.table(TABELAS[tipo])}
    WHERE usuario_id = ${usuarioId} AND id IN (${sql.join(ids)}) ON CONFLICT DO NOTHING`.execute(trx)
}

export async function deletePostas(
  trx: Transaction<Tables>,
  usuarioId: string,
  tipo: TipoDaMarcacao,
  { ids, etiquetas }: { ids: readonly string[]; etiquetas: readonly string[] },
): Promise<void> {
  if (etiquetas.length === 0) return
  await trx
    .deleteFrom(POSTAS[tipo])
    .where('usuario_id', '=', usuarioId)
    .where('marcacao_id', 'in', ids)
    .where('etiqueta_id', 'in', etiquetas)
    .execute()
}

/** Whether one of these has more tags than that. */
export async function hasMoreThan(
  trx: Transaction<Tables>,
  usuarioId: string,
  tipo: TipoDaMarcacao,
  { ids, max }: { ids: readonly string[]; max: number },
): Promise<boolean> {
  const row = await trx
    .selectFrom(POSTAS[tipo])
    .select('marcacao_id')
    .where('usuario_id', '=', usuarioId)
    .where('marcacao_id', 'in', ids)
    .groupBy('marcacao_id')
    .having(sql<SqlBool>`count(*) > ${max}`)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** @returns false when the reader has no such tag */
export async function updateEtiqueta(
  trx: Transaction<Tables>,
  usuarioId: string,
  id: string,
  values: Pick<EtiquetaTable, 'nome' | 'nome_busca'>,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('etiqueta')
    .set(values)
    .where('usuario_id', '=', usuarioId)
    .where('id', '=', id)
    .executeTakeFirst()
  return Number(numUpdatedRows) === 1
}

/** @returns false when the reader has no such tag */
export async function deleteEtiqueta(
  trx: Transaction<Tables>,
  usuarioId: string,
  id: string,
): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('etiqueta')
    .where('usuario_id', '=', usuarioId)
    .where('id', '=', id)
    .executeTakeFirst()
  return Number(numDeletedRows) === 1
}
