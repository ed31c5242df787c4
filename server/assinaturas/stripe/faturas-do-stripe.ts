/** Stripe's invoices: one for each payment of a subscription. */
import type Stripe from 'stripe'
import type { PlanoId } from '#contract/assinaturas.ts'
import { type Precos, planoDoPreco } from './precos.ts'

interface Fatura {
  /** Ours is the payment that was begun here; one that came by itself has only Stripe's name. */
  readonly alvo: {
    readonly usuarioId: string
    readonly assinaturaId: string
    readonly referenciaDaAssinatura: string
    readonly referencia: string
    readonly pagamentoId?: string
  }
  readonly isFirst: boolean
  readonly isPaid: boolean
  /** In cents, before what Stripe set off against earlier payments. */
  readonly valor: number
  readonly periodoAte: string
  readonly plano: PlanoId | undefined
  readonly cliente: string | undefined
}

/** @returns null for an invoice of something else that the publisher sells, and for one of no period */
export async function readFatura(stripe: Stripe, precos: Precos, id: string): Promise<Fatura | null> {
  const invoice = await stripe.invoices.retrieve(id)
  const details = invoice.parent?.subscription_details
  const {
    usuario_id: usuarioId,
    assinatura_id: assinaturaId,
    pagamento_id: pagamentoId,
  } = details?.metadata ?? {}
  const line = findLine(invoice)
  if (!details || !line || !usuarioId || !assinaturaId || !pagamentoId) return null
  const isFirst = invoice.billing_reason === 'subscription_create'
  return {
    alvo: {
      usuarioId,
      assinaturaId,
      referenciaDaAssinatura: idOf(details.subscription),
      referencia: invoice.id,
      ...(isFirst && { pagamentoId }),
    },
    isFirst,
    isPaid: invoice.status === 'paid',
    valor: invoice.total,
    periodoAte: new Date(line.period.end * 1000).toISOString(),
    plano: planoDoPreco(precos, line.pricing?.price_details && idOf(line.pricing.price_details.price)),
    cliente: invoice.customer === null ? undefined : idOf(invoice.customer),
  }
}

/** @returns null for a charge without an invoice */
export async function findFaturaDaCobranca(stripe: Stripe, charge: Stripe.Charge): Promise<string | null> {
  if (!charge.payment_intent) return null
  const payment = { type: 'payment_intent' as const, payment_intent: idOf(charge.payment_intent) }
  const { data } = await stripe.invoicePayments.list({ payment, limit: 1 })
  return data[0] ? idOf(data[0].invoice) : null
}

/** The line of the period that is paid, among what may be owed for an earlier one. */
function findLine({ lines }: Stripe.Invoice): Stripe.InvoiceLineItem | undefined {
  return lines.data
    .filter(({ parent }) => parent?.subscription_item_details && !parent.subscription_item_details.proration)
    .sort((one, other) => other.period.end - one.period.end)[0]
}

function idOf(object: string | { id: string }): string {
  return typeof object === 'string' ? object : object.id
}
