/**
 * What Stripe tells, in the library's words. An event says that something happened, in the form of the account's version of the API and
 * in any order; what is true is asked for, in ours. What is not about a subscription of the library is passed over.
 */
import type Stripe from 'stripe'
import * as z from 'zod/mini'
import type { EventoDePagamento } from '../meio-de-pagamento.ts'
import { readEstado } from './assinatura-no-stripe.ts'
import { findFaturaDaCobranca, readFatura } from './faturas-do-stripe.ts'
import type { Precos } from './precos.ts'

const text = z.string().check(z.maxLength(255))

/** What is read of what an event is about; it is the same in all versions of the API. */
const Objeto = z.object({
  id: text,
  metadata: z.nullish(
    z.object({
      usuario_id: z.optional(text),
      assinatura_id: z.optional(text),
      pagamento_id: z.optional(text),
    }),
  ),
  /** Of a dispute. */
  charge: z.nullish(text),
  status: z.nullish(text),
})
type Objeto = z.infer<typeof Objeto>

/** @throws StripeError when the API is away, so that Stripe tells it again */
export async function readEventos(
  stripe: Stripe,
  precos: Precos,
  event: Stripe.Event,
): Promise<readonly EventoDePagamento[]> {
  const parsed = Objeto.safeParse(event.data.object)
  if (!parsed.success) return []
  const { id, metadata, status, charge } = parsed.data
  const base = { meio: 'stripe' as const, id: event.id, ocorridoEm: toIso(event.created) }
  switch (event.type) {
    case 'invoice.paid':
      return readPago(stripe, precos, base, id)
    case 'invoice.payment_failed':
      return readFalha(stripe, precos, base, id)
    case 'checkout.session.expired':
    case 'checkout.session.async_payment_failed':
      return readExpirado(base, id, metadata)
    case 'customer.subscription.deleted': {
      const alvo = alvoDaAssinatura(parsed.data)
      return alvo ? [{ ...base, tipo: 'cancelado', definitivo: true, alvo }] : []
    }
    case 'customer.subscription.updated':
      return readMudanca(stripe, precos, event, alvoDaAssinatura(parsed.data))
    case 'charge.refunded':
      return readEstorno(stripe, precos, base, id, false)
    case 'charge.dispute.closed':
      return status === 'lost' && charge ? readEstorno(stripe, precos, base, charge, true) : []
    default:
      return []
  }
}

function readExpirado(base: Base, referencia: string, metadata: Objeto['metadata']): EventoDePagamento[] {
  const { usuario_id: usuarioId, pagamento_id: pagamentoId } = metadata ?? {}
  if (!usuarioId || !pagamentoId) return []
  return [{ ...base, tipo: 'expirado', alvo: { referencia, usuarioId, pagamentoId } }]
}

type Base = Pick<EventoDePagamento, 'meio' | 'id' | 'ocorridoEm'>

async function readPago(
  stripe: Stripe,
  precos: Precos,
  base: Base,
  id: string,
): Promise<EventoDePagamento[]> {
  const fatura = await readFatura(stripe, precos, id)
  if (!fatura?.isPaid) return []
  const { alvo, valor, periodoAte, plano, cliente } = fatura
  return [
    {
      ...base,
      tipo: 'pago',
      alvo,
      valor,
      periodoAte,
      ...(plano && { plano }),
      ...(cliente && { cliente }),
    },
  ]
}

/** While the first payment is tried, the reader is on Stripe's page and sees it there. */
async function readFalha(
  stripe: Stripe,
  precos: Precos,
  base: Base,
  id: string,
): Promise<EventoDePagamento[]> {
  const fatura = await readFatura(stripe, precos, id)
  if (!fatura || fatura.isFirst || fatura.isPaid) return []
  return [{ ...base, tipo: 'falhou', alvo: fatura.alvo }]
}

/** @param isLost to a dispute; else it counts when the whole was given back */
async function readEstorno(
  stripe: Stripe,
  precos: Precos,
  base: Base,
  chargeId: string,
  isLost: boolean,
): Promise<EventoDePagamento[]> {
  const charge = await stripe.charges.retrieve(chargeId)
  const id = isLost || charge.refunded ? await findFaturaDaCobranca(stripe, charge) : null
  const fatura = id === null ? null : await readFatura(stripe, precos, id)
  return fatura ? [{ ...base, tipo: 'estornado', alvo: fatura.alvo, valor: fatura.valor }] : []
}

/** Of an update only what the library knows of: its end, and its plan. Both are told as they are now. */
async function readMudanca(
  stripe: Stripe,
  precos: Precos,
  { id, data }: Stripe.Event,
  alvo: Alvo | null,
): Promise<EventoDePagamento[]> {
  const changed = Object.keys(data.previous_attributes ?? {})
  const isOfEnd = changed.some((name) => name === 'cancel_at_period_end' || name === 'cancel_at')
  const isOfPlan = changed.includes('schedule')
  if (!alvo || !(isOfEnd || isOfPlan)) return []
  // Before it is asked for: what is done here meanwhile is younger.
  const base = { meio: 'stripe' as const, ocorridoEm: new Date().toISOString(), alvo }
  const { isEnded, isEnding, planoSeguinte } = await readEstado(stripe, precos, alvo.referenciaDaAssinatura)
  const eventos: EventoDePagamento[] = []
  if (isEnding || isEnded) eventos.push({ ...base, id, tipo: 'cancelado', definitivo: isEnded })
  else if (isOfEnd) eventos.push({ ...base, id, tipo: 'retomado' })
  if (isOfPlan && planoSeguinte) {
    eventos.push({ ...base, id: `${id}-plano`, tipo: 'trocado', plano: planoSeguinte })
  }
  return eventos
}

interface Alvo {
  readonly referenciaDaAssinatura: string
  readonly usuarioId: string
  readonly assinaturaId: string
}

/** Null for a subscription of something else that the publisher sells. */
function alvoDaAssinatura({ id, metadata }: Objeto): Alvo | null {
  const { usuario_id: usuarioId, assinatura_id: assinaturaId } = metadata ?? {}
  return usuarioId && assinaturaId ? { referenciaDaAssinatura: id, usuarioId, assinaturaId } : null
}

function toIso(seconds: number): string {
  return new Date(seconds * 1000).toISOString()
}
