import { describe, expect, it } from 'vitest'
import { createAvisosApp } from '#tests/support/avisos-app.ts'

const SEGREDO = 'segredo-do-aviso-com-mais-de-32-letras'
const PIX = { MBW_PIX_CHAVE: '+5511987654321', MBW_PIX_NOME: 'Editora', MBW_PIX_CIDADE: 'Recife' }
const COM_AVISO = { ...PIX, MBW_PIX_WEBHOOK_SEGREDO: SEGREDO }
const TXID = 'F5LXX1ZZ5PNORYNQGLHZMSP33'
const RECEBIDO = {
  endToEndId: 'E00416968202611231530Ozyl2DYTcF5',
  txid: TXID,
  chave: '+5511987654321',
  valor: '299.94',
  horario: '2026-11-22T12:30:00.000-03:00',
  infoPagador: 'obrigado',
}
const PAGO = {
  meio: 'pix',
  id: RECEBIDO.endToEndId,
  tipo: 'pago',
  valor: 29_994,
  ocorridoEm: '2026-11-22T15:30:00.000Z',
  alvo: { referencia: TXID },
}

const send = (
  { app }: ReturnType<typeof createAvisosApp>,
  body: object | string,
  { path = `${SEGREDO}/pix`, headers = {} }: { path?: string; headers?: Record<string, string> } = {},
) =>
  app.inject({
    method: 'POST',
    url: `/pagamentos/pix/${path}`,
    headers: { 'content-type': 'application/json', ...headers },
    payload: typeof body === 'string' ? body : JSON.stringify(body),
  })

describe('a notice of the bank', () => {
  it('tells what was paid, for what and when', async () => {
    const avisos = createAvisosApp(COM_AVISO)
    const reply = await send(avisos, { pix: [RECEBIDO, { ...RECEBIDO, endToEndId: 'E2', txid: undefined }] })
    expect([reply.statusCode, reply.json()]).toEqual([200, { recebido: true }])
    expect(avisos.eventos).toEqual([PAGO, { ...PAGO, id: 'E2', alvo: {} }])
  })

  it('comes with or without the ending that banks add, its secret in the address or in the header', async () => {
    const avisos = createAvisosApp(COM_AVISO)
    await send(avisos, { pix: [RECEBIDO] }, { path: SEGREDO })
    const headers = { authorization: `Bearer ${SEGREDO}` }
    await send(avisos, { pix: [RECEBIDO] }, { path: 'aviso/pix', headers })
    expect(avisos.eventos).toEqual([PAGO, PAGO])
    expect((await send(avisos, { evento: 'teste_webhook' })).statusCode).toBe(200)
  })

  it('finds the payment though the bank writes its name small, and is of now at the latest', async () => {
    const avisos = createAvisosApp(COM_AVISO)
    const pix = [
      { ...RECEBIDO, txid: TXID.toLowerCase(), horario: '2999-01-01T00:00:00Z' },
      { ...RECEBIDO, horario: 'ontem' },
    ]
    const before = new Date().toISOString()
    await send(avisos, { pix })
    for (const evento of avisos.eventos) {
      expect(evento.alvo).toEqual({ referencia: TXID })
      expect(evento.ocorridoEm >= before && evento.ocorridoEm <= new Date().toISOString()).toBe(true)
    }
  })

  it('tells that a Pix was given back when it was so whole', async () => {
    const avisos = createAvisosApp(COM_AVISO)
    const back = (valor: string, status = 'DEVOLVIDO') => ({ id: 'D1', valor, status })
    const tiposOf = async (devolucoes: object[]) => {
      avisos.eventos.length = 0
      await send(avisos, { pix: [{ ...RECEBIDO, devolucoes }] })
      return avisos.eventos.map(({ tipo, id }) => `${tipo} ${id}`)
    }
    const pago = `pago ${RECEBIDO.endToEndId}`
    expect(await tiposOf([back('100.00'), back('199.94')])).toEqual([
      pago,
      `estornado ${RECEBIDO.endToEndId}-devolucao`,
    ])
    expect(await tiposOf([back('100.00')])).toEqual([pago])
    expect(await tiposOf([back('299.94', 'EM_PROCESSAMENTO')])).toEqual([pago])
  })

  it.each([
    ['of another', { path: `${SEGREDO}x/pix` }],
    ['with none', { path: 'aviso/pix' }],
    [
      'with another in the header',
      { path: 'aviso/pix', headers: { authorization: `Bearer ${'x'.repeat(38)}` } },
    ],
  ])('%s secret is refused, and nothing is received', async (_, where) => {
    const avisos = createAvisosApp(COM_AVISO)
    const reply = await send(avisos, { pix: [RECEBIDO] }, where)
    expect([reply.statusCode, reply.json().code]).toEqual([401, 'credenciais_invalidas'])
    expect(avisos.eventos).toEqual([])
  })

  it.each([
    ['an id with signs', { endToEndId: "E1'--" }],
    ['an amount that is none', { valor: '299,94' }],
    ['a payment whose name is too long', { txid: 'x'.repeat(65) }],
    ['no time', { horario: undefined }],
    [
      'too much given back',
      { devolucoes: Array.from({ length: 51 }, () => ({ valor: '1.00', status: 'DEVOLVIDO' })) },
    ],
  ])('%s is refused', async (_, change) => {
    const avisos = createAvisosApp(COM_AVISO)
    expect((await send(avisos, { pix: [{ ...RECEBIDO, ...change }] })).statusCode).toBe(422)
    expect(avisos.eventos).toEqual([])
  })

  it('has a bound, in pieces and in bytes', async () => {
    const avisos = createAvisosApp(COM_AVISO)
    const many = Array.from({ length: 501 }, (_, at) => ({
      endToEndId: `E${at}`,
      valor: '1.00',
      horario: '',
    }))
    expect((await send(avisos, { pix: many })).statusCode).toBe(422)
    expect((await send(avisos, { pix: [], mais: 'x'.repeat(64 * 1024) })).statusCode).toBe(413)
    expect((await send(avisos, '{')).statusCode).toBe(422)
    expect(avisos.eventos).toEqual([])
  })

  it('that could not be written down is told again', async () => {
    const avisos = createAvisosApp(COM_AVISO, () => Promise.reject(new Error('the database is away')))
    expect((await send(avisos, { pix: [RECEBIDO] })).statusCode).toBe(500)
  })

  it.each([{}, PIX])('has no address where none was set up: %j', async (settings) => {
    const reply = await send(createAvisosApp(settings), { pix: [RECEBIDO] })
    expect([reply.statusCode, reply.json().code]).toEqual([404, 'nao_encontrado'])
  })
})
