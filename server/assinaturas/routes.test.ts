/** A reader's way through a subscription, by the calls. */
import { beforeEach, describe, expect, it } from 'vitest'
import * as contract from '#contract/assinaturas.ts'
import { errorOf } from '#tests/support/api-client.ts'
import { insertAssinatura } from '#tests/support/assinatura-row.ts'
import { type LeitorDeProva, setupAssinaturas } from '#tests/support/assinaturas-app.ts'

const harness = setupAssinaturas()
const DIA_MS = 24 * 60 * 60 * 1000
const emDias = (dias: number) => new Date(Date.now() + dias * DIA_MS).toISOString()

let helena: LeitorDeProva

beforeEach(async () => {
  helena = await harness.reader()
})

describe('GET /assinaturas/planos', () => {
  it('gives the plans of the content with both figures, the providers and who reads', async () => {
    const response = await harness.visitor().call(contract.listarPlanos)
    expect(response.json()).toMatchObject({ meios: ['pix', 'stripe'], acesso: 'livre' })
    expect(response.json().planos).toMatchObject([
      { id: 'anual', mensalidade: 2497, total: 29994, parcelas: 12 },
      { id: 'mensal', mensalidade: 3284, total: 3284, parcelas: 1 },
    ])
  })
})

describe('a subscription', () => {
  it('is none at first, waits with what the provider gave, and is active when it is paid', async () => {
    expect(await helena.minha()).toMatchObject({ situacao: 'nenhuma', pode_ler: true, pendente: null })
    const begun = (await helena.assinar('mensal', 'pix')).json()
    expect(begun).toMatchObject({
      situacao: 'aguardando',
      plano: 'mensal',
      meio: 'pix',
      vale_ate: null,
      pode: { cancelar: true, retomar: false, renovar: false, trocar: false, portal: false },
      pendente: { plano: 'mensal', meio: 'pix', valor: 3284, instrucao: { tipo: 'pix' } },
    })
    const [pedido] = harness.pix.pedidos
    expect(pedido).toMatchObject({ email: helena.email, usuarioId: helena.usuarioId, valor: 3284 })
    expect(pedido?.voltar).toContain('/perfil?painel=assinatura')
    const alvo = { referencia: `ref-${pedido?.pagamentoId}` }
    expect(await harness.tell({ meio: 'pix', tipo: 'pago', alvo, valor: 3284 })).toBe('aplicado')
    const paid = await helena.minha()
    expect(paid).toMatchObject({ situacao: 'ativa', renova: false, cancelada: false, pendente: null })
    expect(Date.parse(paid.vale_ate ?? '') - Date.now()).toBeGreaterThan(27 * DIA_MS)
  })

  it('begun again while it waits is the same payment; with another plan or provider the first is given up', async () => {
    const [one, two] = await Promise.all([helena.assinar('mensal', 'pix'), helena.assinar('mensal', 'pix')])
    expect([one.statusCode, two.statusCode]).toEqual([200, 200])
    expect(new Set(harness.pix.pedidos.map(({ pagamentoId }) => pagamentoId)).size).toBe(1)
    expect((await helena.assinar('mensal', 'pix')).json()).toEqual(await helena.minha())
    expect((await helena.assinar('anual', 'stripe')).json()).toMatchObject({
      situacao: 'aguardando',
      plano: 'anual',
      meio: 'stripe',
      pendente: { valor: 29994, instrucao: { tipo: 'redirecionar' } },
    })
    expect(harness.pix.chamadas.at(-1)).toMatch(/^desistir ref-/)
  })

  it('keeps the money that was paid for a plan given up meanwhile', async () => {
    await helena.assinar('mensal', 'pix')
    const alvo = { referencia: `ref-${harness.pix.pedidos[0]?.pagamentoId}` }
    await helena.assinar('anual', 'stripe')
    expect(await harness.tell({ meio: 'pix', tipo: 'pago', alvo, valor: 3284 })).toBe('aplicado')
    expect(await helena.minha()).toMatchObject({ situacao: 'ativa', plano: 'mensal' })
    // The same code paid again is another payment, which the desk gives back.
    expect(await harness.tell({ meio: 'pix', tipo: 'pago', alvo, valor: 3284 })).toBe('recusado')
    expect((await helena.call(contract.listarRecibos)).json()).toHaveLength(1)
  })

  it('while the provider is away is told so, and asked again is begun once', async () => {
    harness.pix.isAway = true
    expect(errorOf(await helena.assinar('anual', 'pix'))).toMatchObject({
      status: 503,
      code: 'pagamento_indisponivel',
    })
    expect(await helena.minha()).toMatchObject({ situacao: 'aguardando', pendente: { instrucao: null } })
    harness.pix.isAway = false
    expect((await helena.assinar('anual', 'pix')).json().pendente.instrucao).not.toBeNull()
    expect(harness.pix.pedidos).toHaveLength(1)
  })

  it.each([
    ['a second one', 'anual', 'stripe', 409, 'estado_nao_permite'],
    ['the same again', 'mensal', 'pix', 409, 'estado_nao_permite'],
    ['a plan that there is not', 'vitalicio', 'pix', 422, 'dados_invalidos'],
    ['a provider that there is not', 'anual', 'boleto', 422, 'dados_invalidos'],
  ])('in force refuses %s', async (_, plano, meio, status, code) => {
    await helena.pay('mensal', 'pix')
    expect(errorOf(await helena.assinar(plano, meio))).toMatchObject({ status, code })
    expect(await helena.minha()).toMatchObject({ situacao: 'ativa', plano: 'mensal', meio: 'pix' })
  })

  it('begun anew ends the one whose payment was given back, which would be charged beside it', async () => {
    const alvo = await helena.pay('mensal', 'stripe')
    await harness.tell({ meio: 'stripe', tipo: 'estornado', alvo })
    harness.stripe.isAway = true
    expect(errorOf(await helena.assinar('anual', 'pix')).status).toBe(503)
    harness.stripe.isAway = false
    expect((await helena.assinar('anual', 'pix')).json()).toMatchObject({
      situacao: 'aguardando',
      meio: 'pix',
    })
    expect(harness.stripe.chamadas.at(-1)).toBe(`encerrar sub-${helena.usuarioId}`)
  })

  it('cancelled by who does not know yet that it was given back is not charged again either', async () => {
    const alvo = await helena.pay('mensal', 'stripe')
    await harness.tell({ meio: 'stripe', tipo: 'estornado', alvo })
    harness.stripe.isAway = true
    expect(errorOf(await helena.call(contract.cancelarAssinatura)).status).toBe(503)
    harness.stripe.isAway = false
    expect((await helena.call(contract.cancelarAssinatura)).json().situacao).toBe('encerrada')
    expect(harness.stripe.chamadas.at(-1)).toBe(`encerrar sub-${helena.usuarioId}`)
  })

  it('that waits is given up, twice as once', async () => {
    await helena.assinar('mensal', 'pix')
    for (const _ of ['once', 'twice'])
      expect((await helena.call(contract.cancelarAssinatura)).json().situacao).toBe('nenhuma')
    expect(harness.pix.chamadas.filter((each) => each.startsWith('desistir'))).toHaveLength(1)
  })
})

