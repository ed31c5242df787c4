/** Keeps the index true to the tables with every import. */
import type { Transaction } from 'kysely'
import type { Database } from '#server/platform/database.ts'
import type { TablePlan } from '#server/platform/sync-table.ts'
import type { Tables } from '#server/platform/tables.ts'
import { FONTES_PUBLICAS } from './fontes.ts'
import { findMudancas, listMudancas } from './mudancas.ts'
import { isIndiceCurrent, rebuildIndice } from './rebuild-indice.ts'
import { writeDocumentos } from './write-documentos.ts'

/**
 * Applies plans of an import, and to the index what they change, in the import's transaction.
 * @param applyPlans writes the rows of the plans
 */
export async function applyWithIndice(
  trx: Transaction<Tables>,
  { engine }: Database,
  plans: readonly TablePlan[],
  applyPlans: () => Promise<void>,
): Promise<void> {
  if (!(await isIndiceCurrent(trx))) {
    await applyPlans()
    await rebuildIndice(trx, engine)
    return
  }
  const mudancas = await findMudancas(trx, plans)
  await applyPlans()
  const numeros = await listMudancas(trx, mudancas)
  for (const fonte of FONTES_PUBLICAS) await writeDocumentos(trx, engine, fonte, numeros[fonte])
}
