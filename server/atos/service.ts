/** The audit log of the desk: an act and its row are written in one transaction, or neither (ADR 043). */
import type { Transaction } from 'kysely'
import { v7 as uuidv7 } from 'uuid'
import * as z from 'zod/mini'
import { type Acao, Ato, type TipoDeAlvo } from '#contract/editora/atos.ts'
import { ANOS_DE_ATOS } from '#contract/privacidade.ts'
import type { Database } from '#server/platform/database.ts'
import { steadyNow } from '#server/platform/steady-clock.ts'
import type { Tables } from '#server/platform/tables.ts'
import type { AtoTable } from '#server/platform/tables-contas.ts'
import {
  type AtosFilter,
  deleteAtosBefore,
  findEmail,
  insertAto,
  listAtos,
  listEmails,
} from './repository.ts'

const YEAR_MS = 365.25 * 24 * 60 * 60 * 1000
const PURGED_AT_ONCE = 500
const MAX_DETALHE = 300

interface NovoAto {
  /** Null for the publisher's commands. */
  autor: string | null
  acao: Acao
  alvo: { tipo: TipoDeAlvo; id: string | number }
  /** What one must know to undo it. Never a name, an address or a text of a reader. */
  detalhes?: Readonly<Record<string, string | number>>
}

/** Records an act in the transaction that does it. */
export async function recordAto(
  trx: Transaction<Tables>,
  { autor, acao, alvo, detalhes = {} }: NovoAto,
): Promise<void> {
  const cut = Object.entries(detalhes).map(([nome, valor]) => [nome, String(valor).slice(0, MAX_DETALHE)])
  await insertAto(trx, {
    id: uuidv7(),
    ocorrido_em: new Date().toISOString(),
    autor_id: autor,
    autor: autor === null ? 'console' : ((await findEmail(trx, autor)) ?? 'conta excluída'),
    acao,
    alvo_tipo: alvo.tipo,
    alvo_id: String(alvo.id),
    detalhes: JSON.stringify(Object.fromEntries(cut)),
  })
}

/** A page of the log, and the cursor of the next one when there may be more. */
export async function readAtos(
  db: Database,
  filter: AtosFilter,
): Promise<{ atos: Ato[]; nextCursor: string | null }> {
  const rows = await listAtos(db, filter)
  const leitores = rows.filter(({ alvo_tipo }) => alvo_tipo === 'leitor').map(({ alvo_id }) => alvo_id)
  const emails = leitores.length > 0 ? await listEmails(db, [...new Set(leitores)]) : []
  const byId = new Map(emails.map(({ id, email }) => [id, email]))
  return {
    atos: rows.map((row) => toAto(row, byId.get(row.alvo_id) ?? null)),
    nextCursor: rows.length === filter.limit ? (rows.at(-1)?.id ?? null) : null,
  }
}

/** Removes some of what is older than five years. */
export async function cleanAtos(db: Database): Promise<void> {
  const oldest = new Date(steadyNow() - ANOS_DE_ATOS * YEAR_MS).toISOString()
  await deleteAtosBefore(db, oldest, PURGED_AT_ONCE)
}

function toAto(
  { id, ocorrido_em, autor, acao, alvo_tipo, alvo_id, detalhes }: AtoTable,
  email: string | null,
): Ato {
  const alvo = { tipo: alvo_tipo, id: alvo_id, email }
  return z.parse(Ato, { id, ocorrido_em, autor, acao, alvo, detalhes: JSON.parse(detalhes) })
}

export { listAtosDoLeitor } from './repository.ts'
