import * as assinaturas from '#contract/assinaturas.ts'
import type { AssinaturaTable } from '#server/platform/tables-assinaturas.ts'
import type { Step } from './private-journey.ts'

const emDias = (dias: number) => new Date(Date.now() + dias * 24 * 60 * 60 * 1000).toISOString()

/** A subscription that its reader may cancel, change and take up again; the card is changed at the provider. */
export const RENOVA_SOZINHA: Partial<AssinaturaTable> = {
  meio: 'stripe',
  renova: 1,
  referencia: 'sub',
  cliente: 'cus',
  vale_ate: emDias(300),
}
/** One that ends soon, and is paid for again by its reader. */
export const RENOVAVEL: Partial<AssinaturaTable> = { meio: 'pix', vale_ate: emDias(9) }

/** The calls of the reader with the first of these. */
export const assinaturaJourney: readonly Step[] = [
  [assinaturas.lerAssinatura],
  [assinaturas.trocarPlano, { body: { plano: 'mensal' } }],
  [assinaturas.abrirPortal],
  [assinaturas.cancelarAssinatura],
  [assinaturas.retomarAssinatura],
  [assinaturas.listarRecibos],
  [assinaturas.lerRecibo, { params: { numero: 1 } }],
]
export const renovacaoJourney: readonly Step[] = [[assinaturas.renovarAssinatura]]
/** Of a reader without any. */
export const inicioJourney: readonly Step[] = [
  [assinaturas.assinar, { body: { plano: 'anual', meio: 'pix' } }],
]
