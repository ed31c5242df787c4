/** What providers tell, as it is stored: once, whole, also at the same time, and what is closed afterwards. */
import { setTimeout as delay } from 'node:timers/promises'
import { beforeEach, describe, expect, it } from 'vitest'
import { assinar, listarRecibos } from '#contract/assinaturas.ts'
import { errorOf } from '#tests/support/api-client.ts'
import { insertAssinatura } from '#tests/support/assinatura-row.ts'
import { type LeitorDeProva, setupAssinaturas } from '#tests/support/assinaturas-app.ts'
import { darCortesia } from './cortesia.ts'
import { sweepAssinaturas } from './sweep-assinaturas.ts'

const harness = setupAssinaturas()
const DIA_MS = 24 * 60 * 60 * 1000
const emDias = (dias: number) => new Date(Date.now() + dias * DIA_MS).toISOString()
const log = { warn: () => {} }

let leitor: LeitorDeProva

beforeEach(async () => {
  leitor = await harness.reader()
})

const sweep = (dias = 0) =>
  sweepAssinaturas({ db: harness.db, meios: [harness.pix, harness.stripe], log }, new Date(emDias(dias)))
const rowOf = (id: string) =>
  harness.db.read
    .selectFrom('assinatura')
    .selectAll()
    .where('usuario_id', '=', leitor.usuarioId)
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
const resultados = async () => {
  const rows = await harness.db.read
    .selectFrom('evento_pagamento')
    .select(['id', 'resultado', 'valor', 'referencia'])
    .orderBy('recebido_em')
    .execute()
  return new Map(rows.map(({ id, ...row }) => [id, row]))
}

async function begin(plano: 'anual' | 'mensal' = 'mensal') {
  await leitor.call(assinar, { body: { plano, meio: 'pix' } })
  const referencia = `ref-${harness.pix.pedidos.at(-1)?.pagamentoId}`
  return { meio: 'pix', tipo: 'pago', alvo: { referencia }, valor: plano === 'anual' ? 29994 : 3284 } as const
}

const correios = async () => {
  const correio = harness.db.read.selectFrom('correio').select(['tipo', 'dados', 'para'])
  const rows = await correio.where('usuario_id', '=', leitor.usuarioId).orderBy('id').execute()
  expect(rows.every(({ para }) => para === leitor.email)).toBe(true)
  return rows.map(({ tipo, dados }) => ({ tipo, ...JSON.parse(dados) }))
}

describe('an event', () => {
  it('is applied once, however often and at the same time it is told', async () => {
    const pago = { ...(await begin()), id: 'mesmo' }
    const told = await Promise.all(Array.from({ length: 6 }, () => harness.tell(pago)))
    expect(told.toSorted()).toEqual(['aplicado', ...Array(5).fill('repetido')])
    const [recibo, ...others] = (await leitor.call(listarRecibos)).json()
    expect(others).toEqual([])
    const { numero, valor, periodo_ate } = recibo
    expect(await correios()).toMatchObject([{ tipo: 'recibo', numero, valor, periodo_ate }])
  })

  it('told by bank and desk at the same time under two names is one payment', async () => {
    const pago = await begin()
    await Promise.all([harness.tell({ ...pago, id: 'banco' }), harness.tell({ ...pago, id: 'mesa' })])
    const recibos = (await leitor.call(listarRecibos)).json()
    expect(recibos).toHaveLength(1)
    expect((await leitor.minha()).vale_ate).toBe(recibos[0].periodo_ate)
  })

  it('of less than was asked for changes nothing, and is kept for the desk', async () => {
    const pago = await begin('anual')
    expect(await harness.tell({ ...pago, id: 'pouco', valor: 29_993 })).toBe('recusado')
    expect((await leitor.minha()).situacao).toBe('aguardando')
    const { referencia } = pago.alvo
    expect((await resultados()).get('pouco')).toEqual({ resultado: 'recusado', valor: 29_993, referencia })
    expect(await harness.tell({ ...pago, id: 'pouco' })).toBe('repetido')
  })

  it('that names nothing is kept, and applied when it is told again and names something', async () => {
    const alvo = { referenciaDaAssinatura: `sub-${leitor.usuarioId}`, referencia: `in-${leitor.usuarioId}` }
    const pago = { meio: 'stripe', tipo: 'pago', alvo, valor: 3284, plano: 'mensal', id: 'cedo' } as const
    expect(await harness.tell(pago)).toBe('desconhecido')
    await leitor.call(assinar, { body: { plano: 'mensal', meio: 'stripe' } })
    await harness.db.write
      .updateTable('assinatura')
      .set({ referencia: alvo.referenciaDaAssinatura })
      .where('usuario_id', '=', leitor.usuarioId)
      .execute()
    expect(await harness.tell(pago)).toBe('aplicado')
    expect(await harness.tell(pago)).toBe('repetido')
    expect((await leitor.minha()).situacao).toBe('ativa')
  })

  it('of a payment without a name of its own is not guessed', async () => {
    const { assinaturaId } = await insertAssinatura(harness.db, { email: leitor.email })
    const alvo = { usuarioId: leitor.usuarioId, assinaturaId }
    expect(await harness.tell({ meio: 'pix', tipo: 'pago', alvo, valor: 3284 })).toBe('desconhecido')
  })

  it('of another provider, or of an account that is gone, finds nothing', async () => {
    const pago = await begin()
    expect(await harness.tell({ ...pago, meio: 'stripe' })).toBe('desconhecido')
    await harness.db.write.deleteFrom('usuario').where('id', '=', leitor.usuarioId).execute()
    expect(await harness.tell(pago)).toBe('desconhecido')
  })

  it('of money that comes late prolongs what the reader has meanwhile', async () => {
    const velho = await begin()
    await sweep(2)
    expect((await leitor.minha()).situacao).toBe('nenhuma')
    await harness.tell(await begin('anual'))
    const { vale_ate } = await leitor.minha()
    expect(await harness.tell(velho)).toBe('aplicado')
    const depois = await leitor.minha()
    expect(depois.situacao).toBe('ativa')
    expect(Date.parse(depois.vale_ate ?? '')).toBeGreaterThan(Date.parse(vale_ate ?? '') + 27 * DIA_MS)
    expect((await leitor.call(listarRecibos)).json()).toHaveLength(2)
  })
})

