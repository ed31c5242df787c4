import type { MeioId } from '#contract/assinaturas.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { MeioDePagamento } from './meio-de-pagamento.ts'

/** @throws AppError 503 when the publisher no longer has what the subscription was begun by */
export function requireMeio(meios: readonly MeioDePagamento[], meio: MeioId | 'cortesia'): MeioDePagamento {
  const found = meios.find((each) => each.meio === meio)
  if (!found)
    throw new AppError(
      'pagamento_indisponivel',
      'Este meio de pagamento não está disponível agora. Escreva à editora.',
    )
  return found
}
