/** Reviews, of which each query names the reader. */
import type { Transaction } from 'kysely'
import { MAX_REVISOES_DO_CARTAO } from '#contract/memoria.ts'
import type { Database } from '#server/platform/database.ts'
import type { Tables } from '#server/platform/tables.ts'
import type { RevisaoTable } from '#server/platform/tables-memoria.ts'

/** What one reader may keep. */
export const MAX_REVISOES_DO_LEITOR = 50_000

type Chegada = Omit<RevisaoTable, 'numero'>

/** Keeps a review, unless its id is there. @returns what became of it */
export async function insertRevisao(
  db: Database,
  nova: Chegada,
): Promise<'guardada' | 'cheio' | 'sem_perfil'> {
  return db.write.transaction().execute(async (trx) => {
    const numero = await takeNumero(trx, nova)
    if (numero === null) return 'sem_perfil'
    const { usuario_id, id } = nova
    if (await findIn(trx, usuario_id, id)) return 'guardada'
    if ((await countIn(trx, usuario_id)) >= MAX_REVISOES_DO_LEITOR) return 'cheio'
    await trx
      .insertInto('revisao')
      .values({ ...nova, numero })
      .execute()
    await trimCartao(trx, nova)
    return 'guardada'
  })
}

/** Locks the profile's row, so that numbers are seen in their order. @returns null without such a profile */
async function takeNumero(trx: Transaction<Tables>, { usuario_id, perfil }: Chegada): Promise<number | null> {
  const row = await trx
    .updateTable('memoria_perfil')
    .set((eb) => ({ contador: eb('contador', '+', 1) }))
    .where('usuario_id', '=', usuario_id)
    .where('id', '=', perfil)
    .returning('contador')
    .executeTakeFirst()
  return row?.contador ?? null
}

/** Takes away what no longer counts of a card: all but the latest. */
async function trimCartao(trx: Transaction<Tables>, { usuario_id, perfil, cartao }: Chegada): Promise<void> {
  const past = await trx
    .selectFrom('revisao')
    .select('id')
    .where('usuario_id', '=', usuario_id)
    .where('perfil', '=', perfil)
    .where('cartao', '=', cartao)
    .orderBy('feita_em', 'desc')
    .orderBy('id', 'desc')
    .offset(MAX_REVISOES_DO_CARTAO)
    .limit(MAX_REVISOES_DO_CARTAO)
    .execute()
  if (past.length === 0) return
  const ids = past.map(({ id }) => id)
  await trx.deleteFrom('revisao').where('usuario_id', '=', usuario_id).where('id', 'in', ids).execute()
}

/** As it is stored. */
export function findRevisao(db: Database, usuarioId: string, id: string) {
  return findIn(db.write, usuarioId, id)
}

function findIn(db: Database['write'], usuarioId: string, id: string) {
  return db
    .selectFrom('revisao')
    .select(['id', 'perfil', 'cartao', 'nota', 'feita_em'])
    .where('usuario_id', '=', usuarioId)
    .where('id', '=', id)
    .executeTakeFirst()
}

/** Of one profile. */
export function countRevisoes(db: Database, usuarioId: string, perfil: string): Promise<number> {
  return countIn(db.read, usuarioId, perfil)
}

async function countIn(db: Database['read'], usuarioId: string, perfil?: string): Promise<number> {
  const query = db
    .selectFrom('revisao')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .where('usuario_id', '=', usuarioId)
  const row = await (perfil === undefined ? query : query.where('perfil', '=', perfil)).executeTakeFirst()
  return Number(row?.total ?? 0)
}

/** In the order in which they came. @param depois number of the last that is known */
export function listRevisoes(
  db: Database,
  usuarioId: string,
  { perfil, depois, limit }: { perfil: string; depois: number; limit: number },
) {
  return db.read
    .selectFrom('revisao')
    .select(['id', 'numero', 'cartao', 'nota', 'feita_em'])
    .where('usuario_id', '=', usuarioId)
    .where('perfil', '=', perfil)
    .where('numero', '>', depois)
    .orderBy('numero')
    .limit(limit)
    .execute()
}

/** The rows of the data export after one of them. */
export function listRevisoesParaExportar(db: Database, usuarioId: string, afterId: string, limit: number) {
  return db.read
    .selectFrom('revisao')
    .select(['id', 'perfil', 'numero', 'cartao', 'nota', 'feita_em'])
    .where('usuario_id', '=', usuarioId)
    .where('id', '>', afterId)
    .orderBy('id')
    .limit(limit)
    .execute()
}
