import type { Kysely } from 'kysely'
import type { TipoDeAviso } from '#contract/avisos.ts'
import type { Correio } from '#contract/correio.ts'
import type { Database } from '#server/platform/database.ts'
import type { Tables } from '#server/platform/tables.ts'
import { listChaves } from './chave-repository.ts'
import { deleteEsperando, listCorreios } from './repository.ts'

/** What is kept of a reader's mails, after one of them, in their order. */
export async function readCorreiosParaExportar(
  db: Database,
  usuarioId: string,
  afterId: string,
  limit: number,
): Promise<Correio[]> {
  const rows = await listCorreios(db, usuarioId, afterId, limit)
  return rows.map((row) => ({ ...row, dados: JSON.parse(row.dados) }))
}

/** The reader's keys that were sent and not used, without what would open something. */
export function readChavesParaExportar(db: Database, usuarioId: string) {
  return listChaves(db, usuarioId)
}

/** Mails of a kind that wait go nowhere any more: the reader has stopped them. */
export function dropCorreiosDoAviso(
  trx: Kysely<Tables>,
  usuarioId: string,
  tipo: TipoDeAviso,
): Promise<void> {
  return deleteEsperando(trx, usuarioId, [tipo])
}
