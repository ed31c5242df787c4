import type { Transaction } from 'kysely'
import type { Medida } from '#contract/editora/painel.ts'
import type { Tables } from '#server/platform/tables.ts'
import { addTotal } from './repository.ts'

/** Counts something of a day, in the transaction that does it. @param momento ISO time; its day in UTC counts */
export function contarNoPainel(
  trx: Transaction<Tables>,
  medida: Medida,
  { momento = new Date().toISOString(), total = 1 }: { momento?: string; total?: number } = {},
): Promise<void> {
  return addTotal(trx, momento.slice(0, 10), medida, total)
}
