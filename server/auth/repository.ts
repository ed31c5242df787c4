import type { Database } from '#server/platform/database.ts'
import type { SessaoTable, UsuarioTable } from '#server/platform/tables.ts'

export async function insertUsuario(db: Database, usuario: UsuarioTable): Promise<void> {
  await db.write.insertInto('usuario').values(usuario).execute()
}

/** @param emailNormalizado trimmed and lower-cased, as `normalizeEmail` gives it. */
export function findUsuarioByEmail(db: Database, emailNormalizado: string) {
  return db.read
    .selectFrom('usuario')
    .select(['id', 'senha_hash'])
    .where('email_normalizado', '=', emailNormalizado)
    .executeTakeFirst()
}

export function findUsuario(db: Database, usuarioId: string) {
  return db.read
    .selectFrom('usuario')
    .select(['first_name', 'last_name', 'email', 'foto'])
    .where('id', '=', usuarioId)
    .executeTakeFirst()
}

export async function insertSessao(db: Database, sessao: SessaoTable): Promise<void> {
  await db.write.insertInto('sessao').values(sessao).execute()
}

/** @param now ISO time; an expired session is as good as none. */
export function findSessao(db: Database, tokenHash: string, now: string) {
  return db.read
    .selectFrom('sessao')
    .select(['usuario_id', 'id', 'usada_em'])
    .where('token_hash', '=', tokenHash)
    .where('expira_em', '>', now)
    .executeTakeFirst()
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

export async function deleteSessaoByToken(db: Database, tokenHash: string): Promise<void> {
  await db.write.deleteFrom('sessao').where('token_hash', '=', tokenHash).execute()
}

export async function deleteExpiredSessoes(db: Database, now: string): Promise<void> {
  await db.write.deleteFrom('sessao').where('expira_em', '<=', now).execute()
}