describe('what has ended', () => {
  it('is closed when the days of grace are over, told once, and no longer charged', async () => {
    const { assinaturaId } = await insertAssinatura(harness.db, {
      email: leitor.email,
      assinatura: { meio: 'stripe', referencia: 'sub-fim', renova: 1, vale_ate: emDias(-1) },
      pagamento: { meio: 'stripe', pago_em: emDias(-366), periodo_ate: emDias(-1) },
    })
    await Promise.all([sweep(), sweep()])
    expect(await rowOf(assinaturaId)).toMatchObject({ estado: 'ativa', avisada: 'carencia' })
    expect(harness.stripe.chamadas).toEqual([])
    harness.stripe.isAway = true
    await sweep(7)
    expect((await rowOf(assinaturaId)).estado).toBe('ativa')
    harness.stripe.isAway = false
    await sweep(7)
    await sweep(8)
    expect(await rowOf(assinaturaId)).toMatchObject({ estado: 'encerrada', avisada: 'encerrada' })
    expect(harness.stripe.chamadas).toEqual(['encerrar sub-fim'])
    expect((await leitor.minha()).situacao).toBe('encerrada')
    expect((await correios()).map(({ aviso }) => aviso)).toEqual(['carencia', 'encerrada'])
  })

  it('is told and no longer charged, though a charge fails between the end and its closing', async () => {
    const referencia = `sub-${leitor.usuarioId}`
    const vale_ate = emDias(-8)
    const { assinaturaId } = await insertAssinatura(harness.db, {
      email: leitor.email,
      assinatura: { meio: 'stripe', referencia, renova: 1, vale_ate, avisada: 'carencia' },
      pagamento: { meio: 'stripe', pago_em: emDias(-374), periodo_ate: vale_ate },
    })
    const alvo = { referenciaDaAssinatura: referencia }
    expect(await harness.tell({ meio: 'stripe', tipo: 'falhou', alvo })).toBe('aplicado')
    expect((await leitor.minha()).situacao).toBe('encerrada')
    await sweep()
    expect(await rowOf(assinaturaId)).toMatchObject({ estado: 'encerrada', avisada: 'encerrada' })
    expect(harness.stripe.chamadas.at(-1)).toBe(`encerrar ${referencia}`)
    expect((await correios()).map(({ aviso }) => aviso)).toEqual(['encerrada'])
  })

  it('waits no longer for a provider than all may bear, and holds up nobody who needs none', async () => {
    const leitores = [leitor, await harness.reader(), await harness.reader()]
    const ids: string[] = []
    for (const [index, { email }] of leitores.entries()) {
      const meio = index < 2 ? 'stripe' : 'pix'
      const { assinaturaId } = await insertAssinatura(harness.db, {
        email,
        assinatura: { meio, referencia: `sub-${email}`, renova: 1, vale_ate: emDias(index - 12) },
        pagamento: { meio, pago_em: emDias(index - 43), periodo_ate: emDias(index - 12) },
      })
      ids.push(assinaturaId)
    }
    const asked: string[] = []
    const encerrar: typeof harness.stripe.encerrar = async ({ referencia }) => {
      asked.push(String(referencia))
      await delay(20)
      throw new Error('no answer')
    }
    const meios = [harness.pix, { ...harness.stripe, encerrar }]
    await sweepAssinaturas({ db: harness.db, meios, log, esperaMs: 0 })
    expect(asked).toHaveLength(1)
    const rows = harness.db.read.selectFrom('assinatura').select('estado').where('id', 'in', ids)
    expect(await rows.orderBy('vale_ate').execute()).toEqual([
      { estado: 'ativa' },
      { estado: 'ativa' },
      { estado: 'encerrada' },
    ])
    await sweep()
  })

  it('opens again when the charge passes after all, and is told of its next end', async () => {
    const { assinaturaId } = await insertAssinatura(harness.db, {
      email: leitor.email,
      assinatura: { meio: 'stripe', referencia: `s-${leitor.usuarioId}`, renova: 1, vale_ate: emDias(-9) },
      pagamento: { meio: 'stripe', pago_em: emDias(-40), periodo_ate: emDias(-9) },
    })
    await sweep()
    const alvo = { referenciaDaAssinatura: `s-${leitor.usuarioId}`, referencia: `i-${leitor.usuarioId}` }
    const periodoAte = emDias(21)
    await harness.tell({ meio: 'stripe', tipo: 'pago', alvo, valor: 3284, plano: 'mensal', periodoAte })
    expect(await rowOf(assinaturaId)).toMatchObject({ estado: 'ativa', avisada: null, vale_ate: periodoAte })
  })

  it('is a payment that nobody made; it stays open to what comes late', async () => {
    const pago = await begin()
    await sweep(2)
    const pagamentos = harness.db.read.selectFrom('pagamento').select('estado')
    expect(await pagamentos.where('usuario_id', '=', leitor.usuarioId).execute()).toEqual([
      { estado: 'expirado' },
    ])
    expect(await harness.tell(pago)).toBe('aplicado')
    expect((await leitor.minha()).situacao).toBe('ativa')
  })

  it('are events older than any provider repeats', async () => {
    expect(await harness.tell({ ...(await begin()), id: 'antigo' })).toBe('aplicado')
    await sweep(399)
    expect((await resultados()).has('antigo')).toBe(true)
    for (let run = 0; run < 3; run += 1) await sweep(401)
    expect((await resultados()).has('antigo')).toBe(false)
  })
})

