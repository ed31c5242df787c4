import type { PlanoId } from '#contract/assinaturas.ts'
import type { AssinaturaTable } from '#server/platform/tables-assinaturas.ts'
import { type PagamentoFeito, ultimoFeito } from './periodos.ts'

/** The plan of the next charge when it is another: a change that a payment has followed is done. */
export function planoSeguinteDa(
  { plano, plano_seguinte, troca_em }: Pick<AssinaturaTable, 'plano' | 'plano_seguinte' | 'troca_em'>,
  pagamentos: readonly PagamentoFeito[],
): PlanoId | null {
  if (plano_seguinte === null || plano_seguinte === plano) return null
  const pago = ultimoFeito(pagamentos)?.pago_em ?? ''
  return troca_em !== null && troca_em > pago ? plano_seguinte : null
}
