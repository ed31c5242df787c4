import type { Insertable, Kysely, Transaction } from 'kysely'
import { forgetChaves } from '#server/correio/chave-de-conta.ts'
import type { Database, Engine } from '#server/platform/database.ts'
import type { Tables } from '#server/platform/tables.ts'
import type { SessaoTable, UsuarioTable } from '#server/platform/tables-contas.ts'

/** Whether the address is new or not, the same statements are made. @returns the account that has it now */
export async function insertUsuarioIfNew(trx: Kysely<Tables>, usuario: Insertable<UsuarioTable>) {
  await trx
    .insertInto('usuario')
    .values(usuario)
    .onConflict((conflict) => conflict.column('email_normalizado').doNothing())
    .execute()
  return trx
    .selectFrom('usuario')
    .select(['id', 'email'])
    .where('email_normalizado', '=', usuario.email_normalizado)
    .executeTakeFirstOrThrow()
}

/** @param emailNormalizado trimmed and lower-cased, as `normalizeEmail` gives it. */
export function findUsuarioByEmail(db: Database, emailNormalizado: string) {
  return db.read
    .selectFrom('usuario')
    .select(['id', 'senha_hash', 'email', 'suspensa_em'])
    .where('email_normalizado', '=', emailNormalizado)
    .executeTakeFirst()
}

export const DA_CONTA = [
  'first_name',
  'last_name',
  'email',
  'foto',
  'papel.papel',
  'email_confirmado_em',
  'email_anterior',
] as const

export function findUsuario(db: Database, usuarioId: string) {
  return db.read
    .selectFrom('usuario')
    .leftJoin('papel', 'papel.usuario_id', 'usuario.id')
    .select(DA_CONTA)
    .where('usuario.id', '=', usuarioId)
    .executeTakeFirst()
}

/** Adds a session if the password is still the one compared, ends the oldest. @param replaced hash of the token that ends with it */
export function insertSessao(
  db: Database,
  sessao: SessaoTable,
  { senhaHash, replaced, max }: { senhaHash: string; replaced: string; max: number },
): Promise<boolean> {
  return db.write.transaction().execute(async (trx) => {
    if ((await lockSenhaHash(trx, db.engine, sessao.usuario_id)) !== senhaHash) return false
    await trx.deleteFrom('sessao').where('token_hash', '=', replaced).execute()
    await deleteOldestSessoes(trx, sessao.usuario_id, max - 1)
    await trx.insertInto('sessao').values(sessao).execute()
    return true
  })
}

async function deleteOldestSessoes(trx: Transaction<Tables>, usuarioId: string, kept: number): Promise<void> {
  const newest = trx
    .selectFrom('sessao')
    .select('id')
    .where('usuario_id', '=', usuarioId)
    .orderBy('usada_em', 'desc')
    .orderBy('id', 'desc')
    .limit(kept)
  await trx.deleteFrom('sessao').where('usuario_id', '=', usuarioId).where('id', 'not in', newest).execute()
}

/** A new password, a new token for the session that asked and the end of every other one, in one step. */
export function replaceSenha(
  db: Database,
  { usuarioId, id }: { usuarioId: string; id: string },
  senha: { anterior: string; nova: string },
  token_hash: string,
): Promise<'trocada' | 'outra_senha' | 'sem_sessao'> {
  return db.write.transaction().execute(async (trx) => {
    if ((await lockSenhaHash(trx, db.engine, usuarioId)) !== senha.anterior) return 'outra_senha'
    const own = await trx
      .updateTable('sessao')
      .set({ token_hash })
      .where('usuario_id', '=', usuarioId)
      .where('id', '=', id)
      .executeTakeFirst()
    if (Number(own.numUpdatedRows) === 0) return 'sem_sessao'
    await trx.updateTable('usuario').set({ senha_hash: senha.nova }).where('id', '=', usuarioId).execute()
    await trx.deleteFrom('sessao').where('usuario_id', '=', usuarioId).where('id', '!=', id).execute()
    await forgetChaves(trx, usuarioId)
    return 'trocada'
  })
}

/** Holds the account's row until the transaction ends; undefined when there is none, or it is suspended. */
async function lockSenhaHash(
  trx: Transaction<Tables>,
  engine: Engine,
  usuarioId: string,
): Promise<string | undefined> {
  const usuario = await trx
    .selectFrom('usuario')
    .select('senha_hash')
    .where('id', '=', usuarioId)
    .where('suspensa_em', 'is', null)
    // SQLite has no word for it: its transactions follow one another.
    .$if(engine === 'postgres', (query) => query.forNoKeyUpdate())
    .executeTakeFirst()
  return usuario?.senha_hash
}

export async function touchSessao(
  db: Database,
  { usuario_id, id, usada_em, expira_em }: Pick<SessaoTable, 'usuario_id' | 'id' | 'usada_em' | 'expira_em'>,
): Promise<void> {
  await db.write
    .updateTable('sessao')
    .set({ usada_em, expira_em })
    .where('usuario_id', '=', usuario_id)
    .where('id', '=', id)
    .execute()
}

/** @returns whose session it was; undefined when there was none */
export function deleteSessaoByToken(db: Database, tokenHash: string) {
  return db.write
    .deleteFrom('sessao')
    .where('token_hash', '=', tokenHash)
    .returning('usuario_id')
    .executeTakeFirst()
}

export async function deleteExpiredSessoes(db: Database, now: string): Promise<void> {
  await db.write.deleteFrom('sessao').where('expira_em', '<=', now).execute()
}
