/**
 * Limits on logins and registrations, counted in the database so that a restart or a second server does not
 * reset them: 5 failed logins an account and 20 an address in 15 minutes; 60 registrations an hour an address.
 */
import { createHash } from 'node:crypto'
import { v7 as uuidv7 } from 'uuid'
import { AppError } from '#server/platform/app-error.ts'
import type { Database } from '#server/platform/database.ts'

const MINUTE_MS = 60_000
const LOGIN_WINDOW_MS = 15 * MINUTE_MS
const LOGINS_PER_ACCOUNT = 5
const LOGINS_PER_ADDRESS = 20
const CADASTRO_WINDOW_MS = 60 * MINUTE_MS
const CADASTROS_PER_ADDRESS = 60

interface Limit {
  acao: 'login' | 'cadastro'
  column: 'conta' | 'endereco'
  key: string
  max: number
  windowMs: number
}

/**
 * Counts a login as failed until `forgiveLogin` says otherwise: the row is written before the password is
 * compared, so tries made at the same time cannot slip under the limit.
 * @returns the id of the attempt.
 * @throws AppError 429 with the seconds to wait.
 */
export async function startLoginAttempt(db: Database, email: string, endereco: string): Promise<string> {
  const conta = accountKey(email)
  const windowMs = LOGIN_WINDOW_MS
  return recordAttempt(db, { acao: 'login', conta, endereco }, [
    { acao: 'login', column: 'conta', key: conta, max: LOGINS_PER_ACCOUNT, windowMs },
    { acao: 'login', column: 'endereco', key: endereco, max: LOGINS_PER_ADDRESS, windowMs },
  ])
}

/** A login that succeeded: it was no failure, and the account's earlier failures are forgotten. */
export async function forgiveLogin(db: Database, attemptId: string, email: string): Promise<void> {
  await db.write
    .deleteFrom('tentativa')
    .where('acao', '=', 'login')
    .where((where) => where.or([where('id', '=', attemptId), where('conta', '=', accountKey(email))]))
    .execute()
}

/** @throws AppError 429 with the seconds to wait. */
export async function countCadastro(db: Database, endereco: string): Promise<void> {
  const windowMs = CADASTRO_WINDOW_MS
  await recordAttempt(db, { acao: 'cadastro', conta: null, endereco }, [
    { acao: 'cadastro', column: 'endereco', key: endereco, max: CADASTROS_PER_ADDRESS, windowMs },
  ])
}

async function recordAttempt(
  db: Database,
  attempt: { acao: 'login' | 'cadastro'; conta: string | null; endereco: string },
  limits: Limit[],
): Promise<string> {
  const now = Date.now()
  const id = uuidv7()
  await deleteOldAttempts(db, now)
  await db.write
    .insertInto('tentativa')
    .values({ id, ...attempt, ocorrida_em: new Date(now).toISOString() })
    .execute()
  const waits = await Promise.all(limits.map((limit) => secondsOverLimit(db, limit, now)))
  const wait = Math.max(...waits)
  if (wait === 0) return id
  // A refused try must not push the end of the wait further away.
  await db.write.deleteFrom('tentativa').where('id', '=', id).execute()
  throw new AppError('muitas_tentativas', waitSentence(wait), { retryAfter: wait })
}

/** Seconds until the limit allows a try again; 0 while it is not passed. */
async function secondsOverLimit(
  db: Database,
  { acao, column, key, max, windowMs }: Limit,
  now: number,
): Promise<number> {
  const rows = await db.write
    .selectFrom('tentativa')
    .select('ocorrida_em')
    .where('acao', '=', acao)
    .where(column, '=', key)
    .where('ocorrida_em', '>', new Date(now - windowMs).toISOString())
    .orderBy('ocorrida_em', 'desc')
    .limit(max + 1)
    .execute()
  // Newest first, this try included: when the row after the allowed ones leaves the window, one more fits.
  const blocking = rows[max]
  if (!blocking) return 0
  const freeAt = Date.parse(blocking.ocorrida_em) + windowMs
  return Math.max(1, Math.ceil((freeAt - now) / 1000))
}

async function deleteOldAttempts(db: Database, now: number): Promise<void> {
  const oldest = new Date(now - Math.max(LOGIN_WINDOW_MS, CADASTRO_WINDOW_MS)).toISOString()
  await db.write.deleteFrom('tentativa').where('ocorrida_em', '<', oldest).execute()
}

/** The account is kept as a hash: addresses typed by mistake are nobody's business. */
function accountKey(email: string): string {
  return createHash('sha256').update(email).digest('hex')
}

function waitSentence(seconds: number): string {
  const minutes = Math.ceil(seconds / 60)
  return `Muitas tentativas. Tente de novo em ${minutes} ${minutes === 1 ? 'minuto' : 'minutos'}.`
}
