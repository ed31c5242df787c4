/** Which texts are kept, and under which addresses they are found again. */
import compress from '@fastify/compress'
import Fastify from 'fastify'
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { IdNumerico } from '#contract/atoms.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { AppError } from './app-error.ts'
import { installErrorHandler } from './error-handler.ts'
import { createTextCache, registerText } from './text-cache.ts'

const numero = {
  method: 'GET',
  path: '/numeros/:id',
  access: 'public',
  tag: 'Números',
  summary: 'Um número',
  params: z.object({ id: IdNumerico }),
  query: z.object({ lingua: z.optional(z.enum(['pt', 'en'])) }),
  replies: { 200: z.object({ id: z.number(), lingua: z.string() }) },
} as const satisfies Endpoint

const todos = {
  method: 'GET',
  path: '/numeros',
  access: 'public',
  tag: 'Números',
  summary: 'Todos os números',
  replies: { 200: z.object({ total: z.number() }) },
} as const satisfies Endpoint

/** @returns what was built, and the status and body of a call */
async function start() {
  const app = Fastify()
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  installErrorHandler(app)
  await app.register(compress)
  const texts = createTextCache()
  const built: string[] = []
  const asked: string[] = []
  app.addHook('onRequest', (request, _, done) => {
    asked.push(request.url)
    done(request.headers.refused ? new AppError('sem_permissao', 'Não.') : undefined)
  })
  await app.register(
    async (api) => {
      registerText(api, texts, numero, async ({ id }, { lingua = 'pt' }) => {
        built.push(`${id} ${lingua}`)
        if (id === 0) throw new Error('unknown')
        return { id, lingua }
      })
      registerText(api, texts, todos, async () => {
        built.push('todos')
        return { total: built.length }
      })
    },
    { prefix: '/api' },
  )
  const get = async (url: string, headers: Record<string, string> = {}) => {
    const { statusCode, body, headers: sent } = await app.inject({ url: `/api${url}`, headers })
    return { statusCode, body, etag: sent.etag, encoding: sent['content-encoding'], vary: sent.vary }
  }
  return { get, texts, built, asked, app }
}

describe('a text', () => {
  it('is made once, and answered alike however its address is written', async () => {
    const { get, built } = await start()
    const first = await get('/numeros/7')
    expect(first).toMatchObject({ statusCode: 200, body: '{"id":7,"lingua":"pt"}', vary: 'Accept-Encoding' })
    for (const url of ['/numeros/7', '/numeros/007', '/numeros/7?outra=1', '/numeros/7?'])
      expect(await get(url)).toEqual(first)
    expect(built).toEqual(['7 pt'])
    expect((await get('/numeros/7?lingua=en')).body).toBe('{"id":7,"lingua":"en"}')
    expect((await get('/numeros/7?lingua=en&outra=1')).body).toBe('{"id":7,"lingua":"en"}')
    expect(built).toEqual(['7 pt', '7 en'])
  })

  it('that takes no query is one, whatever is asked besides', async () => {
    const { get, built } = await start()
    for (const url of ['/numeros', '/numeros?a=1', '/numeros?a=2&b=3', '/numeros?lingua=en']) await get(url)
    expect(built).toEqual(['todos'])
  })

  it('that is there comes in the encoding of the caller, and not again to one who has it', async () => {
    const { get } = await start()
    const { etag } = await get('/numeros/7')
    expect(await get('/numeros/7', { 'accept-encoding': 'br' })).toMatchObject({
      statusCode: 200,
      encoding: 'br',
      etag,
    })
    expect(await get('/numeros/7', { 'accept-encoding': 'gzip' })).toMatchObject({ encoding: 'gzip', etag })
    expect(await get('/numeros/7', { 'if-none-match': String(etag) })).toMatchObject({
      statusCode: 304,
      body: '',
    })
  })

  it('that is there is no more for a caller whom a hook of all calls refuses', async () => {
    const { get, asked } = await start()
    await get('/numeros/7')
    expect((await get('/numeros/7', { refused: '1' })).body).not.toContain('lingua')
    expect(asked).toEqual(['/api/numeros/7', '/api/numeros/7'])
  })

  it('is made anew once all is forgotten', async () => {
    const { get, built, texts } = await start()
    await get('/numeros/7')
    texts.clear()
    await get('/numeros/7')
    expect(built).toEqual(['7 pt', '7 pt'])
  })

  it('that could not be made is not kept, and what is no address of one is refused each time', async () => {
    const { get, built } = await start()
    const statuses = []
    for (const url of [
      '/numeros/0',
      '/numeros/0',
      '/numeros/x',
      '/numeros/7?lingua=xx',
      '/numeros/7?lingua=xx',
    ])
      statuses.push((await get(url)).statusCode)
    expect(statuses).toEqual([500, 500, 422, 422, 422])
    expect(built).toEqual(['0 pt', '0 pt'])
  })

  it('is answered without its bytes to HEAD', async () => {
    const { get, app } = await start()
    const { etag } = await get('/numeros/7')
    const { statusCode, body, headers } = await app.inject({ method: 'HEAD', url: '/api/numeros/7' })
    expect([statusCode, body, headers.etag]).toEqual([200, '', etag])
  })
})
