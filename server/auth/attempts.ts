/** Limits on guessing, in the database, by account, address and reader; nobody elsewhere can use up an owner's tries (ADR 017). */
import { createHash } from 'node:crypto'
import type { Transaction } from 'kysely'
import { v7 as uuidv7 } from 'uuid'
import { AppError } from '#server/platform/app-error.ts'
import type { Database } from '#server/platform/database.ts'
import { enderecoDeRede } from '#server/platform/endereco-de-rede.ts'
import { Fila } from '#server/platform/fila.ts'
import { steadyNow } from '#server/platform/steady-clock.ts'
import type { Tables } from '#server/platform/tables.ts'
import {
  type AlvoDasTentativas,
  countInTurn,
  deleteTentativas,
  insertTentativa,
  listTentativas,
  tidyTentativas,
} from './attempts-repository.ts'
import { demoraDe, FALHAS_CONTADAS } from './demora.ts'

const MINUTE_MS = 60_000
const LOGIN_WINDOW_MS = 15 * MINUTE_MS
const CADASTRO_WINDOW_MS = 60 * MINUTE_MS
const PER_ACCOUNT_AND_ADDRESS = 5
const PER_ADDRESS = 20
const PER_SESSION = 5
const PER_READER = 20
const CADASTROS_PER_ADDRESS = 60

/** One at a time: a flood of logins must not hold every connection of the database while it waits for its turn. */
const turns = new Fila(1)

interface Limit {
  alvo: AlvoDasTentativas
  max: number
  windowMs: number
}

/** Counts a login as failed until `forgiveLogin`, before the password is compared. @returns how long it waits @throws AppError 429 */
export async function startLoginAttempt(
  db: Database,
  email: string,
  ip: string,
): Promise<{ demoraMs: number }> {
  const windowMs = LOGIN_WINDOW_MS
  const [conta, endereco] = [keyOf(email), enderecoDeRede(ip)]
  const falhas = await recordAttempt(db, { acao: 'login', conta, endereco, sessao: null }, [
    { alvo: { acao: 'login', conta, endereco }, max: PER_ACCOUNT_AND_ADDRESS, windowMs },
    { alvo: { acao: 'login', endereco }, max: PER_ADDRESS, windowMs },
  ])
  return { demoraMs: demoraDe(falhas) }
}

/** A login that succeeded: it was no failure, and the account's earlier failures from this address are forgotten. */
export function forgiveLogin(db: Database, email: string, ip: string): Promise<void> {
  return deleteTentativas(db, { acao: 'login', conta: keyOf(email), endereco: enderecoDeRede(ip) })
}

/** Counts asking for a new password, whoever has the address and whether anybody has. @throws AppError 429 with the seconds to wait */
export async function countRecuperacao(db: Database, email: string, ip: string): Promise<void> {
  const windowMs = LOGIN_WINDOW_MS
  const [conta, endereco] = [keyOf(email), enderecoDeRede(ip)]
  await recordAttempt(db, { acao: 'recuperacao', conta, endereco, sessao: null }, [
    { alvo: { acao: 'recuperacao', conta, endereco }, max: PER_ACCOUNT_AND_ADDRESS, windowMs },
    { alvo: { acao: 'recuperacao', endereco }, max: PER_ADDRESS, windowMs },
  ])
}

interface DentroDaSessao {
  usuarioId: string
  id: string
}

/** Counts a password asked for inside a session, which strangers cannot use up. @throws AppError 429 with the seconds to wait */
export async function startSenhaAttempt(db: Database, sessao: DentroDaSessao, ip: string): Promise<void> {
  const windowMs = LOGIN_WINDOW_MS
  const conta = keyOf(sessao.usuarioId)
  const tentativa = { acao: 'senha', conta, endereco: enderecoDeRede(ip), sessao: sessao.id } as const
  await recordAttempt(db, tentativa, [
    { alvo: { acao: 'senha', sessao: sessao.id }, max: PER_SESSION, windowMs },
    { alvo: { acao: 'senha', conta }, max: PER_READER, windowMs },
  ])
}

/** A right password inside a session. */
export function forgiveSenha(db: Database, sessao: DentroDaSessao): Promise<void> {
  return deleteTentativas(db, { acao: 'senha', sessao: sessao.id })
}

/** Leaves no try of an account that is gone. */
export async function forgetTentativas(db: Database, conta: { id: string; email: string }): Promise<void> {
  await deleteTentativas(db, { acao: 'login', conta: keyOf(conta.email) })
  await deleteTentativas(db, { acao: 'recuperacao', conta: keyOf(conta.email) })
  await deleteTentativas(db, { acao: 'senha', conta: keyOf(conta.id) })
}

/** @throws AppError 429 with the seconds to wait. */
export async function countCadastro(db: Database, ip: string): Promise<void> {
  const endereco = enderecoDeRede(ip)
  await recordAttempt(db, { acao: 'cadastro', conta: null, endereco, sessao: null }, [
    { alvo: { acao: 'cadastro', endereco }, max: CADASTROS_PER_ADDRESS, windowMs: CADASTRO_WINDOW_MS },
  ])
}

interface Tentativa extends AlvoDasTentativas {
  conta: string | null
  endereco: string
  sessao: string | null
}

/** @returns the account's earlier tries within the window of logins, as far as they matter. @throws AppError 429 at a limit */
async function recordAttempt(db: Database, tentativa: Tentativa, limits: Limit[]): Promise<number> {
  const outcome = await turns.run(() =>
    countInTurn<{ waitMs: number } | { falhas: number }>(db, async (trx) => {
      const now = steadyNow()
      await tidyTentativas(trx, { oldest: isoOf(now - CADASTRO_WINDOW_MS), now: isoOf(now) })
      // Refusing is an answer and no error here: what was tidied is to stay.
      const waitMs = await longestWait(trx, limits, now)
      if (waitMs > 0) return { waitMs }
      const falhas = await countFalhas(trx, tentativa, now)
      await insertTentativa(trx, { id: uuidv7(), ...tentativa, ocorrida_em: isoOf(now) })
      return { falhas }
    }),
  )
  if ('waitMs' in outcome) throw tooMany(outcome.waitMs)
  return outcome.falhas
}

/** How long until no limit is reached any more: until the oldest try that fills it leaves its window. */
async function longestWait(trx: Transaction<Tables>, limits: Limit[], now: number): Promise<number> {
  const waits = [0]
  for (const { alvo, max, windowMs } of limits) {
    const times = await listTentativas(trx, alvo, isoOf(now - windowMs), max)
    const oldest = times[max - 1]
    if (oldest) waits.push(Date.parse(oldest) + windowMs - now)
  }
  return Math.max(...waits)
}

async function countFalhas(
  trx: Transaction<Tables>,
  { acao, conta }: Tentativa,
  now: number,
): Promise<number> {
  if (!conta) return 0
  const since = isoOf(now - LOGIN_WINDOW_MS)
  return (await listTentativas(trx, { acao, conta }, since, FALHAS_CONTADAS)).length
}

function tooMany(waitMs: number): AppError {
  const seconds = Math.ceil(waitMs / 1000)
  const minutes = Math.ceil(seconds / 60)
  const sentence = `Muitas tentativas. Tente de novo em ${minutes} ${minutes === 1 ? 'minuto' : 'minutos'}.`
  return new AppError('muitas_tentativas', sentence, { retryAfter: seconds })
}

/** Names are kept as hashes: addresses typed by mistake are nobody's business. */
function keyOf(name: string): string {
  return createHash('sha256').update(name).digest('hex')
}

function isoOf(time: number): string {
  return new Date(time).toISOString()
}