describe('what the publisher gives', () => {
  const dar = (dias: number) =>
    harness.db.write
      .transaction()
      .execute((trx) =>
        darCortesia(trx, harness.db.engine, { usuarioId: leitor.usuarioId, ate: emDias(dias) }),
      )

  it('is a subscription until a day, which can be moved, and taken back', async () => {
    await dar(30)
    expect(await leitor.minha()).toMatchObject({ situacao: 'ativa', meio: 'cortesia', plano: null })
    await dar(60)
    expect(Date.parse((await leitor.minha()).vale_ate ?? '')).toBeGreaterThan(Date.now() + 59 * DIA_MS)
    await dar(-1)
    expect((await leitor.minha()).situacao).toBe('encerrada')
    await sweep()
    expect((await leitor.call(assinar, { body: { plano: 'anual', meio: 'pix' } })).statusCode).toBe(200)
  })

  it('is prolonged by money that comes late, and refused beside what is paid', async () => {
    const pago = await begin()
    await dar(30)
    expect(await harness.tell(pago)).toBe('aplicado')
    expect(Date.parse((await leitor.minha()).vale_ate ?? '')).toBeGreaterThan(Date.now() + 57 * DIA_MS)
    leitor = await harness.reader()
    await harness.tell(await begin())
    await expect(dar(30)).rejects.toMatchObject({ statusCode: 409 })
    expect(errorOf(await leitor.call(assinar, { body: { plano: 'anual', meio: 'pix' } })).status).toBe(409)
  })
})
