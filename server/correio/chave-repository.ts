import type { Kysely } from 'kysely'
import type { Database } from '#server/platform/database.ts'
import type { Tables } from '#server/platform/tables.ts'
import type { ChaveDeContaTable } from '#server/platform/tables-correio.ts'
import { deleteEsperando } from './repository.ts'

type Conferida = Pick<ChaveDeContaTable, 'usuario_id' | 'acao' | 'hash'>

/** In place of the one of its kind that the reader had. */
export async function replaceChave(db: Database, chave: ChaveDeContaTable): Promise<void> {
  const { usuario_id, acao, ...values } = chave
  await db.write
    .insertInto('chave_de_conta')
    .values(chave)
    .onConflict((conflict) => conflict.columns(['usuario_id', 'acao']).doUpdateSet(values))
    .execute()
}

/** @param now ISO time; an expired key is as good as none */
export function findChave(db: Database, { usuario_id, acao, hash }: Conferida, now: string) {
  return db.write
    .selectFrom('chave_de_conta')
    .select(['usuario_id', 'endereco'])
    .where('usuario_id', '=', usuario_id)
    .where('acao', '=', acao)
    .where('hash', '=', hash)
    .where('expira_em', '>', now)
    .executeTakeFirst()
}

/** Of several callers with the same key one gets it. */
export function deleteChave(trx: Kysely<Tables>, { usuario_id, acao, hash }: Conferida, now: string) {
  return trx
    .deleteFrom('chave_de_conta')
    .where('usuario_id', '=', usuario_id)
    .where('acao', '=', acao)
    .where('hash', '=', hash)
    .where('expira_em', '>', now)
    .returning(['usuario_id', 'endereco'])
    .executeTakeFirst()
}

/** The reader's keys, and the mails that wait to bring one. */
export async function deleteChaves(
  trx: Kysely<Tables>,
  usuarioId: string,
  { acoes, tipos }: { acoes: readonly ChaveDeContaTable['acao'][]; tipos: readonly string[] },
): Promise<void> {
  await trx
    .deleteFrom('chave_de_conta')
    .where('usuario_id', '=', usuarioId)
    .where('acao', 'in', acoes)
    .execute()
  await deleteEsperando(trx, usuarioId, tipos)
}

export function listChaves(db: Database, usuarioId: string) {
  return db.read
    .selectFrom('chave_de_conta')
    .select(['acao', 'endereco', 'criada_em', 'expira_em'])
    .where('usuario_id', '=', usuarioId)
    .orderBy('acao')
    .execute()
}
