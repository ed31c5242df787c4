/** Payment by card: the reader pays on Stripe's pages, which send him back. No card is ever seen here. */
import { createHash } from 'node:crypto'
import type Stripe from 'stripe'
import { AppError } from '#server/platform/app-error.ts'
import type { StripeSettings } from '#server/platform/pagamento-settings.ts'
import type {
  AssinaturaNoMeio,
  InicioDePagamento,
  MeioDePagamento,
  PedidoDePagamento,
} from '../meio-de-pagamento.ts'
import { cancelAgora, cancelNoFim, changePreco, resume } from './assinatura-no-stripe.ts'
import { checkPreco, type Precos } from './precos.ts'
import { askStripe, isRefusal, type StripeApi, stripeUnavailable } from './stripe-api.ts'

export function createStripe({ precos }: StripeSettings, api: StripeApi): MeioDePagamento {
  const ask = <T>(work: (stripe: Stripe) => Promise<T>) => askStripe(api, work)
  /** Before the first payment there is nothing at Stripe that could be changed. */
  const change = async (
    { referencia }: AssinaturaNoMeio,
    work: (stripe: Stripe, id: string) => Promise<void>,
  ) => {
    if (referencia !== null) await ask((stripe) => work(stripe, referencia))
  }
  return {
    meio: 'stripe',
    renovaSozinho: true,
    iniciar: (pedido) => ask((stripe) => iniciar(stripe, precos, pedido)),
    desistir: ({ referencia }) => ask((stripe) => desistir(stripe, referencia)),
    cancelar: (assinatura) => change(assinatura, cancelNoFim),
    encerrar: (assinatura) => change(assinatura, cancelAgora),
    retomar: (assinatura) => change(assinatura, resume),
    trocarPlano: (assinatura, plano) =>
      change(assinatura, async (stripe, id) => {
        const preco = await checkPreco(stripe, precos, plano)
        await changePreco(stripe, id, { preco, plano: plano.id })
      }),
    portal: async ({ cliente }, voltar) => {
      if (cliente === null) return null
      const { url } = await ask((stripe) => openPortal(stripe, cliente, voltar))
      return url
    },
  }
}

async function iniciar(
  stripe: Stripe,
  precos: Precos,
  pedido: PedidoDePagamento,
): Promise<InicioDePagamento> {
  const { usuarioId, assinaturaId, pagamentoId, plano, cliente, email, voltar } = pedido
  const names = { usuario_id: usuarioId, assinatura_id: assinaturaId, pagamento_id: pagamentoId }
  const params: Stripe.Checkout.SessionCreateParams = {
    mode: 'subscription',
    line_items: [{ price: await checkPreco(stripe, precos, plano), quantity: 1 }],
    client_reference_id: pagamentoId,
    metadata: names,
    subscription_data: { metadata: names },
    locale: 'pt-BR',
    success_url: voltar,
    cancel_url: voltar,
    ...(cliente === null ? { customer_email: email } : { customer: cliente }),
  }
  const { id, url, expires_at } = await stripe.checkout.sessions.create(params, {
    idempotencyKey: keyOf(pagamentoId, params),
  })
  if (!url) throw stripeUnavailable(`Stripe gave no address for ${id}`)
  return {
    referencia: id,
    instrucao: { tipo: 'redirecionar', url, expira_em: new Date(expires_at * 1000).toISOString() },
  }
}

/** One session for a payment; with other words Stripe refuses a key that it knows. */
function keyOf(pagamentoId: string, params: object): string {
  const words = createHash('sha256').update(JSON.stringify(params)).digest('base64url')
  return `iniciar-${pagamentoId}-${words}`
}

/** @throws AppError 'estado_nao_permite' when it has been paid meanwhile */
async function desistir(stripe: Stripe, referencia: string): Promise<void> {
  try {
    await stripe.checkout.sessions.expire(referencia)
  } catch (error) {
    if (!isRefusal(error)) throw error
    const { status } = await stripe.checkout.sessions.retrieve(referencia)
    if (status === 'expired') return
    if (status !== 'complete') throw error
    throw new AppError(
      'estado_nao_permite',
      'Este pagamento acaba de ser feito. Espere um instante e recarregue a página.',
    )
  }
}

function openPortal(stripe: Stripe, cliente: string, voltar: string): Promise<Stripe.BillingPortal.Session> {
  return stripe.billingPortal.sessions.create({
    customer: cliente,
    return_url: voltar,
    locale: 'pt-BR',
    flow_data: { type: 'payment_method_update' },
  })
}
