/** A subscription from the choice of a plan to its end, with the two providers as a publisher sets them up. */
import { beforeEach, describe, expect, it } from 'vitest'
import * as contract from '#contract/assinaturas.ts'
import { avisarPix, avisarStripe } from '#contract/avisos-de-pagamento.ts'
import { excluirConta } from '#contract/perfil.ts'
import { buildUrl } from '#contract/url.ts'
import { type Client, errorOf } from '#tests/support/api-client.ts'
import {
  assinaturaDoStripe,
  avisoDoStripe,
  faturaDoStripe,
  PRECOS,
  STRIPE_SETTINGS,
  signAviso,
} from '#tests/support/stripe-fixtures.ts'
import { setupStripe } from '#tests/support/stripe-stand-in.ts'
import { setupTestApp, TEST_PASSWORD } from '#tests/support/test-app.ts'
import { readBrCode } from './pix/br-code.ts'

const SEGREDO = 'segredo-do-aviso-com-mais-de-32-letras'
const DAY_MS = 24 * 60 * 60 * 1000

const stripe = setupStripe()
const harness = setupTestApp({
  MBW_PIX_CHAVE: 'financeiro@editora.com.br',
  MBW_PIX_NOME: 'Editora Fé',
  MBW_PIX_CIDADE: 'São Paulo',
  MBW_PIX_WEBHOOK_SEGREDO: SEGREDO,
  ...STRIPE_SETTINGS,
  get MBW_STRIPE_ENDERECO() {
    return stripe.address
  },
})
beforeEach(() => {
  for (const preco of PRECOS) stripe.objects.put({ ...preco })
})

const assinar = async (reader: Client, meio: 'pix' | 'stripe', plano: 'anual' | 'mensal' = 'mensal') =>
  (await reader.call(contract.assinar, { body: { plano, meio } })).json()
const minha = async (reader: Client) => (await reader.call(contract.lerAssinatura)).json()

/** What Stripe has and tells once the reader has paid on its page. */
async function payAtStripe() {
  const session = stripe.objects.find('cs_1')
  if (!session) throw new Error('no session was opened')
  Object.assign(session, { status: 'complete' })
  const periodo = { de: new Date().toISOString(), ate: new Date(Date.now() + 30 * DAY_MS).toISOString() }
  stripe.objects.put(assinaturaDoStripe(session.metadata, periodo))
  stripe.objects.put(faturaDoStripe(session.metadata, periodo))
  const created = new Date().toISOString()
  const payload = avisoDoStripe({
    id: `evt_${created}`,
    type: 'invoice.paid',
    object: { id: 'in_1' },
    created,
  })
  const headers = { 'content-type': 'application/json', 'stripe-signature': signAviso(payload) }
  return harness.app.inject({ method: 'POST', url: buildUrl(avisarStripe.path, {}), headers, payload })
}

describe('by Pix', () => {
  it('a reader is shown a code, pays it, and reads the receipt', async () => {
    const reader = await harness.reader()
    const { pendente, situacao } = await assinar(reader, 'pix', 'anual')
    expect(situacao).toBe('aguardando')
    const code = readBrCode(pendente.instrucao.copiaECola)
    expect(code).toMatchObject({ chave: 'financeiro@editora.com.br', nome: 'Editora Fe', valor: 29_994 })
    expect((await assinar(reader, 'pix', 'anual')).pendente.instrucao).toEqual(pendente.instrucao)
    const { txid } = code as { txid: string }
    const pix = [{ endToEndId: 'E1', txid, valor: '299.94', horario: new Date().toISOString() }]
    await harness.visitor().call(avisarPix, { params: { segredo: SEGREDO }, body: { pix } })
    expect(await minha(reader)).toMatchObject({
      situacao: 'ativa',
      plano: 'anual',
      renova: false,
      pendente: null,
    })
    expect((await reader.call(contract.listarRecibos)).json()).toMatchObject([{ valor: 29_994, meio: 'pix' }])
    expect(
      errorOf(await reader.call(contract.assinar, { body: { plano: 'anual', meio: 'pix' } })).status,
    ).toBe(409)
  })
})

describe('by card', () => {
  it('a reader goes to Stripe, pays, cancels, goes on, changes the plan and the card', async () => {
    const reader = await harness.reader()
    const { pendente } = await assinar(reader, 'stripe')
    expect(pendente.instrucao).toMatchObject({
      tipo: 'redirecionar',
      url: 'https://checkout.stripe.com/c/pay',
    })
    expect((await payAtStripe()).statusCode).toBe(200)
    expect(await minha(reader)).toMatchObject({ situacao: 'ativa', plano: 'mensal', renova: true })
    await reader.call(contract.cancelarAssinatura)
    expect(stripe.objects.find('sub_1')).toMatchObject({ cancel_at_period_end: true })
    expect(await minha(reader)).toMatchObject({ cancelada: true, situacao: 'ativa' })
    await reader.call(contract.retomarAssinatura)
    expect(stripe.objects.find('sub_1')).toMatchObject({ cancel_at_period_end: false })
    const changed = await reader.call(contract.trocarPlano, { body: { plano: 'anual' } })
    expect(changed.json()).toMatchObject({ plano: 'mensal', plano_seguinte: 'anual', cancelada: false })
    expect(stripe.objects.find('sub_1')?.schedule).toMatch(/^sub_sched_/)
    expect((await reader.call(contract.abrirPortal)).json()).toEqual({
      url: 'https://billing.stripe.com/p/session',
    })
  })

  it('nothing is begun, changed or lost while Stripe is away', async () => {
    const reader = await harness.reader()
    const away = async (call: ReturnType<Client['call']>) => errorOf(await call)
    stripe.failures.push(500, 500)
    const refused = await away(reader.call(contract.assinar, { body: { plano: 'mensal', meio: 'stripe' } }))
    expect(refused).toMatchObject({ status: 503, code: 'pagamento_indisponivel' })
    expect((await assinar(reader, 'stripe')).pendente.instrucao).not.toBeNull()
    await payAtStripe()
    stripe.failures.push('cut', 'cut')
    expect((await away(reader.call(contract.cancelarAssinatura))).code).toBe('pagamento_indisponivel')
    expect(await minha(reader)).toMatchObject({ situacao: 'ativa', cancelada: false })
  })

  it('an account that goes is charged no more', async () => {
    const reader = await harness.reader()
    await assinar(reader, 'stripe')
    await payAtStripe()
    expect((await reader.call(excluirConta, { body: { senha: TEST_PASSWORD } })).statusCode).toBe(200)
    expect(stripe.objects.find('sub_1')).toMatchObject({ status: 'canceled' })
  })
})
