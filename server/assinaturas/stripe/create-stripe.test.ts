import { beforeEach, describe, expect, it } from 'vitest'
import type { Plano } from '#contract/assinaturas.ts'
import { AppError } from '#server/platform/app-error.ts'
import { readConfig } from '#server/platform/config.ts'
import { assinaturaDoStripe, PRECOS, STRIPE_SETTINGS } from '#tests/support/stripe-fixtures.ts'
import { setupStripe } from '#tests/support/stripe-stand-in.ts'
import type { MeioDePagamento, PedidoDePagamento } from '../meio-de-pagamento.ts'
import { createStripe } from './create-stripe.ts'
import { createStripeApi } from './stripe-api.ts'

const MENSAL: Plano = {
  id: 'mensal',
  nome: 'Mensal Recorrente',
  mensalidade: 3284,
  total: 3284,
  parcelas: 1,
  pagamento: '',
  vantagens: [],
}
const ANUAL: Plano = { ...MENSAL, id: 'anual', total: 29_994 }
const PEDIDO: PedidoDePagamento = {
  usuarioId: 'u1',
  email: 'helena@exemplo.com.br',
  nome: 'Helena',
  assinaturaId: 'a1',
  pagamentoId: 'p1',
  plano: MENSAL,
  valor: 3284,
  cliente: null,
  voltar: 'https://biblioteca.example/perfil#assinatura',
}
const NOMES = { usuario_id: 'u1', assinatura_id: 'a1', pagamento_id: 'p1' }
const PERIODO = { de: '2026-11-01T00:00:00Z', ate: '2026-12-01T00:00:00Z' }
const NO_MEIO = { usuarioId: 'u1', assinaturaId: 'a1', referencia: 'sub_1', cliente: 'cus_1' }
const TIMEOUT_MS = 150

const stripe = setupStripe()
let meio: MeioDePagamento

beforeEach(() => {
  for (const preco of PRECOS) stripe.objects.put({ ...preco })
  stripe.objects.put(assinaturaDoStripe(NOMES, PERIODO))
  const settings = readConfig({ ...STRIPE_SETTINGS, MBW_STRIPE_ENDERECO: stripe.address }).pagamentos.stripe
  if (!settings) throw new Error('no settings of Stripe')
  meio = createStripe(settings, createStripeApi(settings, TIMEOUT_MS))
})

const codeOf = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (error: unknown) => (error instanceof AppError ? error.code : String(error)),
  )
const asked = () => stripe.calls.map(({ method, path }) => `${method} ${path}`)

describe('iniciar', () => {
  it('opens one session for one payment, however often it is asked', async () => {
    const first = await meio.iniciar(PEDIDO)
    expect(first).toEqual({
      referencia: 'cs_1',
      instrucao: {
        tipo: 'redirecionar',
        url: 'https://checkout.stripe.com/c/pay',
        expira_em: new Date(Number(stripe.objects.find('cs_1')?.expires_at) * 1000).toISOString(),
      },
    })
    expect(await meio.iniciar(PEDIDO)).toEqual(first)
    expect(stripe.calls.at(-1)?.params).toMatchObject({
      mode: 'subscription',
      line_items: { 0: { price: 'price_mensal', quantity: '1' } },
      client_reference_id: 'p1',
      subscription_data: { metadata: NOMES },
      customer_email: 'helena@exemplo.com.br',
      success_url: PEDIDO.voltar,
      locale: 'pt-BR',
    })
    expect((await meio.iniciar({ ...PEDIDO, pagamentoId: 'p2' })).referencia).toBe('cs_2')
  })

  it('takes the yearly price, and the customer whom Stripe knows', async () => {
    await meio.iniciar({ ...PEDIDO, plano: ANUAL, cliente: 'cus_1' })
    const params = stripe.calls.at(-1)?.params
    expect(params).toMatchObject({ line_items: { 0: { price: 'price_anual' } }, customer: 'cus_1' })
    expect(params).not.toHaveProperty('customer_email')
  })

  it.each([
    ['of another amount', { unit_amount: 3000 }],
    ['of another currency', { currency: 'usd' }],
    ['of another rhythm', { recurring: { interval: 'year', interval_count: 1 } }],
    ['paid once', { recurring: null }],
    ['that is archived', { active: false }],
  ])('has nobody pay a price %s than the reader was told', async (_, change) => {
    stripe.objects.put({ ...PRECOS[1], id: 'price_mensal', ...change })
    expect(await codeOf(meio.iniciar(PEDIDO))).toBe('pagamento_indisponivel')
    expect(asked()).toEqual(['GET /prices/price_mensal'])
  })
})

describe('Stripe away', () => {
  it('is tried once more, with the same key, so that it is made once', async () => {
    stripe.failures.push('cut')
    expect(await meio.portal(NO_MEIO, PEDIDO.voltar)).toMatch(/^https:/)
    const [before, after] = stripe.calls
    expect(before?.key).toMatch(/./)
    expect(after?.key).toBe(before?.key)
  })

  it.each([
    ['down', 'cut'],
    ['broken', 503],
    ['of another key', 401],
    ['silent', 'silent'],
  ] as const)('when it is %s, says so within its time and twice at most', async (_, failure) => {
    stripe.failures.push(failure, failure, failure)
    const error = await meio.iniciar(PEDIDO).catch((each) => each)
    expect(error).toMatchObject({ code: 'pagamento_indisponivel', statusCode: 503, retryAfter: 60 })
    expect(error.message).toContain('nada foi cobrado')
    expect(String(error.cause)).not.toContain('helena')
    expect(stripe.calls.length).toBeLessThanOrEqual(2)
  })
})

