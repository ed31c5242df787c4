import { expect, it } from 'vitest'
import { avisarPix } from '#contract/avisos-de-pagamento.ts'
import * as contract from '#contract/editora/pagamentos.ts'
import { errorOf } from '#tests/support/api-client.ts'
import { openMesa } from '#tests/support/mesa.ts'
import { openPixPedido } from '#tests/support/pix-pedido.ts'
import { setupTestApp } from '#tests/support/test-app.ts'

const SEGREDO = 'segredo-do-aviso-com-mais-de-32-letras'
const harness = setupTestApp({
  MBW_PIX_CHAVE: '+5511987654321',
  MBW_PIX_NOME: 'Editora',
  MBW_PIX_CIDADE: 'Recife',
  MBW_PIX_WEBHOOK_SEGREDO: SEGREDO,
})

it('shows what waits, finds it by the name in the statement, confirms it and gives it back', async () => {
  const { client } = await openMesa(harness, 'editor')
  const [pedido, other] = [await openPixPedido(harness), await openPixPedido(harness)]
  const params = { usuario: pedido.usuarioId, id: pedido.pagamentoId }
  const txidsOf = async (txid?: string) =>
    (await client.call(contract.listarPix, { query: { txid } }))
      .json()
      .map((each: contract.PixDaMesa) => each.txid)
  expect((await client.call(contract.listarPix)).json()[0]).toMatchObject({
    usuario_id: pedido.usuarioId,
    id: pedido.pagamentoId,
    txid: pedido.txid,
    email: pedido.email,
    plano: 'anual',
    valor: 29_994,
    estado: 'aguardando',
    pago_em: null,
  })
  const reply = await client.call(contract.confirmarPix, { params })
  expect(reply.json()).toEqual({ success: 'Pagamento confirmado.' })
  expect(await txidsOf()).toEqual([other.txid])
  expect(await txidsOf(pedido.txid.toLowerCase())).toEqual([pedido.txid])
  expect((await client.call(contract.devolverPix, { params })).json()).toEqual({
    success: 'Devolução registrada.',
  })
  expect(errorOf(await client.call(contract.confirmarPix, { params })).code).toBe('estado_nao_permite')
  const nobody = { usuario: other.usuarioId, id: pedido.pagamentoId }
  expect(errorOf(await client.call(contract.confirmarPix, { params: nobody })).status).toBe(404)
  expect(errorOf(await client.call(contract.listarPix, { query: { txid: '%' } })).status).toBe(422)
  expect(await txidsOf('X'.repeat(25))).toEqual([])
})

it('shows what was told and has changed nothing, the last first', async () => {
  const { client } = await openMesa(harness, 'administrador')
  const pedido = await openPixPedido(harness)
  const horario = new Date().toISOString()
  const tell = (endToEndId: string, txid: string | undefined, valor: string) =>
    harness.visitor().call(avisarPix, {
      params: { segredo: SEGREDO },
      body: { pix: [{ endToEndId, ...(txid && { txid }), valor, horario }] },
    })
  await tell('E1', undefined, '10.00')
  await tell('E2', pedido.txid, '1.00')
  await tell('E3', pedido.txid, '299.94')
  const avisos: contract.AvisoDaMesa[] = (await client.call(contract.listarAvisos)).json()
  expect(avisos.map(({ id, resultado, valor, referencia }) => [id, resultado, valor, referencia])).toEqual([
    ['E2', 'recusado', 100, pedido.txid],
    ['E1', 'desconhecido', 1000, null],
  ])

  const resolve = (id: string) => client.call(contract.resolverAviso, { body: { meio: 'pix', id } })
  expect((await resolve('E1')).json()).toEqual({ success: 'Aviso resolvido.' })
  await resolve('E1')
  // Told once more it names nothing still: whoever has done with it has done with it.
  await tell('E1', undefined, '10.00')
  const left = async () =>
    (await client.call(contract.listarAvisos)).json().map((aviso: contract.AvisoDaMesa) => aviso.id)
  expect(await left()).toEqual(['E2'])
  await tell('E1', pedido.txid, '10.00')
  expect(await left()).toEqual(['E1', 'E2'])
  expect(errorOf(await resolve('E9')).status).toBe(404)
  expect(errorOf(await resolve('E'.repeat(201))).status).toBe(422)
  const atos = harness.db.write.selectFrom('ato').select(['alvo_tipo', 'alvo_id'])
  expect(await atos.where('acao', '=', 'aviso_resolvido').execute()).toEqual([
    { alvo_tipo: 'aviso', alvo_id: 'E1' },
  ])
})

it('is for those who have a role', async () => {
  const reader = await harness.reader()
  for (const endpoint of [contract.listarPix, contract.listarAvisos])
    expect(errorOf(await reader.call(endpoint)).code).toBe('sem_permissao')
  const params = {
    usuario: '01890000-0000-7000-8000-000000000000',
    id: '01890000-0000-7000-8000-000000000000',
  }
  for (const endpoint of [contract.confirmarPix, contract.devolverPix])
    expect(errorOf(await reader.call(endpoint, { params })).code).toBe('sem_permissao')
  const aviso = { body: { meio: 'pix', id: 'E1' } }
  expect(errorOf(await reader.call(contract.resolverAviso, aviso)).code).toBe('sem_permissao')
})
