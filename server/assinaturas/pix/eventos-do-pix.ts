import type { PixRecebido } from '#contract/avisos-de-pagamento.ts'
import type { EventoDePagamento } from '../meio-de-pagamento.ts'
import { readCentavos } from './centavos.ts'
import { toTxidGiven } from './txid.ts'

/** What a bank tells of one Pix, in the library's words: that it was paid, and that it was given back whole. */
export function toEventos(pix: PixRecebido, now: Date): EventoDePagamento[] {
  const { endToEndId, txid, devolucoes = [] } = pix
  const valor = readCentavos(pix.valor) ?? 0
  const base = {
    meio: 'pix' as const,
    ocorridoEm: readHorario(pix.horario, now),
    alvo: txid ? { referencia: toTxidGiven(txid) } : {},
  }
  const pago: EventoDePagamento = { ...base, id: endToEndId, tipo: 'pago', valor }
  const devolvido = devolucoes
    .filter(({ status }) => status === 'DEVOLVIDO')
    .reduce((sum, each) => sum + (readCentavos(each.valor) ?? 0), 0)
  if (devolvido === 0 || devolvido < valor) return [pago]
  const daDevolucao = { id: `${endToEndId}-devolucao`, ocorridoEm: now.toISOString(), doPago: endToEndId }
  return [pago, { ...base, ...daDevolucao, tipo: 'estornado' }]
}

/** Nothing was paid later than now, whatever a bank's clock says. */
function readHorario(text: string, now: Date): string {
  const time = Date.parse(text)
  return new Date(Number.isNaN(time) ? now.getTime() : Math.min(time, now.getTime())).toISOString()
}
