/** What other features may do with the count of readings. */
import type { Transaction } from 'kysely'
import type { Database, Engine } from '#server/platform/database.ts'
import type { Tables } from '#server/platform/tables.ts'
import { listMaisLidosComTitulo, subtractLeiturasDoLeitor } from './contagem-repository.ts'

/** Leaves nothing of a reader in the counts, in the transaction that removes his account. */
export function descontarLeituras(
  trx: Transaction<Tables>,
  engine: Engine,
  usuarioId: string,
): Promise<void> {
  return subtractLeiturasDoLeitor(trx, engine, usuarioId)
}

/** The ebooks that were begun most often, and how often. */
export function readMaisLidos(db: Database): Promise<{ ebook_id: number; titulo: string; total: number }[]> {
  return listMaisLidosComTitulo(db, 10)
}
