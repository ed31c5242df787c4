import type { FastifyInstance } from 'fastify'
import type Stripe from 'stripe'
import { avisarStripe, MAX_AVISO_BYTES } from '#contract/avisos-de-pagamento.ts'
import { AppError, notFound } from '#server/platform/app-error.ts'
import type { StripeSettings } from '#server/platform/pagamento-settings.ts'
import { registerEndpoint } from '#server/platform/register-endpoint.ts'
import type { ReceberEvento } from '../meio-de-pagamento.ts'
import { readEventos } from './eventos-do-stripe.ts'
import { askStripe, type StripeApi } from './stripe-api.ts'

/** How old a signed notice may be: whoever has overheard one cannot send it for long. */
const TOLERANCE_SECONDS = 300

/** The call by which Stripe tells of payments. @param settings null: there is nothing at its address */
export function registerAvisoDoStripe(
  api: FastifyInstance,
  settings: StripeSettings | null,
  stripeApi: StripeApi,
  receber: ReceberEvento,
): void {
  // A scope of its own: what is signed are the bytes, which no other call sees.
  api.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser(
      'application/json',
      { parseAs: 'buffer', bodyLimit: MAX_AVISO_BYTES },
      (_, body, done) => done(null, body),
    )
    registerEndpoint(scope, avisarStripe, async ({ request }) => {
      if (!settings) throw notFound('A editora não recebe pelo Stripe.')
      const signature = request.headers['stripe-signature']
      const event = verify(await stripeApi(), settings.webhookSegredo, request.body, signature)
      const eventos = await askStripe(stripeApi, (stripe) => readEventos(stripe, settings.precos, event))
      for (const evento of eventos) await receber(evento)
      return { recebido: true }
    })
  })
}

function verify(stripe: Stripe, segredo: string, body: unknown, signature: unknown): Stripe.Event {
  if (Buffer.isBuffer(body) && typeof signature === 'string') {
    try {
      return stripe.webhooks.constructEvent(body, signature, segredo, TOLERANCE_SECONDS)
    } catch (error) {
      throw refused(error)
    }
  }
  throw refused()
}

function refused(cause?: unknown): AppError {
  return new AppError('credenciais_invalidas', 'A assinatura do aviso não confere.', { cause })
}
