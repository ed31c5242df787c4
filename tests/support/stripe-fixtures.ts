/** What Stripe keeps of a reader's subscription, in the form of its API, and its signed notices. */
import Stripe from 'stripe'
import type { StripeObject } from './stripe-objects.ts'

export const STRIPE_SETTINGS = {
  MBW_STRIPE_CHAVE: 'sk_test_prova',
  MBW_STRIPE_WEBHOOK_SEGREDO: 'whsec_prova',
  MBW_STRIPE_PRECO_ANUAL: 'price_anual',
  MBW_STRIPE_PRECO_MENSAL: 'price_mensal',
} as const

export const PRECOS: readonly StripeObject[] = [
  {
    id: 'price_anual',
    active: true,
    currency: 'brl',
    unit_amount: 29_994,
    recurring: { interval: 'year', interval_count: 1 },
  },
  {
    id: 'price_mensal',
    active: true,
    currency: 'brl',
    unit_amount: 3284,
    recurring: { interval: 'month', interval_count: 1 },
  },
]

/** Of the subscription and its payments. */
export interface Nomes {
  usuario_id: string
  assinatura_id: string
  pagamento_id: string
}

const seconds = (iso: string) => Date.parse(iso) / 1000

interface Periodo {
  de: string
  ate: string
  preco?: 'price_anual' | 'price_mensal'
}

export function assinaturaDoStripe(
  metadata: Nomes,
  { de, ate, preco = 'price_mensal' }: Periodo,
): StripeObject {
  const price = PRECOS.find(({ id }) => id === preco)
  const item = { price, current_period_start: seconds(de), current_period_end: seconds(ate) }
  return {
    id: 'sub_1',
    object: 'subscription',
    status: 'active',
    cancel_at: null,
    cancel_at_period_end: false,
    schedule: null,
    metadata,
    items: { object: 'list', data: [item] },
  }
}

interface FaturaDeProva extends Periodo {
  id?: string
  status?: string
  billing_reason?: string
  total?: number
}

export function faturaDoStripe(metadata: Nomes | null, fatura: FaturaDeProva): StripeObject {
  const { de, ate, preco = 'price_mensal', id = 'in_1', ...rest } = fatura
  const line = (proration: boolean, end: string) => ({
    id: 'il_1',
    period: { start: seconds(de), end: seconds(end) },
    parent: { type: 'subscription_item_details', subscription_item_details: { proration } },
    pricing: { price_details: { price: preco } },
  })
  return {
    id,
    object: 'invoice',
    status: 'paid',
    currency: 'brl',
    billing_reason: 'subscription_create',
    total: preco === 'price_anual' ? 29_994 : 3284,
    customer: 'cus_1',
    parent: metadata && {
      type: 'subscription_details',
      subscription_details: { metadata, subscription: 'sub_1' },
    },
    // The first is of another period, as they are after a change.
    lines: { object: 'list', data: [line(true, '2040-01-01T00:00:00Z'), line(false, ate)] },
    ...rest,
  }
}

interface Aviso {
  id?: string
  type: string
  object: unknown
  previous_attributes?: object
  created?: string
}

/** The text of a notice. */
export function avisoDoStripe({ id = 'evt_1', type, object, previous_attributes, created }: Aviso): string {
  return JSON.stringify({
    id,
    object: 'event',
    // Not the library's: an account may tell in the form of an older version.
    api_version: '2024-06-20',
    created: seconds(created ?? '2026-11-23T12:00:00Z'),
    type,
    data: { object, ...(previous_attributes && { previous_attributes }) },
  })
}

/** @param at when it was signed */
export function signAviso(
  payload: string,
  at = new Date(),
  secret: string = STRIPE_SETTINGS.MBW_STRIPE_WEBHOOK_SEGREDO,
): string {
  const timestamp = Math.floor(at.getTime() / 1000)
  return Stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp })
}
