/** Keys that a mail brings: 32 random bytes, kept as a hash, one of each kind for a reader, used once (ADR 040). */
import { createHash, randomBytes } from 'node:crypto'
import type { Kysely } from 'kysely'
import { parse as uuidBytes, stringify as uuidText } from 'uuid'
import type { Database } from '#server/platform/database.ts'
import { steadyNow } from '#server/platform/steady-clock.ts'
import type { Tables } from '#server/platform/tables.ts'
import type { ChaveDeContaTable } from '#server/platform/tables-correio.ts'
import { deleteChave, deleteChaves, findChave, replaceChave } from './chave-repository.ts'

export type AcaoDaChave = ChaveDeContaTable['acao']

const MINUTE_MS = 60_000
const VALIDADE_MS: Record<AcaoDaChave, number> = {
  recuperar: 30 * MINUTE_MS,
  confirmar: 7 * 24 * 60 * MINUTE_MS,
  trocar_endereco: 24 * 60 * MINUTE_MS,
}
/** It names its reader, so that rows are found by their reader and a table of keys need not be one for all. */
const UUID_BYTES = 16
const SECRET_BYTES = 32

/** What a key proves: who holds it reads the mailbox. */
interface Posse {
  usuarioId: string
  endereco: string
}

/** @returns the key, which is kept nowhere; the one of its kind before it opens nothing any more */
export async function issueChave(
  db: Database,
  acao: AcaoDaChave,
  { usuarioId, endereco }: Posse,
): Promise<string> {
  const token = Buffer.concat([uuidBytes(usuarioId), randomBytes(SECRET_BYTES)])
  const now = steadyNow()
  await replaceChave(db, {
    usuario_id: usuarioId,
    acao,
    hash: hashOf(token),
    endereco,
    criada_em: new Date(now).toISOString(),
    expira_em: new Date(now + VALIDADE_MS[acao]).toISOString(),
  })
  return token.toString('base64url')
}

/** Looks at a key without using it. @returns null for one that opens nothing */
export async function readChave(db: Database, acao: AcaoDaChave, chave: string): Promise<Posse | null> {
  const wanted = parseChave(acao, chave)
  return wanted && posseOf(await findChave(db, wanted, new Date(steadyNow()).toISOString()))
}

/** Uses a key up, with the transaction. @returns null for one that opens nothing */
export async function takeChave(
  trx: Kysely<Tables>,
  acao: AcaoDaChave,
  chave: string,
): Promise<Posse | null> {
  const wanted = parseChave(acao, chave)
  return wanted && posseOf(await deleteChave(trx, wanted, new Date(steadyNow()).toISOString()))
}

/** What was asked for before the password changed, or the address: it opens nothing any more. An address is still confirmed. */
export function forgetChaves(trx: Kysely<Tables>, usuarioId: string): Promise<void> {
  const acoes = ['recuperar', 'trocar_endereco'] as const
  return deleteChaves(trx, usuarioId, { acoes, tipos: acoes })
}

function parseChave(acao: AcaoDaChave, chave: string) {
  const token = Buffer.from(chave, 'base64url')
  if (token.length !== UUID_BYTES + SECRET_BYTES) return null
  try {
    return { usuario_id: uuidText(token.subarray(0, UUID_BYTES)), acao, hash: hashOf(token) }
  } catch {
    // Sixteen bytes that are no UUID.
    return null
  }
}

function posseOf(row: { usuario_id: string; endereco: string } | undefined): Posse | null {
  return row ? { usuarioId: row.usuario_id, endereco: row.endereco } : null
}

function hashOf(token: Buffer): string {
  return createHash('sha256').update(token).digest('hex')
}
