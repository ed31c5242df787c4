/**
 * Limits on logins and registrations, counted in the database so that a restart or a second server does not
 * reset them: 5 failed logins an account and 20 an address in 15 minutes; 60 registrations an hour an address.
 */
import { createHash } from 'node:crypto'
import { sql, type Transaction } from 'kysely'
import { v7 as uuidv7 } from 'uuid'
import { AppError } from '#server/platform/app-error.ts'
import type { Database } from '#server/platform/database.ts'
import type { Tables } from '#server/platform/tables.ts'

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
  return db.write.transaction().execute(async (trx) => {
    // Counting and adding are one step for everybody; SQLite's transactions already follow one another.
    if (db.engine === 'postgres') await sql`LOCK TABLE tentativa IN SHARE ROW EXCLUSIVE MODE`.execute(trx)
    const now = Date.now()
    await deleteOldAttempts(trx, now)
    for (const limit of limits) await checkLimit(trx, limit, now)
    const id = uuidv7()
    await trx
      .insertInto('tentativa')
      .values({ id, ...attempt, ocorrida_em: new Date(now).toISOString() })
      .execute()
    return id
  })
}

/** @throws AppError 429 when the limit is reached; it is free again when the oldest row that fills it leaves. */
async function checkLimit(
  trx: Transaction<Tables>,
  { acao, column, key, max, windowMs }: Limit,
  now: number,
): Promise<void> {
  const rows = await trx
    .selectFrom('tentativa')
    .select('ocorrida_em')
    .where('acao', '=', acao)
    .where(column, '=', key)
    .where('ocorrida_em', '>', new Date(now - windowMs).toISOString())
    .orderBy('ocorrida_em', 'desc')
    .limit(max)
    .execute()
  const oldest = rows[max - 1]
  if (!oldest) return
  const wait = Math.max(1, Math.ceil((Date.parse(oldest.ocorrida_em) + windowMs - now) / 1000))
  throw new AppError('muitas_tentativas', waitSentence(wait), { retryAfter: wait })
}

async function deleteOldAttempts(trx: Transaction<Tables>, now: number): Promise<void> {
  const oldest = new Date(now - Math.max(LOGIN_WINDOW_MS, CADASTRO_WINDOW_MS)).toISOString()
  await trx.deleteFrom('tentativa').where('ocorrida_em', '<', oldest).execute()
}

/** The account is kept as a hash: addresses typed by mistake are nobody's business. */
function accountKey(email: string): string {
  return createHash('sha256').update(email).digest('hex')
}

function waitSentence(seconds: number): string {
  const minutes = Math.ceil(seconds / 60)
  return `Muitas tentativas. Tente de novo em ${minutes} ${minutes === 1 ? 'minuto' : 'minutos'}.`
}
