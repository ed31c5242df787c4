/** Over a real socket: what the parser refuses never reaches `inject`. */
import { connect, Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import * as z from 'zod/mini'
import { Erro } from '#contract/erros.ts'
import { setupTestApp } from '#tests/support/test-app.ts'
import { answerClientError } from './client-errors.ts'

const harness = setupTestApp()

beforeAll(async () => {
  await harness.app.listen({ port: 0, host: '127.0.0.1' })
})

async function sendRaw(request: string): Promise<{ head: string; erro: Erro }> {
  const socket = connect(Number(new URL(harness.app.listeningOrigin).port), '127.0.0.1')
  socket.write(request)
  const [head = '', body = ''] = (await text(socket)).split('\r\n\r\n')
  return { head, erro: z.parse(Erro, JSON.parse(body)) }
}

describe('what is no HTTP request', () => {
  it.each([
    ['GET /api/saude HTTP/1.1\r\nHost: x\r\nmau cabeçalho\r\n\r\n', 400, 'pedido_malformado'],
    [
      'POST /api/login HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n',
      400,
      'pedido_malformado',
    ],
    ['FALA /api/saude HTTP/1.1\r\nHost: x\r\n\r\n', 400, 'pedido_malformado'],
    [`GET /api/cfw/${'a'.repeat(20_000)} HTTP/1.1\r\nHost: x\r\n\r\n`, 431, 'cabecalho_grande_demais'],
  ])('%#: the answer has the one error body, and the connection ends', async (request, status, code) => {
    const { head, erro } = await sendRaw(request)
    expect(head).toMatch(new RegExp(`^HTTP/1\\.1 ${status} \\w`))
    expect(erro).toMatchObject({ statusCode: status, code, error: erro.message })
  })

  it('says that a request came too slowly', async () => {
    const socket = new Socket()
    const write = vi.spyOn(socket, 'write').mockReturnValue(true)
    answerClientError({ code: 'ERR_HTTP_REQUEST_TIMEOUT' }, socket)
    expect(write).toHaveBeenCalledWith(expect.stringMatching(/^HTTP\/1\.1 408 .*"code":"pedido_lento"/s))
  })

  it('leaves a connection alone that is gone', () => {
    const socket = new Socket()
    const write = vi.spyOn(socket, 'write')
    answerClientError({ code: 'ECONNRESET' }, socket)
    expect(write).not.toHaveBeenCalled()
  })
})
