import {
  type AvisoDaMesa,
  MAX_AVISOS_DA_MESA,
  MAX_PIX_DA_MESA,
  type PixDaMesa,
} from '#contract/editora/pagamentos.ts'
import type { Database } from '#server/platform/database.ts'
import { listAvisosSemEfeito, listPixPorTxid, listPixQueEspera, type PixRow } from './mesa-repository.ts'
import { toTxidGiven } from './txid.ts'

/** The Pix that wait, or the one of a name as a bank's statement has it. */
export async function readPixDaMesa(db: Database, txid: string | undefined): Promise<PixDaMesa[]> {
  const rows =
    txid === undefined
      ? await listPixQueEspera(db, MAX_PIX_DA_MESA)
      : await listPixPorTxid(db, toTxidGiven(txid), MAX_PIX_DA_MESA)
  return rows.flatMap(toPixDaMesa)
}

/** What was told, has changed nothing, and is not done with. */
export async function readAvisosDaMesa(db: Database): Promise<AvisoDaMesa[]> {
  const rows = await listAvisosSemEfeito(db, MAX_AVISOS_DA_MESA)
  return rows.flatMap(({ resultado, resolvido_em: _, ...rest }) =>
    resultado === 'aplicado' ? [] : [{ ...rest, resultado }],
  )
}

/** None for a code that was not shown to the reader: nobody can have paid it. */
function toPixDaMesa({ referencia, ...rest }: PixRow): PixDaMesa[] {
  return referencia === null ? [] : [{ ...rest, txid: referencia }]
}