describe('desistir', () => {
  it('closes what is open, and may be repeated', async () => {
    const { referencia } = await meio.iniciar(PEDIDO)
    await meio.desistir({ pagamentoId: 'p1', referencia })
    expect(stripe.objects.find(referencia)?.status).toBe('expired')
    await meio.desistir({ pagamentoId: 'p1', referencia })
  })

  it('does not give up what has been paid meanwhile', async () => {
    const { referencia } = await meio.iniciar(PEDIDO)
    stripe.objects.put({ id: referencia, status: 'complete' })
    expect(await codeOf(meio.desistir({ pagamentoId: 'p1', referencia }))).toBe('estado_nao_permite')
  })
})

describe('the subscription', () => {
  const subscription = () => stripe.objects.find('sub_1')
  const phases = () => stripe.objects.find(String(subscription()?.schedule))?.phases

  it('ends with its period and is taken up again, however often it is asked', async () => {
    for (const _ of [1, 2]) await meio.cancelar(NO_MEIO)
    expect(subscription()).toMatchObject({ cancel_at_period_end: true, status: 'active' })
    for (const _ of [1, 2]) await meio.retomar(NO_MEIO)
    expect(subscription()).toMatchObject({ cancel_at_period_end: false })
    stripe.objects.put({ ...subscription(), id: 'sub_1', cancel_at: 1_795_000_000 })
    await meio.retomar(NO_MEIO)
    expect(subscription()).toMatchObject({ cancel_at: null })
  })

  it('changes its price where the paid period ends, once', async () => {
    for (const _ of [1, 2]) await meio.trocarPlano(NO_MEIO, ANUAL)
    expect(phases()).toEqual([
      { start_date: 1_793_491_200, items: [{ price: 'price_mensal', quantity: '1' }] },
      {
        start_date: 1_796_083_200,
        items: [{ price: 'price_anual', quantity: '1' }],
        duration: { interval: 'month', interval_count: '12' },
      },
    ])
    const creations = asked().filter((call) => call === 'POST /subscription_schedules')
    expect(creations).toHaveLength(1)
    await meio.trocarPlano(NO_MEIO, MENSAL)
    expect(subscription()?.schedule).toBeNull()
  })

  it('keeps an older price of the plan that it goes back to', async () => {
    const [item] = subscription()?.items.data ?? []
    item.price = { ...item.price, id: 'price_de_antes', unit_amount: 2990 }
    await meio.trocarPlano(NO_MEIO, ANUAL)
    await meio.trocarPlano(NO_MEIO, MENSAL)
    expect(subscription()).toMatchObject({
      schedule: null,
      items: { data: [{ price: { id: 'price_de_antes' } }] },
    })
  })

  it('can be ended although a change of plan waits', async () => {
    await meio.trocarPlano(NO_MEIO, ANUAL)
    await meio.cancelar(NO_MEIO)
    expect(subscription()).toMatchObject({ cancel_at_period_end: true, schedule: null })
  })

  it('ends at once, however often it is asked', async () => {
    for (const _ of [1, 2]) await meio.encerrar(NO_MEIO)
    expect(subscription()).toMatchObject({ status: 'canceled' })
  })

  it('that Stripe does not have is none that anybody is charged for', async () => {
    const other = { ...NO_MEIO, referencia: 'sub_of_another_account' }
    await meio.cancelar(other)
    await meio.encerrar(other)
    expect(await codeOf(meio.retomar(other))).toBe('estado_nao_permite')
  })

  it('that Stripe has ended is not taken up again, and need not be ended', async () => {
    stripe.objects.put({ ...subscription(), id: 'sub_1', status: 'canceled' })
    await meio.cancelar(NO_MEIO)
    expect(await codeOf(meio.retomar(NO_MEIO))).toBe('estado_nao_permite')
    expect(await codeOf(meio.trocarPlano(NO_MEIO, ANUAL))).toBe('estado_nao_permite')
  })

  it('that was never paid is none for Stripe, which is not asked', async () => {
    const none = { ...NO_MEIO, referencia: null, cliente: null }
    await meio.cancelar(none)
    await meio.encerrar(none)
    await meio.retomar(none)
    await meio.trocarPlano(none, ANUAL)
    expect(await meio.portal(none, PEDIDO.voltar)).toBeNull()
    expect(asked()).toEqual([])
  })
})

it('leads to where the card is changed, and back', async () => {
  expect(await meio.portal(NO_MEIO, PEDIDO.voltar)).toBe('https://billing.stripe.com/p/session')
  expect(stripe.calls.at(-1)?.params).toMatchObject({
    customer: 'cus_1',
    return_url: PEDIDO.voltar,
    flow_data: { type: 'payment_method_update' },
  })
})
