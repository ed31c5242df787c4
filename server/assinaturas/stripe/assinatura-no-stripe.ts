/** Stripe's subscription: what it is now, and what is done to it. Each may be repeated. */
import type Stripe from 'stripe'
import { MESES_DO_PLANO, type PlanoId } from '#contract/assinaturas.ts'
import { AppError } from '#server/platform/app-error.ts'
import { mesesDoPreco, type Precos, planoDoPreco } from './precos.ts'
import { isMissing } from './stripe-api.ts'

const ENDED: ReadonlySet<string> = new Set(['canceled', 'incomplete_expired'])

export interface EstadoNoStripe {
  readonly isEnded: boolean
  /** It ends by itself, with the period or on a day. */
  readonly isEnding: boolean
  /** The plan of the next charge. */
  readonly planoSeguinte: PlanoId | undefined
}

export async function readEstado(stripe: Stripe, precos: Precos, id: string): Promise<EstadoNoStripe> {
  const subscription = await findLiving(stripe, id)
  if (!subscription) return { isEnded: true, isEnding: true, planoSeguinte: undefined }
  const { cancel_at_period_end, cancel_at } = subscription
  return {
    isEnded: false,
    isEnding: cancel_at_period_end || cancel_at !== null,
    planoSeguinte: planoDoPreco(precos, precoSeguinte(subscription)),
  }
}

export async function cancelNoFim(stripe: Stripe, id: string): Promise<void> {
  const subscription = await findLiving(stripe, id)
  if (!subscription) return
  // Stripe lets nobody end what a schedule leads on.
  await releaseSchedule(stripe, subscription)
  await stripe.subscriptions.update(id, { cancel_at_period_end: true })
}

/** At once, and without giving anything back. */
export async function cancelAgora(stripe: Stripe, id: string): Promise<void> {
  if (await findLiving(stripe, id))
    await stripe.subscriptions.cancel(id, { invoice_now: false, prorate: false })
}

/** @throws AppError 'estado_nao_permite' when Stripe has ended it */
export async function resume(stripe: Stripe, id: string): Promise<void> {
  const subscription = await findLiving(stripe, id)
  if (!subscription) throw ended()
  if (subscription.cancel_at_period_end) {
    await stripe.subscriptions.update(id, { cancel_at_period_end: false })
  } else if (subscription.cancel_at !== null) await stripe.subscriptions.update(id, { cancel_at: '' })
}

interface PrecoDoPlano {
  readonly preco: string
  readonly plano: PlanoId
}

/** The price from the next charge on: a schedule of two phases, of which the second begins where the paid period ends. */
export async function changePreco(stripe: Stripe, id: string, para: PrecoDoPlano): Promise<void> {
  const subscription = await findLiving(stripe, id)
  const item = subscription?.items.data[0]
  if (!subscription || !item) throw ended()
  // Not by its name: who subscribed before the price was raised keeps his.
  if (mesesDoPreco(item.price) === MESES_DO_PLANO[para.plano]) return releaseSchedule(stripe, subscription)
  const schedule =
    scheduleOf(subscription) ?? (await stripe.subscriptionSchedules.create({ from_subscription: id }))
  await stripe.subscriptionSchedules.update(schedule.id, {
    end_behavior: 'release',
    proration_behavior: 'none',
    phases: [
      {
        items: [{ price: item.price.id, quantity: 1 }],
        start_date: schedule.current_phase?.start_date ?? item.current_period_start,
        end_date: item.current_period_end,
      },
      {
        items: [{ price: para.preco, quantity: 1 }],
        duration: { interval: 'month', interval_count: MESES_DO_PLANO[para.plano] },
        proration_behavior: 'none',
      },
    ],
  })
}

/** Null for one that Stripe has ended, or has not: then nobody is charged for it. */
async function findLiving(stripe: Stripe, id: string): Promise<Stripe.Subscription | null> {
  try {
    const subscription = await stripe.subscriptions.retrieve(id, { expand: ['schedule'] })
    return ENDED.has(subscription.status) ? null : subscription
  } catch (error) {
    if (isMissing(error)) return null
    throw error
  }
}

function ended(): AppError {
  return new AppError(
    'estado_nao_permite',
    'Esta assinatura já foi encerrada. Assine de novo para continuar.',
  )
}

function scheduleOf({ schedule }: Stripe.Subscription): Stripe.SubscriptionSchedule | null {
  return typeof schedule === 'string' ? null : schedule
}

async function releaseSchedule(stripe: Stripe, subscription: Stripe.Subscription): Promise<void> {
  const schedule = scheduleOf(subscription)
  if (schedule) await stripe.subscriptionSchedules.release(schedule.id)
}

function precoSeguinte(subscription: Stripe.Subscription): string | undefined {
  const schedule = scheduleOf(subscription)
  const end = schedule?.current_phase?.end_date ?? Number.POSITIVE_INFINITY
  const price = schedule?.phases.find(({ start_date }) => start_date >= end)?.items[0]?.price
  if (price) return typeof price === 'string' ? price : price.id
  return subscription.items.data[0]?.price.id
}
