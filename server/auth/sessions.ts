/** Sessions: an opaque random token in a cookie, its hash in the database, 30 days rolling (decisions, "Session"). */
import { createHash, randomBytes } from 'node:crypto'
import { v7 as uuidv7 } from 'uuid'
import type { Database } from '#server/platform/database.ts'
import {
  deleteExpiredSessoes,
  deleteSessaoByToken,
  findSessao,
  insertSessao,
  touchSessao,
} from './repository.ts'

const DAY_MS = 24 * 60 * 60 * 1000
export const SESSION_SECONDS = 30 * 24 * 60 * 60

export interface Sessao {
  usuarioId: string
  id: string
}

/** Opens a session and returns the token for the cookie; only its hash is kept. */
export async function openSession(db: Database, usuarioId: string, agente: string): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  const now = new Date()
  await deleteExpiredSessoes(db, now.toISOString())
  await insertSessao(db, {
    usuario_id: usuarioId,
    id: uuidv7(),
    token_hash: hashToken(token),
    agente: agente.slice(0, 300),
    criada_em: now.toISOString(),
    usada_em: now.toISOString(),
    expira_em: expiryFrom(now),
  })
  return token
}

/**
 * The session of a token, or null when there is none or it has expired.
 * Its row is touched at most once a day, so that reads do not write; `renewed` tells to send the cookie again.
 */
export async function resumeSession(
  db: Database,
  token: string,
): Promise<(Sessao & { renewed: boolean }) | null> {
  const now = new Date()
  const row = await findSessao(db, hashToken(token), now.toISOString())
  if (!row) return null
  const renewed = now.getTime() - Date.parse(row.usada_em) > DAY_MS
  if (renewed) {
    await touchSessao(db, {
      usuario_id: row.usuario_id,
      id: row.id,
      usada_em: now.toISOString(),
      expira_em: expiryFrom(now),
    })
  }
  return { usuarioId: row.usuario_id, id: row.id, renewed }
}

export function closeSession(db: Database, token: string): Promise<void> {
  return deleteSessaoByToken(db, hashToken(token))
}

function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}

function expiryFrom(now: Date): string {
  return new Date(now.getTime() + SESSION_SECONDS * 1000).toISOString()
}
