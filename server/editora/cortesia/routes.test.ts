import { beforeEach, describe, expect, it } from 'vitest'
import { lerAssinatura } from '#contract/assinaturas.ts'
import { user } from '#contract/auth.ts'
import * as contract from '#contract/editora/cortesia.ts'
import { type Client, errorOf } from '#tests/support/api-client.ts'
import { insertAssinatura } from '#tests/support/assinatura-row.ts'
import { openMesa, usuarioIdOf } from '#tests/support/mesa.ts'
import { setupTestApp } from '#tests/support/test-app.ts'

const harness = setupTestApp({ MBW_ACESSO: 'assinantes' })
const emDias = (dias: number) => new Date(Date.now() + dias * 24 * 60 * 60 * 1000).toISOString()

let mesa: Client
let leitora: { client: Client; email: string; params: { id: string } }

beforeEach(async () => {
  await harness.db.write.deleteFrom('ato').execute()
  mesa = (await openMesa(harness, 'editor')).client
  const client = await harness.reader()
  const { email } = (await client.call(user)).json()
  leitora = { client, email, params: { id: await usuarioIdOf(harness, email) } }
})

const dar = (ate: string) => mesa.call(contract.darCortesia, { params: leitora.params, body: { ate } })
const retirar = () => mesa.call(contract.retirarCortesia, { params: leitora.params })
const minha = async () => (await leitora.client.call(lerAssinatura)).json()
const atos = () => harness.db.write.selectFrom('ato').select(['acao', 'detalhes']).orderBy('id').execute()

describe('a subscription that the publisher gives', () => {
  it('opens the books until its end, which may be changed, and is taken back', async () => {
    const { params } = leitora
    const before = (await mesa.call(contract.lerAssinaturaDoLeitor, { params })).json()
    expect(before).toMatchObject({ situacao: 'nenhuma', vale_ate: null, pode_dar: true, pode_retirar: false })
    const [ate, depois] = [emDias(30), emDias(60)]
    expect((await dar(ate)).json()).toMatchObject({
      situacao: 'ativa',
      meio: 'cortesia',
      plano: null,
      vale_ate: ate,
      pode_dar: true,
      pode_retirar: true,
    })
    expect(await minha()).toMatchObject({ pode_ler: true, vale_ate: ate })
    expect((await dar(ate)).statusCode).toBe(200)
    expect((await dar(depois)).json().vale_ate).toBe(depois)
    expect((await retirar()).json()).toMatchObject({
      situacao: 'encerrada',
      pode_dar: true,
      pode_retirar: false,
    })
    expect((await minha()).pode_ler).toBe(false)
    expect((await retirar()).statusCode).toBe(200)
    expect((await dar(ate)).json()).toMatchObject({ situacao: 'ativa', vale_ate: ate })
    expect((await atos()).map(({ acao, detalhes }) => [acao, JSON.parse(detalhes)])).toEqual([
      ['cortesia_dada', { ate }],
      ['cortesia_dada', { ate: depois, antes: ate }],
      ['cortesia_retirada', { antes: depois }],
      ['cortesia_dada', { ate }],
    ])
  })

  it('is none beside a paid one, which the desk does not end', async () => {
    await insertAssinatura(harness.db, {
      email: leitora.email,
      assinatura: { vale_ate: emDias(10) },
      pagamento: { pago_em: emDias(-1) },
    })
    const { params } = leitora
    expect((await mesa.call(contract.lerAssinaturaDoLeitor, { params })).json()).toMatchObject({
      situacao: 'ativa',
      meio: 'pix',
      plano: 'anual',
      pode_dar: false,
      pode_retirar: false,
    })
    expect(errorOf(await dar(emDias(30)))).toMatchObject({ status: 409, code: 'estado_nao_permite' })
    expect((await retirar()).json().situacao).toBe('ativa')
    expect(await atos()).toEqual([])
  })

  it('takes the place of a payment that waits', async () => {
    await insertAssinatura(harness.db, {
      email: leitora.email,
      assinatura: { estado: 'aguardando', vale_ate: null },
      pagamento: { estado: 'aguardando', numero: null, pago_em: null, expira_em: emDias(3) },
    })
    expect((await dar(emDias(30))).json()).toMatchObject({ situacao: 'ativa', meio: 'cortesia' })
    expect(await minha()).toMatchObject({ pendente: null, meio: 'cortesia' })
  })

  it.each([
    ['no moment', 'amanhã'],
    ['no day', '2027-13-40T00:00:00Z'],
    ['a day that its month has not', `${new Date().getUTCFullYear() + 1}-02-30T12:00:00Z`],
    ['what has passed', emDias(-1)],
    ['what is too far', emDias(11 * 366)],
  ])('has no end of %s', async (_, ate) => {
    expect(errorOf(await dar(ate))).toMatchObject({ status: 422 })
    expect(await atos()).toEqual([])
  })

  it('is for those who have a role, and for accounts that are there', async () => {
    const params = { id: '01890000-0000-7000-8000-000000000000' }
    const body = { ate: emDias(1) }
    for (const endpoint of [contract.lerAssinaturaDoLeitor, contract.retirarCortesia]) {
      expect(errorOf(await mesa.call(endpoint, { params })).status).toBe(404)
      expect(errorOf(await leitora.client.call(endpoint, { params })).code).toBe('sem_permissao')
    }
    expect(errorOf(await mesa.call(contract.darCortesia, { params, body })).status).toBe(404)
    expect(errorOf(await leitora.client.call(contract.darCortesia, { params, body })).code).toBe(
      'sem_permissao',
    )
  })
})
