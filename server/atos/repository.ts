import type { Kysely, Transaction } from 'kysely'
import type { Database } from '#server/platform/database.ts'
import type { Tables } from '#server/platform/tables.ts'
import type { AtoTable } from '#server/platform/tables-contas.ts'

export async function findEmail(trx: Kysely<Tables>, usuarioId: string): Promise<string | null> {
  const row = await trx.selectFrom('usuario').select('email').where('id', '=', usuarioId).executeTakeFirst()
  return row?.email ?? null
}

export async function insertAto(trx: Transaction<Tables>, ato: AtoTable): Promise<void> {
  await trx.insertInto('ato').values(ato).execute()
}

export interface AtosFilter {
  acao: string | null
  leitor: string | null
  beforeId: string | null
  limit: number
}

const AFTER_ALL_IDS = 'g'

/** Newest first: ids follow the time. @param filter beforeId of the page before */
export function listAtos(db: Database, { acao, leitor, beforeId, limit }: AtosFilter) {
  return db.read
    .selectFrom('ato')
    .selectAll()
    .$if(acao !== null, (query) => query.where('acao', '=', acao ?? ''))
    .$if(leitor !== null, (query) =>
      query.where('alvo_tipo', '=', 'leitor').where('alvo_id', '=', leitor ?? ''),
    )
    .where('id', '<', beforeId ?? AFTER_ALL_IDS)
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
}

export function listEmails(db: Database, usuarioIds: readonly string[]) {
  return db.read.selectFrom('usuario').select(['id', 'email']).where('id', 'in', usuarioIds).execute()
}

export async function deleteAtosBefore(db: Database, time: string, limit: number): Promise<void> {
  const oldest = db.write.selectFrom('ato').select('id').where('ocorrido_em', '<', time).limit(limit)
  await db.write.deleteFrom('ato').where('id', 'in', oldest).execute()
}

/** What was done with one reader's account, oldest first. */
export function listAtosDoLeitor(db: Database, leitor: string, afterId: string, limit: number) {
  return db.read
    .selectFrom('ato')
    .select(['id', 'ocorrido_em', 'acao'])
    .where('alvo_tipo', '=', 'leitor')
    .where('alvo_id', '=', leitor)
    .where('id', '>', afterId)
    .orderBy('id')
    .limit(limit)
    .execute()
}
