import { beforeEach, describe, expect, it } from 'vitest'
import { type AvisosApp, createAvisosApp } from '#tests/support/avisos-app.ts'
import {
  assinaturaDoStripe,
  avisoDoStripe,
  faturaDoStripe,
  PRECOS,
  STRIPE_SETTINGS,
  signAviso,
} from '#tests/support/stripe-fixtures.ts'
import { setupStripe } from '#tests/support/stripe-stand-in.ts'

const NOMES = { usuario_id: 'u1', assinatura_id: 'a1', pagamento_id: 'p1' }
const PERIODO = { de: '2026-11-01T00:00:00Z', ate: '2026-12-01T00:00:00Z' }
const DA_ASSINATURA = { usuarioId: 'u1', assinaturaId: 'a1', referenciaDaAssinatura: 'sub_1' }
const DA_FATURA = { ...DA_ASSINATURA, referencia: 'in_1' }
const EVT = { meio: 'stripe', id: 'evt_1', ocorridoEm: '2026-11-23T12:00:00.000Z' }

const stripe = setupStripe()
let avisos: AvisosApp

beforeEach(() => {
  for (const preco of PRECOS) stripe.objects.put({ ...preco })
  stripe.objects.put(assinaturaDoStripe(NOMES, PERIODO))
  avisos = createAvisosApp({ ...STRIPE_SETTINGS, MBW_STRIPE_ENDERECO: stripe.address })
})

interface Sent {
  signature?: string | undefined
  type?: string
}

async function sendText(
  payload: string,
  { signature = signAviso(payload), type = 'application/json' }: Sent = {},
) {
  const reply = await avisos.app.inject({
    method: 'POST',
    url: '/pagamentos/stripe',
    headers: { 'content-type': type, 'stripe-signature': signature },
    payload,
  })
  return { status: reply.statusCode, body: reply.json() }
}

/** Sends what is signed. @returns what was received of it */
async function tell(aviso: Parameters<typeof avisoDoStripe>[0]) {
  avisos.eventos.length = 0
  expect(await sendText(avisoDoStripe(aviso))).toEqual({ status: 200, body: { recebido: true } })
  return avisos.eventos
}

describe('the proof of a notice', () => {
  const payload = avisoDoStripe({ type: 'charge.succeeded', object: { id: 'ch_1' } })
  const ago = (seconds: number) => new Date(Date.now() - seconds * 1000)

  it('is the signature of these bytes, of now', async () => {
    expect((await sendText(payload)).status).toBe(200)
    expect((await sendText(payload, { type: 'application/json; charset=utf-8' })).status).toBe(200)
    expect((await sendText(payload, { signature: signAviso(payload, ago(290)) })).status).toBe(200)
  })

  it.each([
    ['none', ''],
    ['no signature', 't=1,v1=00'],
    ['of another secret', signAviso(payload, new Date(), 'whsec_outro')],
    ['of other bytes', signAviso(`${payload} `)],
    ['of ten minutes ago', signAviso(payload, ago(600))],
    ['of a time to come', `${signAviso(payload).replace(/t=\d+/, 't=9999999999')}`],
  ])('is asked for: %s', async (_, signature) => {
    const { status, body } = await sendText(payload, { signature })
    expect([status, body.code]).toEqual([401, 'credenciais_invalidas'])
    expect([avisos.eventos, stripe.calls]).toEqual([[], []])
  })

  it('is looked at before the text, which has a bound', async () => {
    expect((await sendText('{', { signature: 't=1,v1=00' })).status).toBe(401)
    expect((await sendText('x'.repeat(64 * 1024 + 1))).status).toBe(413)
    expect((await sendText(payload, { type: 'text/plain' })).status).toBe(415)
    const reply = await avisos.app.inject({ method: 'POST', url: '/pagamentos/stripe' })
    expect(reply.statusCode).toBe(401)
  })

  it('proves nothing where Stripe is not set up', async () => {
    avisos = createAvisosApp({})
    expect((await sendText(payload)).status).toBe(404)
  })
})

