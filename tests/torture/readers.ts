/** Readers put straight into the database: hundreds of them, whatever the limits of registration and login are. */
import { v7 as uuidv7 } from 'uuid'
import { CSRF_COOKIE, CSRF_HEADER, createCsrfToken } from '#server/auth/csrf.ts'
import { loadCsrfKey } from '#server/auth/csrf-key.ts'
import { hashPassword } from '#server/auth/passwords.ts'
import { sessionCookieName } from '#server/auth/session-cookies.ts'
import { openSession } from '#server/auth/sessions.ts'
import type { Database } from '#server/platform/database.ts'

export interface TortureReader {
  usuarioId: string
  /** Cookie and CSRF token of an open session. */
  headers: Readonly<Record<string, string>>
}

/** Their password; none of them is asked for it unless the scenario signs in. */
export const TORTURE_PASSWORD = 'senha da tortura'

/** Made once: hashing is slow on purpose. */
let passwordHash: Promise<string> | undefined

/** @param name makes their addresses; another one for each call on the same database */
export async function addReaders(db: Database, count: number, name = 'leitor'): Promise<TortureReader[]> {
  const readers: TortureReader[] = []
  for (let number = 1; number <= count; number += 1) readers.push(await addReader(db, `${name}${number}`))
  return readers
}

/** @param name makes the address; another one for each reader of the database */
export async function addReader(db: Database, name: string): Promise<TortureReader> {
  const usuarioId = await addUsuario(db, name)
  return { usuarioId, headers: (await addSession(db, usuarioId)).headers }
}

/** Opens one more session of a reader that was made here. */
export async function addSession(
  db: Database,
  usuarioId: string,
): Promise<{ token: string; headers: Record<string, string> }> {
  const conta = { id: usuarioId, senha_hash: await hashOnce() }
  const token = await openSession(db, conta, { agente: 'tortura' })
  if (token === null) throw new Error(`the account ${usuarioId} is gone`)
  return { token, headers: headersOf(token, createCsrfToken(await loadCsrfKey(db, null), token)) }
}

function hashOnce(): Promise<string> {
  passwordHash ??= hashPassword(TORTURE_PASSWORD)
  return passwordHash
}

async function addUsuario(db: Database, username: string): Promise<string> {
  const id = uuidv7()
  const email = `${username}@exemplo.com.br`
  const names = { username, first_name: username, last_name: '' }
  const criado_em = new Date().toISOString()
  await db.write
    .insertInto('usuario')
    .values({
      id,
      ...names,
      email,
      email_normalizado: email,
      senha_hash: await hashOnce(),
      foto: null,
      criado_em,
      consentimento_versao: null,
      consentimento_em: null,
    })
    .execute()
  return id
}

/** A visitor who holds a CSRF token. */
export async function headersOfVisitor(db: Database): Promise<Readonly<Record<string, string>>> {
  return headersOf('', createCsrfToken(await loadCsrfKey(db, null), ''))
}

/** @param sessionToken '' for a visitor */
export function headersOf(sessionToken: string, csrfToken: string): Record<string, string> {
  const session = sessionToken === '' ? '' : `${sessionCookieName(false)}=${sessionToken}; `
  return { cookie: `${session}${CSRF_COOKIE}=${csrfToken}`, [CSRF_HEADER]: csrfToken }
}
