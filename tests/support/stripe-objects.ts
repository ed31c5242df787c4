/** The objects behind the stand-in, and what may be done to them. */
import type { FormValue } from './form-body.ts'

const DAY_SECONDS = 24 * 60 * 60

/** As it goes over the wire. */
// biome-ignore lint/suspicious/noExplicitAny: JSON of another's making
export type StripeObject = Record<string, any> & { id: string }

export class Refused extends Error {
  readonly status: number
  readonly code: string | undefined
  constructor(status: number, message: string, code?: string) {
    super(message)
    this.status = status
    this.code = code
  }
}

type Params = Record<string, FormValue>

export interface StripeObjects {
  /** Puts an object there, or another in its place. */
  put(object: StripeObject): StripeObject
  find(id: string): StripeObject | undefined
  /** @throws Refused */
  answer(method: string, path: string, params: Params): unknown
}

type Act = (object: StripeObject, params: Params) => StripeObject

export function createStripeObjects(): StripeObjects {
  const objects = new Map<string, StripeObject>()
  let made = 0
  const put = (object: StripeObject) => {
    objects.set(object.id, object)
    return object
  }
  const make = (prefix: string, rest: Params | Record<string, unknown>) => {
    made += 1
    return put({ ...rest, id: `${prefix}_${made}` })
  }
  const find = (id: string) => objects.get(id)
  const get = (id: string) => {
    const object = objects.get(id)
    if (!object) throw new Refused(404, `No such object: ${id}`, 'resource_missing')
    return object
  }
  const creations: Record<string, (params: Params) => StripeObject> = {
    '/checkout/sessions': (params) =>
      make('cs', {
        ...params,
        object: 'checkout.session',
        status: 'open',
        url: 'https://checkout.stripe.com/c/pay',
        expires_at: Math.floor(Date.now() / 1000) + DAY_SECONDS,
      }),
    '/billing_portal/sessions': (params) =>
      make('bps', { ...params, url: 'https://billing.stripe.com/p/session' }),
    '/subscription_schedules': (params) => {
      const subscription = get(String(params.from_subscription))
      if (subscription.schedule) throw new Refused(400, 'already has a schedule')
      const [item] = subscription.items.data
      const phase = {
        start_date: item.current_period_start,
        end_date: item.current_period_end,
        items: [{ price: item.price.id }],
      }
      const schedule = make('sub_sched', {
        object: 'subscription_schedule',
        subscription: subscription.id,
        current_phase: phase,
        phases: [phase],
      })
      subscription.schedule = schedule.id
      return schedule
    },
  }
  const acts: readonly (readonly [RegExp, Act])[] = [
    [
      /^\/checkout\/sessions\/(\w+)\/expire$/,
      (session) => {
        if (session.status !== 'open') throw new Refused(400, 'only open sessions can be expired')
        return Object.assign(session, { status: 'expired' })
      },
    ],
    [
      /^\/subscriptions\/(\w+)$/,
      (subscription, params) => {
        if (subscription.status === 'canceled')
          throw new Refused(400, 'a canceled subscription is not updated')
        if (subscription.schedule) throw new Refused(400, 'managed by the schedule')
        if ('cancel_at' in params) subscription.cancel_at = null
        if ('cancel_at_period_end' in params)
          subscription.cancel_at_period_end = params.cancel_at_period_end === 'true'
        return subscription
      },
    ],
    [
      /^\/subscription_schedules\/(\w+)\/release$/,
      (schedule) => {
        get(schedule.subscription).schedule = null
        return Object.assign(schedule, { status: 'released' })
      },
    ],
    [
      /^\/subscription_schedules\/(\w+)$/,
      (schedule, params) => {
        const phases = Object.values(params.phases as Record<string, Params>).map((phase) => ({
          start_date: Number(phase.start_date ?? schedule.current_phase.end_date),
          items: Object.values(phase.items as Record<string, Params>),
          duration: phase.duration,
        }))
        return Object.assign(schedule, { phases, end_behavior: params.end_behavior })
      },
    ],
  ]
  return {
    put,
    find,
    answer(method, path, params) {
      if (method === 'GET' && path === '/invoice_payments') return listInvoicePayments(objects, params)
      if (method === 'GET') return expand(get(path.split('/').at(-1) ?? ''), params, get)
      if (method === 'DELETE') return Object.assign(get(path.split('/').at(-1) ?? ''), { status: 'canceled' })
      const create = creations[path]
      if (create) return create(params)
      for (const [pattern, act] of acts) {
        const [, id] = pattern.exec(path) ?? []
        if (id) return act(get(id), params)
      }
      throw new Refused(404, `Unrecognized request URL (${method}: ${path})`)
    },
  }
}

function expand(
  object: StripeObject,
  { expand: names = {} }: Params,
  get: (id: string) => StripeObject,
): StripeObject {
  const asked = Object.values(names).filter((name) => object[String(name)])
  return { ...object, ...Object.fromEntries(asked.map((name) => [name, get(object[String(name)])])) }
}

function listInvoicePayments(objects: ReadonlyMap<string, StripeObject>, { payment }: Params) {
  const wanted = typeof payment === 'object' ? payment.payment_intent : undefined
  const found = [...objects.values()].filter(
    ({ object, payment: one }) => object === 'invoice_payment' && one.payment_intent === wanted,
  )
  return { object: 'list', data: found, has_more: false }
}
