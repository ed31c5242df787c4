import type { Correio } from '#contract/correio.ts'
import type { Database } from '#server/platform/database.ts'
import { listChaves } from './chave-repository.ts'
import { listCorreios } from './repository.ts'

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
