/** A text that is there is answered as it was the first time, and what follows a reply is done. */
import { once } from 'node:events'
import { get, type IncomingHttpHeaders, type IncomingMessage } from 'node:http'
import { buffer } from 'node:stream/consumers'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterEach, describe, expect, it } from 'vitest'
import type { Endpoint } from '#contract/endpoint.ts'
import { installEdgeCache } from './edge-cache.ts'
import { installLeaving } from './leaving.ts'
import { prepareDocument, type ReadyDocument } from './ready-document.ts'
import { registerDocument } from './register-endpoint.ts'
import { installSecurityHeaders } from './security-headers.ts'

const texto = {
  method: 'GET',
  path: '/texto',
  access: 'public',
  tag: 'Textos',
  summary: 'Um texto',
  replies: {},
} as const satisfies Endpoint

const TEXT = 'Qual é o fim principal do homem? '.repeat(40)

let app: FastifyInstance
afterEach(() => app.close())

/** @returns a call by any headers, and what the application has logged, counted and seen leave */
async function start(cacheControl = 'no-cache') {
  const seen = { lines: [] as string[], answered: 0, sent: 0 }
  app = Fastify({
    genReqId: () => 'pedido-1',
    logger: { level: 'info', stream: { write: (line) => void seen.lines.push(line) } },
  })
  app.setSerializerCompiler(() => String)
  installLeaving(app)
  installSecurityHeaders(app, 'http://localhost:3000')
  installEdgeCache(app, 60)
  app.addHook('onSend', async () => {
    seen.sent += 1
  })
  app.addHook('onResponse', async () => {
    seen.answered += 1
  })
  let kept: ReadyDocument | undefined
  const make = async () => {
    kept ??= prepareDocument('text/plain; charset=utf-8', TEXT, { headers: { 'X-Next-Cursor': 'x' } })
    return kept
  }
  registerDocument(app, texto, cacheControl, make, () => kept)
  await app.listen({ port: 0, host: '127.0.0.1' })
  const call = async (headers: Record<string, string> = {}, method = 'GET') => {
    const request = get(`${app.listeningOrigin}/texto`, { headers, method, agent: false })
    const [response]: IncomingMessage[] = await once(request, 'response')
    if (!response) throw new Error('no response')
    return {
      status: response.statusCode,
      headers: withoutDate(response.headers),
      body: await buffer(response),
    }
  }
  return { call, seen }
}

function withoutDate({ date, ...headers }: IncomingHttpHeaders): IncomingHttpHeaders {
  return headers
}

describe('a text that is there', () => {
  it.each(['br', 'gzip', 'identity'])('is answered as the first time, taken as %s', async (encoding) => {
    const { call, seen } = await start()
    const first = await call({ 'accept-encoding': encoding })
    const second = await call({ 'accept-encoding': encoding })
    expect(second).toEqual(first)
    expect(seen.sent).toBe(1)
    expect(second.headers).toMatchObject({
      'cache-control': 'no-cache',
      'cdn-cache-control': 'public, max-age=60, stale-while-revalidate=60',
      'content-length': String(second.body.length),
      vary: 'Accept-Encoding',
      'x-content-type-options': 'nosniff',
      'x-next-cursor': 'x',
    })
  })

  it('is not sent again to one who has it', async () => {
    const { call } = await start()
    const { headers: sent } = await call()
    const { status, headers, body } = await call({ 'if-none-match': String(sent.etag) })
    expect([status, body.length, headers.etag, headers['cache-tag']]).toEqual([304, 0, sent.etag, 'textos'])
    expect([headers['content-type'], headers['content-length']]).toEqual([undefined, undefined])
  })

  it('goes the usual way for HEAD, without what an edge keeps', async () => {
    const { call, seen } = await start()
    const { headers: sent } = await call()
    const { status, headers, body } = await call({}, 'HEAD')
    expect([status, body.length, headers['content-length']]).toEqual([200, 0, sent['content-length']])
    expect([headers['cdn-cache-control'], seen.sent]).toEqual([undefined, 2])
  })

  it('says nothing to an edge unless all may have it and ask for it again', async () => {
    const { call } = await start('no-store')
    for (let count = 0; count < 2; count += 1)
      expect((await call()).headers).not.toHaveProperty('cdn-cache-control')
  })

  it('has the headers that protect it, and none that speak of pages', async () => {
    const { call } = await start()
    const { headers } = await call()
    expect(headers).toMatchObject({
      'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
      'cross-origin-resource-policy': 'same-origin',
      'referrer-policy': 'same-origin',
      'x-frame-options': 'SAMEORIGIN',
    })
    expect(headers).not.toHaveProperty('permissions-policy')
    const { headers: ofOthers } = await app.inject({ url: '/outra' })
    expect(ofOthers).toHaveProperty('permissions-policy')
    expect(Object.keys(ofOthers)).toEqual(expect.arrayContaining(['x-download-options', 'x-xss-protection']))
  })

  it('is counted and logged with the id of the request', async () => {
    const { call, seen } = await start()
    await call()
    const before = seen.lines.length
    await call()
    expect(seen.answered).toBe(2)
    const lines = seen.lines.slice(before).map((line) => JSON.parse(line))
    expect(lines).toMatchObject([
      { msg: 'incoming request', reqId: 'pedido-1' },
      { msg: 'request completed', reqId: 'pedido-1', res: { statusCode: 200 } },
    ])
    expect(lines[1].responseTime).toBeGreaterThan(0)
  })

  it('ends its connection while the server is leaving', async () => {
    const { call, seen } = await start()
    await call()
    app.leaving.begin()
    expect((await call({ connection: 'keep-alive' })).headers.connection).toBe('close')
    expect(seen.sent).toBe(1)
  })
})
