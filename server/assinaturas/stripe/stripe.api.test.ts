import { beforeEach, describe, expect, it } from 'vitest'
import { user } from '#contract/auth.ts'
import { avisarStripe } from '#contract/avisos-de-pagamento.ts'
import { buildUrl } from '#contract/url.ts'
import { insertAssinatura } from '#tests/support/assinatura-row.ts'
import {
  assinaturaDoStripe,
  avisoDoStripe,
  faturaDoStripe,
  STRIPE_SETTINGS,
  signAviso,
} from '#tests/support/stripe-fixtures.ts'
import { setupStripe } from '#tests/support/stripe-stand-in.ts'
import { setupTestApp } from '#tests/support/test-app.ts'

const stripe = setupStripe()
const harness = setupTestApp({
  ...STRIPE_SETTINGS,
  get MBW_STRIPE_ENDERECO() {
    return stripe.address
  },
})

const ESPERA = '2999-01-01T00:00:00.000Z'
const NOW = Math.floor(Date.now() / 1000) * 1000
/** So many days from now, in whole seconds, as Stripe counts. */
const dia = (days: number, seconds = 0) => new Date(NOW + days * 86_400_000 + seconds * 1000).toISOString()
const PRIMEIRO = { de: dia(-25), ate: dia(5) }
const SEGUNDO = { de: dia(5), ate: dia(35) }
const ANO = { de: dia(35), ate: dia(400), preco: 'price_anual' } as const
const EM = { primeiro: dia(-25, 5), segundo: dia(5, 5), estorno: dia(7), ano: dia(35, 5) }

type Aviso = Parameters<typeof avisoDoStripe>[0]
let pedido: Awaited<ReturnType<typeof insertAssinatura>>
let events = 0
let pedidos = 0
/** Stripe's names are of one reader each. */
const named = (name: string) => `${name}_${pedidos}`

/** A reader who went to Stripe's page, and what Stripe has of it afterwards. */
async function openPedido() {
  pedidos += 1
  const { email } = (await (await harness.reader()).call(user)).json()
  pedido = await insertAssinatura(harness.db, {
    email,
    assinatura: { meio: 'stripe', plano: 'mensal', estado: 'aguardando', vale_ate: null, renova: 1 },
    pagamento: {
      meio: 'stripe',
      plano: 'mensal',
      valor: 3284,
      estado: 'aguardando',
      numero: null,
      pago_em: null,
      expira_em: ESPERA,
    },
  })
  const nomes = {
    usuario_id: pedido.usuarioId,
    assinatura_id: pedido.assinaturaId,
    pagamento_id: pedido.pagamentoId,
  }
  const cycle = { billing_reason: 'subscription_cycle' }
  stripe.objects.put(assinaturaDoStripe(nomes, PRIMEIRO))
  stripe.objects.put(faturaDoStripe(nomes, { ...PRIMEIRO, id: named('in_1') }))
  stripe.objects.put(faturaDoStripe(nomes, { ...SEGUNDO, ...cycle, id: named('in_2') }))
  stripe.objects.put(faturaDoStripe(nomes, { ...ANO, ...cycle, id: named('in_3') }))
  stripe.objects.put({ id: named('ch_2'), refunded: true, payment_intent: named('pi_2') })
  stripe.objects.put({
    id: named('ip_2'),
    object: 'invoice_payment',
    invoice: named('in_2'),
    payment: { payment_intent: named('pi_2') },
  })
  return nomes
}
beforeEach(openPedido)

/** An event of its own each time. */
function evento(aviso: Omit<Aviso, 'id'>): string {
  events += 1
  return avisoDoStripe({ id: `evt_${events}`, ...aviso })
}
const pago = (id: string, created: string) => evento({ type: 'invoice.paid', object: { id }, created })

async function tell(payload: string) {
  const reply = await harness.app.inject({
    method: 'POST',
    url: buildUrl(avisarStripe.path, {}),
    headers: { 'content-type': 'application/json', 'stripe-signature': signAviso(payload) },
    payload,
  })
  return reply.statusCode
}

async function read() {
  const assinatura = await harness.db.write
    .selectFrom('assinatura')
    .select(['estado', 'plano', 'vale_ate', 'referencia', 'cliente', 'cancelada', 'retomavel', 'falhou_em'])
    .where('id', '=', pedido.assinaturaId)
    .executeTakeFirstOrThrow()
  const pagamentos = await harness.db.write
    .selectFrom('pagamento')
    .select(['plano', 'valor', 'estado', 'pago_em', 'periodo_ate'])
    .where('assinatura_id', '=', pedido.assinaturaId)
    .orderBy('pago_em')
    .execute()
  return { ...assinatura, pagamentos }
}

