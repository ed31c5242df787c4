import type { PagamentosConfig } from '#server/platform/pagamento-settings.ts'
import type { MeiosDaEditora } from './meio-de-pagamento.ts'
import { createPix } from './pix/create-pix.ts'
import { registerAvisosDoPix } from './pix/routes.ts'
import { createStripe } from './stripe/create-stripe.ts'
import { registerAvisoDoStripe } from './stripe/routes.ts'
import { createStripeApi, type StripeApi } from './stripe/stripe-api.ts'

/** The providers of the settings; the calls of one that is not set up answer that there is nothing. */
export function createPagamentos({ pix, stripe }: PagamentosConfig): MeiosDaEditora {
  const stripeApi: StripeApi = stripe
    ? createStripeApi(stripe)
    : () => Promise.reject(new Error('Stripe is not set up'))
  return {
    meios: [...(pix ? [createPix(pix)] : []), ...(stripe ? [createStripe(stripe, stripeApi)] : [])],
    registerAvisos(api, receber) {
      registerAvisosDoPix(api, pix, receber)
      registerAvisoDoStripe(api, stripe, stripeApi, receber)
    },
  }
}