describe('a payment', () => {
  const paid = { type: 'invoice.paid', object: { id: 'in_1' } }

  it('that was begun here is told with its period, plan and customer', async () => {
    stripe.objects.put(faturaDoStripe(NOMES, PERIODO))
    expect(await tell(paid)).toEqual([
      {
        ...EVT,
        tipo: 'pago',
        alvo: { ...DA_FATURA, pagamentoId: 'p1' },
        valor: 3284,
        periodoAte: '2026-12-01T00:00:00.000Z',
        plano: 'mensal',
        cliente: 'cus_1',
      },
    ])
  })

  it('that came by itself is told by the name that Stripe gave it, with the plan that it is for', async () => {
    const anual = { de: PERIODO.ate, ate: '2027-12-01T00:00:00Z', preco: 'price_anual' } as const
    stripe.objects.put(faturaDoStripe(NOMES, { ...anual, billing_reason: 'subscription_cycle' }))
    expect(await tell(paid)).toMatchObject([
      {
        tipo: 'pago',
        alvo: DA_FATURA,
        valor: 29_994,
        periodoAte: '2027-12-01T00:00:00.000Z',
        plano: 'anual',
      },
    ])
  })

  it('is what Stripe has of it, whatever the notice says', async () => {
    stripe.objects.put(faturaDoStripe(NOMES, { ...PERIODO, status: 'open' }))
    expect(await tell({ ...paid, object: { id: 'in_1', status: 'paid', total: 3284 } })).toEqual([])
    stripe.objects.put(faturaDoStripe(NOMES, { ...PERIODO, total: 0 }))
    expect(await tell(paid)).toMatchObject([{ tipo: 'pago', valor: 0 }])
  })

  it('for something else that the publisher sells, or for no period, is passed over', async () => {
    const fatura = faturaDoStripe(NOMES, { ...PERIODO, billing_reason: 'subscription_update' })
    stripe.objects.put({ ...fatura, lines: { data: fatura.lines.data.slice(0, 1) } })
    expect(await tell(paid)).toEqual([])
    stripe.objects.put(faturaDoStripe(null, PERIODO))
    expect(await tell(paid)).toEqual([])
    expect(await tell({ type: 'invoice.paid', object: { sem: 'nome' } })).toEqual([])
  })

  it('that did not pass is told when it came by itself', async () => {
    const failed = { type: 'invoice.payment_failed', object: { id: 'in_1' } }
    stripe.objects.put(faturaDoStripe(NOMES, { ...PERIODO, status: 'open' }))
    expect(await tell(failed)).toEqual([])
    const cycle = { ...PERIODO, billing_reason: 'subscription_cycle' }
    stripe.objects.put(faturaDoStripe(NOMES, { ...cycle, status: 'open' }))
    expect(await tell(failed)).toEqual([{ ...EVT, tipo: 'falhou', alvo: DA_FATURA }])
    stripe.objects.put(faturaDoStripe(NOMES, cycle))
    expect(await tell(failed)).toEqual([])
  })

  it('that will not be made is told', async () => {
    const object = { id: 'cs_1', metadata: NOMES }
    const alvo = { referencia: 'cs_1', usuarioId: 'u1', pagamentoId: 'p1' }
    expect(await tell({ type: 'checkout.session.expired', object })).toEqual([
      { ...EVT, tipo: 'expirado', alvo },
    ])
    expect(await tell({ type: 'checkout.session.async_payment_failed', object })).toHaveLength(1)
    expect(await tell({ type: 'checkout.session.expired', object: { id: 'cs_2', metadata: null } })).toEqual(
      [],
    )
  })

  it('that was given back whole, or was lost to a dispute, is told', async () => {
    const charge = { id: 'ch_1', refunded: true, disputed: false, payment_intent: 'pi_1' }
    stripe.objects.put(charge)
    stripe.objects.put({
      id: 'inpay_1',
      object: 'invoice_payment',
      invoice: 'in_1',
      payment: { payment_intent: 'pi_1' },
    })
    stripe.objects.put(faturaDoStripe(NOMES, PERIODO))
    const refunded = { type: 'charge.refunded', object: { id: 'ch_1' } }
    const first = {
      ...EVT,
      tipo: 'estornado',
      valor: 3284,
      alvo: { ...DA_FATURA, pagamentoId: 'p1' },
    }
    expect(await tell(refunded)).toEqual([first])
    stripe.objects.put(faturaDoStripe(NOMES, { ...PERIODO, billing_reason: 'subscription_cycle' }))
    expect(await tell(refunded)).toMatchObject([{ alvo: DA_FATURA }])
    stripe.objects.put({ ...charge, refunded: false, disputed: true })
    expect(await tell(refunded)).toEqual([])
    const dispute = (status: string) => ({
      type: 'charge.dispute.closed',
      object: { id: 'dp_1', charge: 'ch_1', status },
    })
    expect(await tell(dispute('lost'))).toMatchObject([{ tipo: 'estornado' }])
    expect(await tell(dispute('won'))).toEqual([])
    stripe.objects.put({ ...charge, payment_intent: 'pi_other' })
    expect(await tell(refunded)).toEqual([])
  })
})

