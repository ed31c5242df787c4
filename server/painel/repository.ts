import type { Kysely, Transaction } from 'kysely'
import type { Medida } from '#contract/editora/painel.ts'
import type { Database } from '#server/platform/database.ts'
import type { Tables } from '#server/platform/tables.ts'

export interface ProcuraContada {
  chave: string
  termos: string
  total: number
}

export async function addTotal(
  trx: Transaction<Tables>,
  dia: string,
  medida: Medida,
  total: number,
): Promise<void> {
  await trx
    .insertInto('painel_dia')
    .values({ dia, medida, total })
    .onConflict((conflict) =>
      conflict
        .columns(['dia', 'medida'])
        .doUpdateSet((eb) => ({ total: eb('painel_dia.total', '+', total) })),
    )
    .execute()
}

export async function hasTotal(db: Database, dia: string, medida: Medida): Promise<boolean> {
  const query = db.read.selectFrom('painel_dia').select('total').where('dia', '=', dia)
  return (await query.where('medida', '=', medida).executeTakeFirst()) !== undefined
}

/** Of several servers the first one counts. */
export async function insertTotal(
  trx: Transaction<Tables>,
  dia: string,
  medida: Medida,
  total: number,
): Promise<void> {
  await trx
    .insertInto('painel_dia')
    .values({ dia, medida, total })
    .onConflict((conflict) => conflict.columns(['dia', 'medida']).doNothing())
    .execute()
}

export async function countAssinaturasEmVigor(db: Database, agora: string): Promise<number> {
  const { total } = await db.read
    .selectFrom('assinatura')
    .select(({ fn }) => fn.countAll().as('total'))
    .where('estado', 'in', ['ativa', 'cancelada'])
    .where('vale_ate', '>', agora)
    .executeTakeFirstOrThrow()
  return Number(total)
}

export function listCorreioParado(db: Database, limit: number) {
  return db.read
    .selectFrom('correio')
    .select('motivo')
    .where('estado', 'in', ['falhou', 'incerto'])
    .orderBy('estado')
    .orderBy('proxima_em', 'desc')
    .limit(limit)
    .execute()
}

export function listDias(db: Database, desde: string) {
  return db.read
    .selectFrom('painel_dia')
    .select(['dia', 'medida', 'total'])
    .where('dia', '>=', desde)
    .orderBy('dia')
    .execute()
}

/** Of so many searches of one day no more are kept apart. */
export async function countProcurasDoDia(db: Kysely<Tables>, dia: string): Promise<number> {
  const { total } = await db
    .selectFrom('procura_vazia')
    .select(({ fn }) => fn.countAll().as('total'))
    .where('dia', '=', dia)
    .executeTakeFirstOrThrow()
  return Number(total)
}

export async function addProcura(
  trx: Transaction<Tables>,
  dia: string,
  procura: ProcuraContada,
): Promise<void> {
  const { chave, total } = procura
  await trx
    .insertInto('procura_vazia')
    .values({ dia, chave, total })
    .onConflict((conflict) =>
      conflict
        .columns(['dia', 'chave'])
        .doUpdateSet((eb) => ({ total: eb('procura_vazia.total', '+', total) })),
    )
    .execute()
}

export async function countDias(trx: Transaction<Tables>, chave: string, limit: number): Promise<number> {
  const rows = await trx
    .selectFrom('procura_vazia')
    .select('dia')
    .where('chave', '=', chave)
    .limit(limit)
    .execute()
  return rows.length
}

export async function insertTermos(trx: Transaction<Tables>, chave: string, termos: string): Promise<void> {
  await trx
    .insertInto('procura_vazia_termos')
    .values({ chave, termos })
    .onConflict((conflict) => conflict.column('chave').doNothing())
    .execute()
}

export function listProcuras(db: Database, desde: string, limit: number) {
  return db.read
    .selectFrom('procura_vazia_termos')
    .innerJoin('procura_vazia', 'procura_vazia.chave', 'procura_vazia_termos.chave')
    .where('dia', '>=', desde)
    .groupBy('termos')
    .select(({ fn }) => [
      'termos',
      fn.sum<number>('total').as('total'),
      fn.count<number>('dia').as('dias'),
      fn.max('dia').as('ultima'),
    ])
    .orderBy('total', 'desc')
    .orderBy('termos')
    .limit(limit)
    .execute()
}

export async function hasProcurasBefore(db: Database, dia: string): Promise<boolean> {
  const query = db.read.selectFrom('procura_vazia').select('chave').where('dia', '<', dia)
  return (await query.limit(1).executeTakeFirst()) !== undefined
}

/** Words go with the last day on which they were looked for. */
export async function deleteProcurasBefore(trx: Transaction<Tables>, dia: string): Promise<void> {
  await trx.deleteFrom('procura_vazia').where('dia', '<', dia).execute()
  await trx
    .deleteFrom('procura_vazia_termos')
    .where('chave', 'not in', (query) => query.selectFrom('procura_vazia').select('chave'))
    .execute()
}
