/** A reader as registration and login leave one, without the two slow hashes that these take. */
import { v7 as uuidv7 } from 'uuid'
import { VERSAO_DA_POLITICA } from '#contract/privacidade.ts'
import { hashPassword } from '#server/auth/passwords.ts'
import { sessionCookieName } from '#server/auth/session-cookies.ts'
import { openSession } from '#server/auth/sessions.ts'
import type { Database } from '#server/platform/database.ts'

/** By password, each made once: hashing is slow on purpose. */
const hashes = new Map<string, Promise<string>>()

/** @param username makes the address; another one for each reader of the database @returns name and value of the session's cookie */
export async function addReaderRow(
  db: Database,
  username: string,
  password: string,
): Promise<[name: string, value: string]> {
  const hash = hashes.get(password) ?? hashPassword(password)
  hashes.set(password, hash)
  const senha_hash = await hash
  const id = uuidv7()
  const email = `${username}@exemplo.com.br`
  const now = new Date().toISOString()
  await db.write
    .insertInto('usuario')
    .values({
      id,
      username,
      email,
      email_normalizado: email,
      senha_hash,
      first_name: username,
      last_name: '',
      foto: null,
      criado_em: now,
      consentimento_versao: VERSAO_DA_POLITICA,
      consentimento_em: now,
    })
    .execute()
  const token = await openSession(db, { id, senha_hash }, { agente: 'lightMyRequest' })
  if (token === null) throw new Error(`the account ${username} is gone`)
  return [sessionCookieName(false), token]
}