describe('a subscription in force', () => {
  it('is cancelled at the end of what is paid, and taken up again; the provider is told each time', async () => {
    await helena.pay('mensal', 'stripe')
    expect(await helena.minha()).toMatchObject({
      renova: true,
      pode: { cancelar: true, trocar: true, portal: true },
    })
    for (const _ of ['once', 'twice'])
      expect((await helena.call(contract.cancelarAssinatura)).json()).toMatchObject({
        situacao: 'ativa',
        cancelada: true,
        renova: false,
        pode: { cancelar: false, retomar: true, trocar: false },
      })
    for (const _ of ['once', 'twice'])
      expect((await helena.call(contract.retomarAssinatura)).json()).toMatchObject({
        situacao: 'ativa',
        cancelada: false,
        renova: true,
      })
    const sub = `sub-${helena.usuarioId}`
    expect(harness.stripe.chamadas.slice(1)).toEqual([`cancelar ${sub}`, `retomar ${sub}`])
  })

  it('stays as it was when the provider is away', async () => {
    await helena.pay('mensal', 'stripe')
    const before = await helena.minha()
    harness.stripe.isAway = true
    const acts = [contract.cancelarAssinatura, contract.abrirPortal]
    for (const act of acts) expect(errorOf(await helena.call(act)).status).toBe(503)
    const troca = await helena.call(contract.trocarPlano, { body: { plano: 'anual' } })
    expect(errorOf(troca).status).toBe(503)
    expect(await helena.minha()).toEqual(before)
  })

  it('changes its plan from the next charge on, and back', async () => {
    const alvo = await helena.pay('mensal', 'stripe')
    const trocar = async (plano: string) =>
      (await helena.call(contract.trocarPlano, { body: { plano } })).json()
    expect(await trocar('anual')).toMatchObject({ plano: 'mensal', plano_seguinte: 'anual' })
    expect(await trocar('mensal')).toMatchObject({ plano: 'mensal', plano_seguinte: null })
    await trocar('anual')
    const renovado = { usuarioId: alvo.usuarioId, referenciaDaAssinatura: alvo.referenciaDaAssinatura ?? '' }
    const periodoAte = emDias(380)
    const pago = { meio: 'stripe', tipo: 'pago', valor: 29994, plano: 'anual', periodoAte } as const
    expect(await harness.tell({ ...pago, alvo: { ...renovado, referencia: 'in-2' } })).toBe('aplicado')
    expect(await helena.minha()).toMatchObject({ plano: 'anual', plano_seguinte: null, vale_ate: periodoAte })
  })

  it('leads to where the card is changed, or says that there is none', async () => {
    await helena.pay('mensal', 'stripe')
    expect((await helena.call(contract.abrirPortal)).json().url).toContain('cus-1')
    helena = await harness.reader()
    await helena.pay('mensal', 'pix')
    expect(errorOf(await helena.call(contract.abrirPortal)).status).toBe(409)
  })

  it('by Pix is renewed in its last days and in those of grace, from its end on', async () => {
    const { email } = helena
    const pagamento = { pago_em: emDias(-33), plano: 'mensal' as const, valor: 3284 }
    await insertAssinatura(harness.db, {
      email,
      pagamento,
      assinatura: { plano: 'mensal', vale_ate: emDias(-2) },
    })
    expect(await helena.minha()).toMatchObject({
      situacao: 'carencia',
      pode_ler: true,
      pode: { renovar: true },
    })
    const first = (await helena.call(contract.renovarAssinatura)).json()
    expect((await helena.call(contract.renovarAssinatura)).json()).toEqual(first)
    expect(first).toMatchObject({ situacao: 'carencia', pendente: { plano: 'mensal', valor: 3284 } })
    const [pedido, ...others] = harness.pix.pedidos
    expect(others).toEqual([])
    const alvo = { referencia: `ref-${pedido?.pagamentoId}` }
    await harness.tell({ meio: 'pix', tipo: 'pago', alvo, valor: 3284 })
    const { situacao, vale_ate, pode } = await helena.minha()
    expect([situacao, pode.renovar]).toEqual(['ativa', false])
    expect(Date.parse(vale_ate ?? '')).toBeLessThan(Date.now() + 30 * DIA_MS)
  })

  it('is not renewed long before its end', async () => {
    await helena.pay('anual', 'pix')
    expect(errorOf(await helena.call(contract.renovarAssinatura)).status).toBe(409)
  })

  it('cancelled in its days of grace is over at once, and another may begin', async () => {
    await insertAssinatura(harness.db, {
      email: helena.email,
      assinatura: { meio: 'stripe', vale_ate: emDias(-2), referencia: 'sub-g', renova: 1 },
      pagamento: { meio: 'stripe', pago_em: emDias(-367), periodo_ate: emDias(-2) },
    })
    expect((await helena.call(contract.cancelarAssinatura)).json()).toMatchObject({ situacao: 'encerrada' })
    expect(harness.stripe.chamadas).toEqual(['encerrar sub-g'])
    expect((await helena.assinar('mensal', 'pix')).json().situacao).toBe('aguardando')
  })

  it('given by the publisher is no matter of the reader', async () => {
    await insertAssinatura(harness.db, {
      email: helena.email,
      assinatura: { meio: 'cortesia', plano: null, vale_ate: emDias(90) },
      pagamento: { estado: 'expirado', numero: null, pago_em: null },
    })
    expect(await helena.minha()).toMatchObject({
      situacao: 'ativa',
      plano: null,
      meio: 'cortesia',
      renova: false,
    })
    for (const act of [
      contract.cancelarAssinatura,
      contract.retomarAssinatura,
      contract.renovarAssinatura,
    ].slice(0, 1))
      expect(errorOf(await helena.call(act)).status).toBe(409)
  })
})
