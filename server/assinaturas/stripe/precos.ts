/** The publisher's two prices at Stripe, and the plans that they are of. */
import type Stripe from 'stripe'
import { MESES_DO_PLANO, type Plano, type PlanoId } from '#contract/assinaturas.ts'
import type { StripeSettings } from '#server/platform/pagamento-settings.ts'
import { stripeUnavailable } from './stripe-api.ts'

export type Precos = StripeSettings['precos']

/** @returns undefined for a price that is none of the two */
export function planoDoPreco({ anual, mensal }: Precos, preco: string | undefined): PlanoId | undefined {
  if (preco === anual) return 'anual'
  return preco === mensal ? 'mensal' : undefined
}

/** Asked before each use: whoever changed one of the two sides only would have readers pay another sum than they were told. */
export async function checkPreco(stripe: Stripe, precos: Precos, plano: Plano): Promise<string> {
  const id = precos[plano.id]
  const preco = await stripe.prices.retrieve(id)
  const { active, currency, unit_amount } = preco
  const meses = mesesDoPreco(preco)
  const isRight = currency === 'brl' && unit_amount === plano.total && meses === MESES_DO_PLANO[plano.id]
  if (active && isRight) return id
  const there = `${currency} ${unit_amount} for ${meses} months${active ? '' : ', archived'}`
  throw stripeUnavailable(`Stripe's price ${id} is ${there}; planos.yaml says ${plano.total} for ${plano.id}`)
}

/** Months that one charge is for; 0 for a price that is paid once. */
export function mesesDoPreco({ recurring }: Stripe.Price): number {
  return (recurring?.interval_count ?? 0) * (MESES_DO_INTERVALO[recurring?.interval ?? ''] ?? 0)
}

const MESES_DO_INTERVALO: Readonly<Record<string, number>> = { month: 1, year: 12 }
