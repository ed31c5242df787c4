import Fastify, { type FastifyInstance } from 'fastify'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { unnamedProxyWarning, warnOfUntrustedForwarding } from './proxy-warnings.ts'

describe('unnamedProxyWarning', () => {
  const http = { port: 3000, host: '127.0.0.1', publicUrl: 'http://127.0.0.1:3000', trustedProxies: [] }

  it.each([
    'https://biblioteca.exemplo.com.br',
    'http://biblioteca.exemplo.com.br',
    'https://localhost:3000',
  ])('warns when the public address is %s, and says what to do', (publicUrl) => {
    expect(unnamedProxyWarning({ ...http, publicUrl })).toContain('MBW_PROXIES=127.0.0.1')
  })

  it.each([
    ['the address is where it listens', {}],
    ['the name is another and the port the same', { publicUrl: 'http://biblioteca.local:3000' }],
    ['a proxy is named', { publicUrl: 'https://exemplo.com.br', trustedProxies: ['127.0.0.1'] }],
    ['any port will do', { port: 0, publicUrl: 'http://127.0.0.1:0' }],
  ])('says nothing when %s', (_, settings) => {
    expect(unnamedProxyWarning({ ...http, ...settings })).toBeNull()
  })
})

describe('warnOfUntrustedForwarding', () => {
  let app: FastifyInstance

  function build(trustProxy: string[] | false) {
    app = Fastify({ trustProxy })
    const warned = vi.spyOn(app.log, 'warn').mockImplementation(() => {})
    warnOfUntrustedForwarding(app)
    app.get('/', async () => 'ok')
    return warned
  }

  afterEach(() => app.close())

  it.each([
    [{ 'x-forwarded-for': '203.0.113.1' }, false],
    [{ forwarded: 'for=203.0.113.1' }, false],
    [{ 'x-forwarded-for': '203.0.113.1' }, ['192.0.2.1']],
    [{ forwarded: 'for=203.0.113.1' }, ['127.0.0.1']],
  ] as const)('warns once of %j when %j is trusted', async (headers, trusted) => {
    const warned = build(trusted && [...trusted])
    for (let index = 0; index < 3; index += 1) await app.inject({ url: '/', headers })
    expect(warned).toHaveBeenCalledTimes(1)
    expect(warned.mock.calls[0]?.[1]).toContain('MBW_PROXIES')
  })

  it('says nothing of a trusted proxy, nor of clients that come by themselves', async () => {
    const warned = build(['127.0.0.1'])
    await app.inject({ url: '/', headers: { 'x-forwarded-for': '203.0.113.1' } })
    await app.inject('/')
    expect(warned).not.toHaveBeenCalled()
  })
})
