import { type SelectQueryBuilder, sql, type Transaction } from 'kysely'
import type { Database } from '#server/platform/database.ts'
import type { Tables } from '#server/platform/tables.ts'
import type { TentativaTable } from '#server/platform/tables-contas.ts'

/** Tries of one kind that are counted together: all columns that are named must be equal. */
export type AlvoDasTentativas = Pick<TentativaTable, 'acao'> &
  Partial<Pick<TentativaTable, 'conta' | 'endereco' | 'sessao'>>

type Tentativas<O> = SelectQueryBuilder<Tables, 'tentativa', O>

/** Runs a step of counting and adding that is one for everybody; SQLite's transactions follow one another anyway. */
export function countInTurn<T>(db: Database, step: (trx: Transaction<Tables>) => Promise<T>): Promise<T> {
  return db.write.transaction().execute(async (trx) => {
    if (db.engine === 'postgres') await sql`LOCK TABLE tentativa IN SHARE ROW EXCLUSIVE MODE`.execute(trx)
    return step(trx)
  })
}

/** Forgets tries that no limit counts any more. Those of a clock that was set back count from now on, lest they lock out. */
export async function tidyTentativas(
  trx: Transaction<Tables>,
  { oldest, now }: { oldest: string; now: string },
): Promise<void> {
  await trx.deleteFrom('tentativa').where('ocorrida_em', '<', oldest).execute()
  await trx.updateTable('tentativa').set({ ocorrida_em: now }).where('ocorrida_em', '>', now).execute()
}

/** @returns the times of the newest tries after `since`, newest first, at most `limit` */
export async function listTentativas(
  trx: Transaction<Tables>,
  alvo: AlvoDasTentativas,
  since: string,
  limit: number,
): Promise<string[]> {
  const rows = await aimedAt(trx.selectFrom('tentativa'), alvo)
    .select('ocorrida_em')
    .where('ocorrida_em', '>', since)
    .orderBy('ocorrida_em', 'desc')
    .limit(limit)
    .execute()
  return rows.map(({ ocorrida_em }) => ocorrida_em)
}

export async function insertTentativa(trx: Transaction<Tables>, tentativa: TentativaTable): Promise<void> {
  await trx.insertInto('tentativa').values(tentativa).execute()
}

export async function deleteTentativas(db: Database, alvo: AlvoDasTentativas): Promise<void> {
  const ids = aimedAt(db.write.selectFrom('tentativa'), alvo).select('id')
  await db.write.deleteFrom('tentativa').where('id', 'in', ids).execute()
}

function aimedAt<O>(
  query: Tentativas<O>,
  { acao, conta, endereco, sessao }: AlvoDasTentativas,
): Tentativas<O> {
  let aimed = query.where('acao', '=', acao)
  if (conta) aimed = aimed.where('conta', '=', conta)
  if (endereco) aimed = aimed.where('endereco', '=', endereco)
  if (sessao) aimed = aimed.where('sessao', '=', sessao)
  return aimed
}
