/** Readers and their sessions for browser tests, made by rows: what passwords cost is the matter of the tests of the login. */
import type { BrowserContext } from 'playwright-core'
import { v7 as uuidv7 } from 'uuid'
import type { Cadastro } from '#contract/auth.ts'
import { VERSAO_DA_POLITICA } from '#contract/privacidade.ts'
import { CSRF_COOKIE, createCsrfToken } from '#server/auth/csrf.ts'
import { loadCsrfKey } from '#server/auth/csrf-key.ts'
import { hashPassword } from '#server/auth/passwords.ts'
import { sessionCookieName } from '#server/auth/session-cookies.ts'
import { openSession, SESSION_SECONDS } from '#server/auth/sessions.ts'
import type { Database } from '#server/platform/database.ts'

/** Hashes of the few passwords that tests have. */
const hashes = new Map<string, Promise<string>>()

/** As the list of sessions names it: Chrome no Linux. */
const AGENTE =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36'

/** Adds an account as the registration does. */
export async function insertReader(db: Database, { username, email, password }: Cadastro): Promise<void> {
  const now = new Date().toISOString()
  const senha_hash = hashes.get(password) ?? hashPassword(password)
  hashes.set(password, senha_hash)
  await db.write
    .insertInto('usuario')
    .values({
      id: uuidv7(),
      username,
      email,
      email_normalizado: email.toLowerCase(),
      senha_hash: await senha_hash,
      first_name: username,
      last_name: '',
      foto: null,
      criado_em: now,
      consentimento_versao: VERSAO_DA_POLITICA,
      consentimento_em: now,
    })
    .execute()
}

/** Opens a session. @returns its token, and the CSRF token that belongs to it @throws Error when there is no such reader */
export async function openSessionByRow(
  db: Database,
  { email }: Pick<Cadastro, 'email'>,
): Promise<{ readonly token: string; readonly csrf: string }> {
  const conta = await db.write
    .selectFrom('usuario')
    .select(['id', 'senha_hash'])
    .where('email_normalizado', '=', email.toLowerCase())
    .executeTakeFirstOrThrow()
  const token = await openSession(db, conta, { agente: AGENTE })
  if (token === null) throw new Error(`The account of ${email} changed meanwhile.`)
  return { token, csrf: createCsrfToken(await loadCsrfKey(db, null), token) }
}

/** Gives a browser the cookies of a new session. @param url origin of the server @throws Error when there is no such reader */
export async function signInByRow(
  context: BrowserContext,
  db: Database,
  reader: Pick<Cadastro, 'email'>,
  url: string,
): Promise<void> {
  const { token, csrf } = await openSessionByRow(db, reader)
  // Without an end they would go with the browser.
  const cookie = { url, sameSite: 'Lax', expires: Date.now() / 1000 + SESSION_SECONDS } as const
  await context.addCookies([
    { ...cookie, name: sessionCookieName(false), value: token, httpOnly: true },
    { ...cookie, name: CSRF_COOKIE, value: csrf },
  ])
}

/** How many sessions of a reader are open. */
export async function countSessoes(db: Database, { email }: Pick<Cadastro, 'email'>): Promise<number> {
  const rows = await db.write
    .selectFrom('sessao')
    .innerJoin('usuario', 'usuario.id', 'sessao.usuario_id')
    .select('usuario.id')
    .where('email_normalizado', '=', email.toLowerCase())
    .execute()
  return rows.length
}
