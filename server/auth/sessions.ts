/** Sessions: a random token in a cookie, its hash in the database, 30 days rolling, 90 in all (docs/regras.md; ADR 017). */
import { createHash, randomBytes } from 'node:crypto'
import { v7 as uuidv7 } from 'uuid'
import type { Usuario } from '#contract/auth.ts'
import type { Papel } from '#contract/papel.ts'
import { DIAS_DE_SESSAO, DIAS_SEM_USO } from '#contract/privacidade.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Database } from '#server/platform/database.ts'
import {
  deleteExpiredSessoes,
  deleteSessaoByToken,
  insertSessao,
  replaceSenha,
  touchSessao,
} from './repository.ts'
import { findSessao } from './sessao-repository.ts'
import { toUsuario } from './to-usuario.ts'

const DAY_MS = 24 * 60 * 60 * 1000
export const SESSION_SECONDS = (DIAS_SEM_USO * DAY_MS) / 1000
const MAX_SESSOES = 20

export interface Sessao {
  usuarioId: string
  id: string
  /** How often the reader's lists had changed when the call came. */
  mudancas: number
  /** How much the reader had written then. */
  uso: { notas: number; destaques: number; bytes: number }
  papel: Papel
  /** As it was when the call came: most calls that ask whose session it is ask nothing else. */
  usuario: Usuario
}

interface SessaoRetomada extends Sessao {
  emailNormalizado: string
  /** Whether the cookie is to be sent again. */
  renewed: boolean
}

/** An account as it was when its password was compared. */
interface ContaConferida {
  id: string
  senha_hash: string
}

/** Opens a session; of more than 20 the longest unused ends. @param anterior token that ends, or '' @returns null when outdated */
export async function openSession(
  db: Database,
  conta: ContaConferida,
  { agente, anterior = '' }: { agente: string; anterior?: string },
): Promise<string | null> {
  const token = createToken()
  const now = new Date()
  await deleteExpiredSessoes(db, now.toISOString())
  const sessao = {
    usuario_id: conta.id,
    id: uuidv7(),
    token_hash: hashToken(token),
    agente: agente.slice(0, 300),
    criada_em: now.toISOString(),
    usada_em: now.toISOString(),
    expira_em: expiryOf(now, now),
  }
  const opened = await insertSessao(db, sessao, {
    senhaHash: conta.senha_hash,
    replaced: hashToken(anterior),
    max: MAX_SESSOES,
  })
  return opened ? token : null
}

/** The session of a token, or null. Its row is touched at most once a day. */
export async function resumeSession(db: Database, token: string): Promise<SessaoRetomada | null> {
  const now = new Date()
  const row = await findSessao(db, hashToken(token))
  if (!row) return null
  const expira_em = expiryOf(new Date(row.criada_em), now)
  // Rows of the time before sessions had an end of their own may say later.
  if (expira_em <= now.toISOString()) return null
  const renewed = now.getTime() - Date.parse(row.usada_em) > DAY_MS
  if (renewed) {
    await touchSessao(db, { usuario_id: row.usuario_id, id: row.id, usada_em: now.toISOString(), expira_em })
  }
  const { usuario_id: usuarioId, id, mudancas, papel, email_normalizado: emailNormalizado } = row
  const usuario = toUsuario(row)
  return {
    usuarioId,
    id,
    mudancas: mudancas ?? 0,
    uso: { notas: row.notas ?? 0, destaques: row.destaques ?? 0, bytes: row.bytes ?? 0 },
    papel: papel ?? 'leitor',
    usuario,
    emailNormalizado,
    renewed,
  }
}

/** Gives another password, ends all other sessions. @returns the token for the cookie @throws AppError 401 when outdated */
export async function renewSenha(
  db: Database,
  sessao: Pick<Sessao, 'usuarioId' | 'id'>,
  senha: { anterior: string; nova: string },
): Promise<string> {
  const token = createToken()
  const outcome = await replaceSenha(db, sessao, senha, hashToken(token))
  if (outcome === 'outra_senha') throw new AppError('credenciais_invalidas', 'A senha atual não confere.')
  if (outcome === 'sem_sessao') throw new AppError('sem_sessao', 'Sua sessão terminou. Entre de novo.')
  return token
}

/** @returns the reader whose session it was, or null when there was none. */
export async function closeSession(db: Database, token: string): Promise<string | null> {
  const closed = await deleteSessaoByToken(db, hashToken(token))
  return closed?.usuario_id ?? null
}

function createToken(): string {
  return randomBytes(32).toString('base64url')
}

function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}

function expiryOf(criada: Date, now: Date): string {
  const unused = now.getTime() + DIAS_SEM_USO * DAY_MS
  const absolute = criada.getTime() + DIAS_DE_SESSAO * DAY_MS
  return new Date(Math.min(unused, absolute)).toISOString()
}