describe('a subscription', () => {
  const updated = (previous_attributes: object) => ({
    type: 'customer.subscription.updated',
    object: { id: 'sub_1', metadata: NOMES },
    previous_attributes,
  })
  const change = (values: object) => Object.assign(stripe.objects.find('sub_1') ?? {}, values)

  it('is told as it is now, in whatever order its changes come', async () => {
    change({ cancel_at_period_end: true })
    const cancelado = {
      meio: 'stripe',
      id: 'evt_1',
      tipo: 'cancelado',
      definitivo: false,
      alvo: DA_ASSINATURA,
    }
    for (const before of [true, false]) {
      expect(await tell(updated({ cancel_at_period_end: before }))).toMatchObject([cancelado])
    }
    change({ cancel_at_period_end: false, cancel_at: 1_796_000_000 })
    expect(await tell(updated({ cancel_at: null }))).toMatchObject([cancelado])
    change({ cancel_at: null })
    expect(await tell(updated({ cancel_at: 1_796_000_000 }))).toMatchObject([
      { tipo: 'retomado', alvo: DA_ASSINATURA },
    ])
    change({ status: 'canceled' })
    expect(await tell(updated({ cancel_at: null }))).toMatchObject([{ ...cancelado, definitivo: true }])
  })

  it('is of the moment before Stripe was asked', async () => {
    const before = new Date().toISOString()
    const [evento] = await tell(updated({ cancel_at_period_end: true }))
    expect(evento?.ocorridoEm && evento.ocorridoEm >= before).toBe(true)
  })

  it('tells the plan of the next charge, when there is another and when there is none any more', async () => {
    stripe.objects.put({
      id: 'sub_sched_1',
      current_phase: { end_date: 200 },
      phases: [
        { start_date: 100, items: [{ price: 'price_mensal' }] },
        { start_date: 200, items: [{ price: 'price_anual' }] },
      ],
    })
    change({ schedule: 'sub_sched_1' })
    expect(await tell(updated({ schedule: null }))).toMatchObject([
      { id: 'evt_1-plano', tipo: 'trocado', plano: 'anual' },
    ])
    change({ schedule: null, cancel_at_period_end: true })
    expect(await tell(updated({ schedule: 'sub_sched_1', cancel_at_period_end: false }))).toMatchObject([
      { id: 'evt_1', tipo: 'cancelado' },
      { id: 'evt_1-plano', tipo: 'trocado', plano: 'mensal' },
    ])
  })

  it('that has ended is told', async () => {
    const object = { id: 'sub_1', metadata: NOMES }
    expect(await tell({ type: 'customer.subscription.deleted', object })).toEqual([
      { ...EVT, tipo: 'cancelado', definitivo: true, alvo: DA_ASSINATURA },
    ])
  })

  it('is passed over when nothing of it changed that the library knows of, and when it is of something else', async () => {
    expect(await tell(updated({ latest_invoice: 'in_0', items: {} }))).toEqual([])
    expect(await tell({ ...updated({ cancel_at: 1 }), object: { id: 'sub_2', metadata: {} } })).toEqual([])
    expect(await tell({ type: 'customer.subscription.deleted', object: { id: 'sub_2' } })).toEqual([])
    expect(stripe.calls).toEqual([])
  })
})

describe('what is told', () => {
  it.each(['customer.created', 'payment_intent.succeeded', 'v2.core.event', 'algo.novo'])(
    'is answered though nobody here knows it: %s',
    async (type) => {
      expect(await tell({ type, object: { id: 'x_1' } })).toEqual([])
    },
  )

  it('is told again when Stripe cannot be asked, or when it could not be written down', async () => {
    const payload = avisoDoStripe({ type: 'invoice.paid', object: { id: 'in_1' } })
    stripe.objects.put(faturaDoStripe(NOMES, PERIODO))
    stripe.failures.push(500, 500)
    expect((await sendText(payload)).status).toBe(503)
    expect(avisos.eventos).toEqual([])
    expect((await sendText(payload)).status).toBe(200)
    expect(avisos.eventos).toHaveLength(1)
    const settings = { ...STRIPE_SETTINGS, MBW_STRIPE_ENDERECO: stripe.address }
    avisos = createAvisosApp(settings, () => Promise.reject(new Error('the database is away')))
    expect((await sendText(payload)).status).toBe(500)
  })
})
