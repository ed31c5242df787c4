import { useMutation, useQueryClient } from '@tanstack/react-query'
import {
  assinar,
  cancelarAssinatura,
  type MeioId,
  type MinhaAssinatura,
  type PlanoId,
  renovarAssinatura,
  retomarAssinatura,
  trocarPlano,
} from '#contract/assinaturas.ts'
import { failureSentence } from '../platform/failure-sentence.ts'
import { request } from '../platform/request.ts'
import { clearBanner, showErro } from '../ui/banner-store.ts'
import { assinaturaQuery } from './queries.ts'

/** What a reader does with a subscription. */
export type AtoDaAssinatura =
  | { readonly ato: 'assinar'; readonly plano: PlanoId; readonly meio: MeioId }
  | { readonly ato: 'trocar'; readonly plano: PlanoId }
  | { readonly ato: 'renovar' | 'cancelar' | 'retomar' }

/** Does it, one after the other; what the server makes of it is shown, and a refusal told. */
export function useMudarAssinatura() {
  const queryClient = useQueryClient()
  return useMutation({
    scope: { id: 'assinatura' },
    mutationFn: mudar,
    onMutate: () => clearBanner(),
    onSuccess: (minha) => queryClient.setQueryData(assinaturaQuery().queryKey, minha),
    onError: (error) => {
      showErro(failureSentence(error, 'Não foi possível mudar a assinatura'))
      // Something may have been done all the same: a payment that waits without its code.
      void queryClient.invalidateQueries({ queryKey: assinaturaQuery().queryKey })
    },
  })
}

function mudar(mudanca: AtoDaAssinatura): Promise<MinhaAssinatura> {
  switch (mudanca.ato) {
    case 'assinar':
      return request(assinar, { body: { plano: mudanca.plano, meio: mudanca.meio } })
    case 'trocar':
      return request(trocarPlano, { body: { plano: mudanca.plano } })
    case 'renovar':
      return request(renovarAssinatura)
    case 'cancelar':
      return request(cancelarAssinatura)
    case 'retomar':
      return request(retomarAssinatura)
  }
}
