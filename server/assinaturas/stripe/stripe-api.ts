/** The way to Stripe's API: its own library, with an end to all waiting, and one failure for whatever goes wrong there. */
import type Stripe from 'stripe'
import { AppError } from '#server/platform/app-error.ts'
import type { StripeSettings } from '#server/platform/pagamento-settings.ts'

/** A reader waits for it, and so does Stripe for the answer to what it tells: twice this and a pause at most. */
const TIMEOUT_MS = 5_000
const RETRIES = 1
const RETRY_AFTER_SECONDS = 60

/** The library's client, loaded when somebody needs it. */
export type StripeApi = () => Promise<Stripe>

export function createStripeApi({ chave, api }: StripeSettings, timeout = TIMEOUT_MS): StripeApi {
  let client: Promise<Stripe> | null = null
  return () => {
    client ??= import('stripe').then(
      ({ default: Client }) =>
        new Client(chave, { timeout, maxNetworkRetries: RETRIES, telemetry: false, ...api }),
    )
    return client
  }
}

/** @throws AppError 'pagamento_indisponivel' for every failure of the API: down, slow, or not set up as it should be */
export async function askStripe<T>(api: StripeApi, work: (stripe: Stripe) => Promise<T>): Promise<T> {
  const stripe = await api()
  try {
    return await work(stripe)
  } catch (error) {
    if (isStripeError(error)) throw stripeUnavailable(describe(error))
    throw error
  }
}

/** @param why for the log */
export function stripeUnavailable(why: string): AppError {
  return new AppError(
    'pagamento_indisponivel',
    'O pagamento por cartão não está disponível agora: nada foi cobrado nem mudado. Tente de novo em alguns minutos.',
    { retryAfter: RETRY_AFTER_SECONDS, cause: new Error(why) },
  )
}

/** Whether the API has understood and will not do it: the thing is not there, or no longer in a state for it. */
export function isRefusal(error: unknown): boolean {
  return isStripeError(error) && error.type === 'StripeInvalidRequestError'
}

/** Whether it is not there, at this address of this account. */
export function isMissing(error: unknown): boolean {
  return isStripeError(error) && error.code === 'resource_missing'
}

function isStripeError(error: unknown): error is Stripe.errors.StripeError {
  return error instanceof Error && 'type' in error && String(error.type).startsWith('Stripe')
}

/** Without its own words, which may quote what was sent. */
function describe({ type, code, param, statusCode, requestId }: Stripe.errors.StripeError): string {
  const parts = { status: statusCode, code, param, request: requestId }
  const known = Object.entries(parts).filter(([, value]) => value !== undefined)
  return [type, ...known.map(([name, value]) => `${name} ${value}`)].join(', ')
}
