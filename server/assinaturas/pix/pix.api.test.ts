import { describe, expect, it } from 'vitest'
import { avisarPix } from '#contract/avisos-de-pagamento.ts'
import { openMesa } from '#tests/support/mesa.ts'
import { openPixPedido } from '#tests/support/pix-pedido.ts'
import { setupTestApp } from '#tests/support/test-app.ts'
import { addMeses } from '../periodos.ts'
import { confirmarPix, devolverPix } from './marcar-pix.ts'

const SEGREDO = 'segredo-do-aviso-com-mais-de-32-letras'
const harness = setupTestApp({
  MBW_PIX_CHAVE: '+5511987654321',
  MBW_PIX_NOME: 'Editora',
  MBW_PIX_CIDADE: 'Recife',
  MBW_PIX_WEBHOOK_SEGREDO: SEGREDO,
})
const ONTEM = new Date(Date.now() - 86_400_000)

const openPedido = () => openPixPedido(harness)

const estadoDe = async ({ pagamentoId }: { pagamentoId: string }) => {
  const row = await harness.db.write
    .selectFrom('pagamento')
    .innerJoin('assinatura', 'assinatura.id', 'pagamento.assinatura_id')
    .select([
      'pagamento.estado',
      'pagamento.numero',
      'assinatura.estado as assinatura',
      'assinatura.vale_ate',
    ])
    .where('pagamento.id', '=', pagamentoId)
    .executeTakeFirstOrThrow()
  return { ...row, vale_ate: row.vale_ate?.slice(0, 10) ?? null }
}

let sent = 0
const pixDe = (txid: string | undefined, valor = '299.94') => {
  sent += 1
  return { endToEndId: `E${sent}`, ...(txid && { txid }), valor, horario: ONTEM.toISOString() }
}
const tell = (...pix: object[]) =>
  harness.visitor().call(avisarPix, { params: { segredo: SEGREDO }, body: { pix } })
const eventoOf = (id: string) =>
  harness.db.write.selectFrom('evento_pagamento').selectAll().where('id', '=', id).executeTakeFirst()
const DAQUI_A_UM_ANO = addMeses(ONTEM.toISOString(), 12).slice(0, 10)
const PAGO = { estado: 'pago', assinatura: 'ativa', vale_ate: DAQUI_A_UM_ANO }

describe('a notice of the bank', () => {
  it('opens the subscription, once, however often and by how many at once it is told', async () => {
    const pedido = await openPedido()
    const pix = pixDe(pedido.txid)
    const replies = await Promise.all(Array.from({ length: 6 }, () => tell(pix)))
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200, 200, 200])
    const once = await estadoDe(pedido)
    expect(once).toMatchObject(PAGO)
    await tell(pix)
    expect(await estadoDe(pedido)).toEqual(once)
  })

  it('of a code that was paid a second time is kept for the desk, which gives it back', async () => {
    const pedido = await openPedido()
    const [first, second] = [pixDe(pedido.txid), pixDe(pedido.txid)]
    await tell(first)
    const once = await estadoDe(pedido)
    await tell(second)
    expect(await estadoDe(pedido)).toEqual(once)
    expect(await eventoOf(first.endToEndId)).toMatchObject({ resultado: 'aplicado' })
    expect(await eventoOf(second.endToEndId)).toMatchObject({
      resultado: 'recusado',
      referencia: pedido.txid,
    })
  })

  it('that what was refused was given back takes nothing away, and leaves the code to be paid', async () => {
    const devolvido = (pix: ReturnType<typeof pixDe>) => ({
      ...pix,
      devolucoes: [{ valor: pix.valor, status: 'DEVOLVIDO' }],
    })
    const [pedido, outro] = [await openPedido(), await openPedido()]
    const second = pixDe(pedido.txid)
    await tell(pixDe(pedido.txid), second)
    await tell(devolvido(second))
    expect(await estadoDe(pedido)).toMatchObject(PAGO)
    await tell(devolvido(pixDe(outro.txid, '1.00')))
    await tell(pixDe(outro.txid))
    expect(await estadoDe(outro)).toMatchObject(PAGO)
  })

  it('of too little, or of what nobody asked for, changes nothing and is kept for the desk', async () => {
    const pedido = await openPedido()
    const [little, unknown, without] = [pixDe(pedido.txid, '299.93'), pixDe('X'.repeat(25)), pixDe(undefined)]
    expect((await tell(little, unknown, without)).statusCode).toBe(200)
    expect(await estadoDe(pedido)).toMatchObject({ estado: 'aguardando', assinatura: 'aguardando' })
    expect(await eventoOf(little.endToEndId)).toMatchObject({ resultado: 'recusado', valor: 29_993 })
    expect(await eventoOf(unknown.endToEndId)).toMatchObject({
      resultado: 'desconhecido',
      referencia: 'X'.repeat(25),
    })
    expect(await eventoOf(without.endToEndId)).toMatchObject({ resultado: 'desconhecido', referencia: null })
  })

  it('that the money was given back closes it again', async () => {
    const pedido = await openPedido()
    const pix = pixDe(pedido.txid)
    await tell({ ...pix, devolucoes: [{ valor: '299.94', status: 'DEVOLVIDO' }] })
    expect(await estadoDe(pedido)).toMatchObject({ estado: 'estornado', assinatura: 'encerrada' })
    await tell(pix)
    expect(await estadoDe(pedido)).toMatchObject({ estado: 'estornado', assinatura: 'encerrada' })
  })
})