describe('what Stripe tells', () => {
  it('opens, prolongs and changes the subscription: to the end that Stripe gives', async () => {
    await tell(pago(named('in_1'), EM.primeiro))
    expect(await read()).toMatchObject({
      estado: 'ativa',
      vale_ate: PRIMEIRO.ate,
      referencia: 'sub_1',
      cliente: 'cus_1',
      pagamentos: [{ estado: 'pago', valor: 3284, pago_em: EM.primeiro }],
    })
    await tell(pago(named('in_2'), EM.segundo))
    await tell(pago(named('in_3'), EM.ano))
    expect(await read()).toMatchObject({
      plano: 'anual',
      vale_ate: ANO.ate,
      pagamentos: [{ plano: 'mensal' }, { plano: 'mensal' }, { plano: 'anual', valor: 29_994 }],
    })
  })

  it('is the same in whatever order it comes, and however often', async () => {
    const all = [
      () => pago(named('in_1'), EM.primeiro),
      () => pago(named('in_2'), EM.segundo),
      () => evento({ type: 'charge.refunded', object: { id: named('ch_2') }, created: EM.estorno }),
    ]
    let expected: Awaited<ReturnType<typeof read>> | undefined
    for (const order of permutations(all)) {
      await openPedido()
      const payloads = order.map((make) => make())
      for (const payload of [...payloads, ...payloads]) expect(await tell(payload)).toBe(200)
      // What came before anything of the subscription was known is told again, as Stripe does by hand.
      expected ??= await read()
      expect(await read()).toEqual(expected)
    }
    expect(expected).toMatchObject({
      estado: 'ativa',
      vale_ate: PRIMEIRO.ate,
      pagamentos: [{ estado: 'pago' }, { estado: 'estornado' }],
    })
  })

  it('once, though it is told by several at once', async () => {
    const payload = pago(named('in_1'), EM.primeiro)
    await Promise.all(Array.from({ length: 6 }, () => tell(payload)))
    expect((await read()).pagamentos).toHaveLength(1)
  })

  it('ends with the period, goes on, fails and is over', async () => {
    const nomes = {
      usuario_id: pedido.usuarioId,
      assinatura_id: pedido.assinaturaId,
      pagamento_id: pedido.pagamentoId,
    }
    const object = { id: 'sub_1', metadata: nomes }
    const updated = (cancel_at_period_end: boolean) => {
      Object.assign(stripe.objects.find('sub_1') ?? {}, { cancel_at_period_end })
      const previous_attributes = { cancel_at_period_end: !cancel_at_period_end }
      return tell(evento({ type: 'customer.subscription.updated', object, previous_attributes }))
    }
    await tell(pago(named('in_1'), EM.primeiro))
    await updated(true)
    expect(await read()).toMatchObject({ cancelada: 1, retomavel: 1 })
    await updated(false)
    expect(await read()).toMatchObject({ estado: 'ativa', cancelada: 0 })
    const open = faturaDoStripe(nomes, {
      ...SEGUNDO,
      id: named('in_2'),
      status: 'open',
      billing_reason: 'subscription_cycle',
    })
    stripe.objects.put(open)
    await tell(evento({ type: 'invoice.payment_failed', object: { id: named('in_2') } }))
    expect((await read()).falhou_em).not.toBeNull()
    await tell(evento({ type: 'customer.subscription.deleted', object, created: '2099-01-01T00:00:00Z' }))
    expect(await read()).toMatchObject({ cancelada: 1, retomavel: 0 })
  })

  it('is a payment that was given up, or none of ours', async () => {
    const metadata = { usuario_id: pedido.usuarioId, pagamento_id: pedido.pagamentoId }
    await tell(evento({ type: 'checkout.session.expired', object: { id: 'cs_1', metadata } }))
    expect(await read()).toMatchObject({ estado: 'encerrada', pagamentos: [{ estado: 'expirado' }] })
    expect(await tell(evento({ type: 'product.created', object: { id: 'prod_1' } }))).toBe(200)
  })

  it('waits for Stripe while it cannot be asked', async () => {
    const payload = pago(named('in_1'), EM.primeiro)
    stripe.failures.push(500, 500)
    expect(await tell(payload)).toBe(503)
    expect(await read()).toMatchObject({ estado: 'aguardando' })
    expect(await tell(payload)).toBe(200)
    expect(await read()).toMatchObject({ estado: 'ativa' })
  })
})

function permutations<T>(items: readonly T[]): T[][] {
  if (items.length < 2) return [[...items]]
  return items.flatMap((item, at) =>
    permutations(items.filter((_, other) => other !== at)).map((rest) => [item, ...rest]),
  )
}
