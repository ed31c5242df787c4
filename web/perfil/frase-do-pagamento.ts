import type { MeioId, Plano } from '#contract/assinaturas.ts'
import { formatReais } from '#contract/reais.ts'

/** How a plan is paid by the ways that the publisher has set up: none of them divides it, and only a card is charged again by itself. */
export function fraseDoPagamento(
  { id, total, parcelas, pagamento }: Plano,
  meios: readonly MeioId[],
): string {
  if (parcelas > 1) return `Total de ${formatReais(total)}, à vista${id === 'anual' ? ', por um ano' : ''}.`
  if (!meios.includes('pix')) return pagamento
  const comPix = 'Com Pix, você paga cada período quando quiser; nada é cobrado por si.'
  return meios.includes('stripe') ? `No cartão: ${pagamento} ${comPix}` : comPix
}