describe('the desk', () => {
  it('confirms what the bank has told, or will tell, once; both say the same', async () => {
    const { usuarioId: autor } = await openMesa(harness, 'editor')
    const pedido = await openPedido()
    for (const _ of [1, 2]) await confirmarPix(harness.db, { ...pedido, autor })
    const byDesk = await estadoDe(pedido)
    expect(byDesk).toMatchObject({ estado: 'pago', assinatura: 'ativa' })
    const pix = pixDe(pedido.txid)
    await tell(pix)
    expect(await eventoOf(pix.endToEndId)).toMatchObject({ resultado: 'aplicado' })
    expect(await estadoDe(pedido)).toEqual({ ...byDesk, vale_ate: DAQUI_A_UM_ANO })
    await devolverPix(harness.db, { ...pedido, autor })
    expect(await estadoDe(pedido)).toMatchObject({ estado: 'estornado', assinatura: 'encerrada' })
    const atos = await harness.db.write
      .selectFrom('ato')
      .select(['acao', 'autor_id', 'detalhes'])
      .where('alvo_id', '=', pedido.usuarioId)
      .orderBy('id')
      .execute()
    expect(atos.map(({ acao, autor_id }) => [acao, autor_id])).toEqual([
      ['pix_confirmado', autor],
      ['pix_devolvido', autor],
    ])
    expect(JSON.parse(atos[0]?.detalhes ?? '')).toEqual({ pagamento: pedido.pagamentoId, centavos: '29994' })
  })

  it('hears of a code that was paid a second time after it confirmed the first', async () => {
    const { usuarioId: autor } = await openMesa(harness, 'editor')
    const pedido = await openPedido()
    await confirmarPix(harness.db, { ...pedido, autor })
    const [first, second] = [pixDe(pedido.txid), pixDe(pedido.txid)]
    await tell(first)
    await tell(first, second)
    expect(await eventoOf(first.endToEndId)).toMatchObject({ resultado: 'aplicado' })
    expect(await eventoOf(second.endToEndId)).toMatchObject({ resultado: 'recusado' })
  })

  it('neither confirms what was given back, or is another, nor gives back what was not paid', async () => {
    const { usuarioId: autor } = await openMesa(harness, 'editor')
    const [pedido, other] = [await openPedido(), await openPedido()]
    const codeOf = (work: Promise<void>) =>
      work.then(
        () => 'done',
        ({ code }) => code,
      )
    expect(await codeOf(devolverPix(harness.db, { ...pedido, autor }))).toBe('estado_nao_permite')
    expect(await codeOf(confirmarPix(harness.db, { ...pedido, usuarioId: other.usuarioId, autor }))).toBe(
      'nao_encontrado',
    )
    await confirmarPix(harness.db, { ...pedido, autor })
    for (const _ of [1, 2]) await devolverPix(harness.db, { ...pedido, autor })
    expect(await codeOf(confirmarPix(harness.db, { ...pedido, autor }))).toBe('estado_nao_permite')
    expect(await estadoDe(other)).toMatchObject({ estado: 'aguardando' })
  })
})
