/** Receipts, and what becomes of a subscription with its account. */
import { beforeEach, describe, expect, it } from 'vitest'
import * as contract from '#contract/assinaturas.ts'
import { excluirContaDoLeitor } from '#contract/editora/leitores.ts'
import { baixarDados, excluirConta } from '#contract/perfil.ts'
import { errorOf } from '#tests/support/api-client.ts'
import { type LeitorDeProva, SENHA, setupAssinaturas } from '#tests/support/assinaturas-app.ts'
import { readDados } from '#tests/support/meus-dados.ts'

const harness = setupAssinaturas()

let helena: LeitorDeProva

beforeEach(async () => {
  helena = await harness.reader()
})

describe('receipts', () => {
  it('are numbered over the library, say what was paid for, and are only the own ones', async () => {
    await helena.pay('mensal', 'pix')
    const [first] = (await helena.call(contract.listarRecibos)).json()
    expect(first).toMatchObject({
      plano_nome: 'Mensal Recorrente',
      valor: 3284,
      meio: 'pix',
      estornado_em: null,
    })
    const { numero } = first
    const [dona, outra] = [helena, await harness.reader()]
    helena = outra
    await helena.pay('anual', 'pix')
    const [second] = (await helena.call(contract.listarRecibos)).json()
    expect(second.numero).toBe(numero + 1)
    expect((await helena.call(contract.lerRecibo, { params: { numero: second.numero } })).json()).toEqual(
      second,
    )
    expect(errorOf(await helena.call(contract.lerRecibo, { params: { numero } })).status).toBe(404)
    expect((await dona.call(contract.lerRecibo, { params: { numero } })).json()).toEqual(first)
  })

  it('stay when the money was given back, and say so', async () => {
    const alvo = await helena.pay('mensal', 'stripe')
    expect(await harness.tell({ meio: 'stripe', tipo: 'estornado', alvo })).toBe('aplicado')
    const [recibo] = (await helena.call(contract.listarRecibos)).json()
    expect(recibo.estornado_em).not.toBeNull()
    expect(await helena.minha()).toMatchObject({ situacao: 'encerrada' })
  })
})

describe('the account', () => {
  it('has subscription and payments in its export, and ends what would be charged before it goes', async () => {
    await helena.pay('mensal', 'stripe')
    expect(readDados(await helena.call(baixarDados))).toMatchObject({
      assinaturas: [{ plano: 'mensal', meio: 'stripe' }],
      pagamentos: [{ valor: 3284, estado: 'pago' }],
    })
    harness.stripe.isAway = true
    expect(errorOf(await helena.call(excluirConta, { body: { senha: SENHA } })).status).toBe(503)
    expect((await helena.minha()).situacao).toBe('ativa')
    harness.stripe.isAway = false
    expect((await helena.call(excluirConta, { body: { senha: SENHA } })).statusCode).toBe(200)
    expect(harness.stripe.chamadas.at(-1)).toBe(`encerrar sub-${helena.usuarioId}`)
    const rows = await harness.db.read
      .selectFrom('pagamento')
      .selectAll()
      .where('usuario_id', '=', helena.usuarioId)
      .execute()
    expect(rows).toEqual([])
  })

  it('ends what goes on at the provider though it is over here, its payment given back', async () => {
    const alvo = await helena.pay('mensal', 'stripe')
    await harness.tell({ meio: 'stripe', tipo: 'estornado', alvo })
    expect((await helena.minha()).situacao).toBe('encerrada')
    harness.stripe.isAway = true
    expect(errorOf(await helena.call(excluirConta, { body: { senha: SENHA } })).status).toBe(503)
    harness.stripe.isAway = false
    expect((await helena.call(excluirConta, { body: { senha: SENHA } })).statusCode).toBe(200)
    expect(harness.stripe.chamadas.at(-1)).toBe(`encerrar sub-${helena.usuarioId}`)
  })

  it('ends what was paid at the provider though another way was chosen meanwhile', async () => {
    await helena.assinar('mensal', 'stripe')
    const { pagamentoId = '' } = harness.stripe.pedidos.at(-1) ?? {}
    await helena.pay('anual', 'pix')
    const { usuarioId } = helena
    const alvo = { usuarioId, pagamentoId, referenciaDaAssinatura: `sub-${usuarioId}` }
    expect(await harness.tell({ meio: 'stripe', tipo: 'pago', alvo, valor: 3284 })).toBe('aplicado')
    expect((await helena.call(excluirConta, { body: { senha: SENHA } })).statusCode).toBe(200)
    expect(harness.stripe.chamadas.at(-1)).toBe(`encerrar sub-${usuarioId}`)
  })

  it('asks nothing of a provider that has ended the subscription itself', async () => {
    const alvo = await helena.pay('mensal', 'stripe')
    await harness.tell({ meio: 'stripe', tipo: 'estornado', alvo })
    await harness.tell({ meio: 'stripe', tipo: 'cancelado', definitivo: true, alvo })
    harness.stripe.isAway = true
    expect((await helena.call(excluirConta, { body: { senha: SENHA } })).statusCode).toBe(200)
  })

  it('that the desk deletes is charged no more either, and stays while the provider is away', async () => {
    await helena.pay('mensal', 'stripe')
    const mesa = await harness.reader()
    const papel = {
      usuario_id: mesa.usuarioId,
      papel: 'administrador',
      dado_em: new Date().toISOString(),
    } as const
    await harness.db.write.insertInto('papel').values(papel).execute()
    const call = { params: { id: helena.usuarioId }, body: { email: helena.email } }
    harness.stripe.isAway = true
    expect(errorOf(await mesa.call(excluirContaDoLeitor, call)).status).toBe(503)
    expect((await helena.minha()).situacao).toBe('ativa')
    harness.stripe.isAway = false
    expect((await mesa.call(excluirContaDoLeitor, call)).statusCode).toBe(200)
    expect(harness.stripe.chamadas).toEqual([
      expect.stringMatching(/^iniciar/),
      `encerrar sub-${helena.usuarioId}`,
    ])
    expect(errorOf(await helena.call(contract.lerAssinatura)).code).toBe('sem_sessao')
  })

  it.each([
    contract.lerAssinatura,
    contract.assinar,
    contract.renovarAssinatura,
    contract.cancelarAssinatura,
    contract.retomarAssinatura,
    contract.trocarPlano,
    contract.abrirPortal,
    contract.listarRecibos,
    contract.lerRecibo,
  ])('is asked for by $method $path', async (endpoint) => {
    const call = { params: { numero: 1 }, body: { plano: 'anual', meio: 'pix' } }
    const sent = endpoint.method === 'GET' ? { params: call.params } : call
    expect(errorOf(await harness.visitor().call(endpoint, sent)).code).toBe('sem_sessao')
    if (endpoint.method === 'GET') return
    expect(errorOf(await helena.call(endpoint, { ...sent, csrf: false })).code).toBe('csrf_invalido')
  })
})
