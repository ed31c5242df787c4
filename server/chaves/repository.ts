import type { Kysely } from 'kysely'
import type { Database } from '#server/platform/database.ts'
import type { Tables } from '#server/platform/tables.ts'

export function findConta(db: Database, usuarioId: string) {
  return db.write
    .selectFrom('usuario')
    .select([
      'id',
      'email',
      'email_normalizado',
      'email_confirmado_em',
      'username',
      'first_name',
      'last_name',
    ])
    .where('id', '=', usuarioId)
    .executeTakeFirst()
}

/** With the password all sessions end; who reads the mailbox has proved that it is his. */
export async function replaceSenhaByChave(
  trx: Kysely<Tables>,
  usuarioId: string,
  { senha_hash, email_confirmado_em }: { senha_hash: string; email_confirmado_em: string },
): Promise<void> {
  await trx
    .updateTable('usuario')
    .set((eb) => ({
      senha_hash,
      email_confirmado_em: eb.fn.coalesce('email_confirmado_em', eb.val(email_confirmado_em)),
    }))
    .where('id', '=', usuarioId)
    .execute()
  await trx.deleteFrom('sessao').where('usuario_id', '=', usuarioId).execute()
}

/** @returns false when the account has another address by now */
export async function confirmEmail(
  trx: Kysely<Tables>,
  usuarioId: string,
  { email_normalizado, now }: { email_normalizado: string; now: string },
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('usuario')
    .set({ email_confirmado_em: now })
    .where('id', '=', usuarioId)
    .where('email_normalizado', '=', email_normalizado)
    .executeTakeFirst()
  return Number(numUpdatedRows) === 1
}

/** @returns the address before; undefined when there is no such account @throws a unique violation */
export async function replaceEmail(
  trx: Kysely<Tables>,
  usuarioId: string,
  { email, email_normalizado, now }: { email: string; email_normalizado: string; now: string },
): Promise<string | undefined> {
  const before = await trx
    .selectFrom('usuario')
    .select('email')
    .where('id', '=', usuarioId)
    .executeTakeFirst()
  if (!before) return undefined
  await trx
    .updateTable('usuario')
    .set({ email, email_normalizado, email_confirmado_em: now, email_anterior: before.email })
    .where('id', '=', usuarioId)
    .execute()
  return before.email
}
