import type { Transaction } from 'kysely'
import { descontarLeituras } from '#server/leituras/contagem.ts'
import { registrarMudanca } from '#server/limites/cotas.ts'
import type { Database, Engine } from '#server/platform/database.ts'
import type { Tables } from '#server/platform/tables.ts'

export function findConta(db: Database, usuarioId: string) {
  return db.read.selectFrom('usuario').selectAll().where('id', '=', usuarioId).executeTakeFirst()
}

export async function updateNomes(
  db: Database,
  usuarioId: string,
  nomes: { first_name: string; last_name: string },
): Promise<void> {
  await db.write.updateTable('usuario').set(nomes).where('id', '=', usuarioId).execute()
}

/** Puts both sizes in place of the old ones and points the account to them, in one step. */
export async function replaceFoto(
  db: Database,
  usuarioId: string,
  {
    foto,
    versao,
    arquivos,
  }: { foto: string | null; versao: string; arquivos: { tamanho: number; webp: Buffer }[] },
): Promise<void> {
  await db.write.transaction().execute(async (trx) => {
    // Two at once wait for each other here.
    await registrarMudanca(trx, usuarioId)
    await trx.deleteFrom('foto').where('usuario_id', '=', usuarioId).execute()
    for (const { tamanho, webp } of arquivos) {
      const webp_base64 = webp.toString('base64')
      await trx.insertInto('foto').values({ usuario_id: usuarioId, tamanho, versao, webp_base64 }).execute()
    }
    await trx.updateTable('usuario').set({ foto }).where('id', '=', usuarioId).execute()
  })
}

export function findFoto(db: Database, usuarioId: string, versao: string, tamanho: number) {
  return db.read
    .selectFrom('foto')
    .select('webp_base64')
    .where('usuario_id', '=', usuarioId)
    .where('versao', '=', versao)
    .where('tamanho', '=', tamanho)
    .executeTakeFirst()
}

/** @param now ISO time; expired sessions are not open. */
export function listSessoes(db: Database, usuarioId: string, now: string) {
  return db.read
    .selectFrom('sessao')
    .select(['id', 'agente', 'criada_em', 'usada_em', 'expira_em'])
    .where('usuario_id', '=', usuarioId)
    .where('expira_em', '>', now)
    .orderBy('usada_em', 'desc')
    .orderBy('id', 'desc')
    .execute()
}

export async function deleteSessao(db: Database, usuarioId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await db.write
    .deleteFrom('sessao')
    .where('usuario_id', '=', usuarioId)
    .where('id', '=', id)
    .executeTakeFirst()
  return Number(numDeletedRows) === 1
}

export function findPreferencia(db: Database, usuarioId: string, chave: string) {
  return db.read
    .selectFrom('preferencia')
    .select('valor')
    .where('usuario_id', '=', usuarioId)
    .where('chave', '=', chave)
    .executeTakeFirst()
}

export async function upsertPreferencia(
  db: Database,
  usuarioId: string,
  chave: string,
  valor: string,
): Promise<void> {
  await db.write
    .insertInto('preferencia')
    .values({ usuario_id: usuarioId, chave, valor })
    .onConflict((conflict) => conflict.columns(['usuario_id', 'chave']).doUpdateSet({ valor }))
    .execute()
}

/** Sessions, notes, readings, highlights, photo and preferences go with the account (ON DELETE CASCADE). */
export async function deleteConta(
  trx: Transaction<Tables>,
  engine: Engine,
  usuarioId: string,
): Promise<void> {
  await descontarLeituras(trx, engine, usuarioId)
  await trx.deleteFrom('usuario').where('id', '=', usuarioId).execute()
}
