import type { Transaction } from 'kysely'
import { queueCorreio } from '#server/correio/queue-correio.ts'
import type { Tables } from '#server/platform/tables.ts'
import { toRecibos } from './recibos-service.ts'
import { findEmail, findPagamento, listPagamentosDa, listPlanos } from './repository.ts'

/** Tells by mail that a payment was made, in its transaction. */
export async function tellRecibo(
  trx: Transaction<Tables>,
  usuarioId: string,
  pagamentoId: string,
): Promise<void> {
  const pagamento = await findPagamento(trx, usuarioId, pagamentoId)
  const para = await findEmail(trx, usuarioId)
  if (!pagamento || para === undefined) return
  const daAssinatura = await listPagamentosDa(trx, usuarioId, pagamento.assinatura_id)
  const [recibo] = toRecibos(pagamento, daAssinatura, await listPlanos(trx))
  if (!recibo) return
  const { numero, plano_nome: plano, valor, meio, pago_em, periodo_de, periodo_ate } = recibo
  const dados = { numero, plano, valor, meio, pago_em, periodo_de, periodo_ate }
  await queueCorreio(trx, { usuarioId, para, tipo: 'recibo', dados })
}
