import type { Kysely } from 'kysely'
import type { Tables } from '#server/platform/tables.ts'
import type { PagamentoTable } from '#server/platform/tables-assinaturas.ts'
import { existsEvento, existsOutroPago } from '../eventos-repository.ts'
import type { EventoDePagamento } from '../meio-de-pagamento.ts'

/** The name under which the desk says that a payment was made. */
export function idDaMesa(pagamentoId: string): string {
  return `mesa-${pagamentoId}`
}

/** A code can be paid twice, which somebody must give back; unless the bank tells, the first time, what the desk has confirmed before. */
export async function isPagoDeNovo(
  trx: Kysely<Tables>,
  { meio, tipo, id: eventoId, alvo: { referencia } }: EventoDePagamento,
  { id, pago_em }: Pick<PagamentoTable, 'id' | 'pago_em'>,
): Promise<boolean> {
  if (meio !== 'pix' || tipo !== 'pago' || pago_em === null) return false
  if (!(await existsEvento(trx, { meio, id: idDaMesa(id) }))) return true
  return referencia !== undefined && (await existsOutroPago(trx, { meio, id: eventoId, referencia }))
}
