import { once } from 'node:events'
import { get } from 'node:http'
import Fastify, { type FastifyInstance } from 'fastify'
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod'
import { afterEach, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import type { Endpoint } from '#contract/endpoint.ts'
import { AppError } from './app-error.ts'
import { installErrorHandler } from './error-handler.ts'
import { registerList } from './register-list.ts'

const lista = {
  method: 'GET',
  path: '/lista',
  access: 'session',
  tag: 'Prova',
  summary: 'Uma lista',
  replies: { 200: z.array(z.object({ id: z.number() })) },
} as const satisfies Endpoint

type Batch = readonly { id: number }[]

let app: FastifyInstance | undefined

afterEach(() => app?.close())

function serve(batches: () => AsyncIterable<Batch>): FastifyInstance {
  app = Fastify({ forceCloseConnections: true })
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  installErrorHandler(app)
  registerList(app, lista, async () => batches())
  return app
}

async function* give(...batches: Batch[]): AsyncGenerator<Batch> {
  yield* batches
}

/** More than is sent in one piece. */
const long: Batch = Array.from({ length: 20_000 }, (_, id) => ({ id }))
const wrong: Batch = JSON.parse('[{ "id": "x" }]')

/** What the reader keeps besides does not leave the server. */
const secret = (id: number) => ({ id, senha: 'segredo' })

describe('registerList', () => {
  it.each([
    ['none', []],
    ['one', [[1, 2]]],
    ['two', [[1, 2], [3]]],
    ['many', [[1], [2], [3], [4, 5]]],
    ['more than is sent in one piece', [long.map(({ id }) => id), [7]]],
  ])('answers one array for %s, with what the contract names', async (_, batches) => {
    const response = await serve(() => give(...batches.map((ids) => ids.map(secret)))).inject('/lista')
    expect(response.json()).toEqual(batches.flat().map((id) => ({ id })))
    expect(response.headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-store',
    })
  })

  it.each([0, 1, 3])('answers a failure after %i short batches as an error', async (good) => {
    async function* failing() {
      for (let id = 0; id < good; id += 1) yield [{ id }]
      throw new AppError('banco_indisponivel', 'Volte já.', { retryAfter: 5 })
    }
    const response = await serve(failing).inject('/lista')
    expect(response.statusCode).toBe(503)
    expect(response.json()).toMatchObject({ code: 'banco_indisponivel', message: 'Volte já.' })
  })

  it('breaks off when a batch fails after the reply has begun: nobody takes it for the whole list', async () => {
    async function* failing() {
      yield long
      throw new Error('o banco sumiu')
    }
    const url = await serve(failing).listen()
    await expect(fetch(`${url}/lista`).then((response) => response.text())).rejects.toThrow()
  })

  it('answers an error when a batch is not what the contract says', async () => {
    const response = await serve(() => give([{ id: 1 }], wrong)).inject('/lista')
    expect(response.statusCode).toBe(500)
  })

  it('breaks off when one after the beginning is not', async () => {
    const url = await serve(() => give(long, wrong)).listen()
    await expect(fetch(`${url}/lista`).then((response) => response.text())).rejects.toThrow()
  })

  it('reads no further than the caller takes, and ends when the caller goes', async () => {
    let read = 0
    const ended = Promise.withResolvers<void>()
    async function* endless() {
      try {
        for (;;) {
          read += 1
          yield Array.from({ length: 20_000 }, (_, id) => ({ id }))
        }
      } finally {
        ended.resolve()
      }
    }
    const url = await serve(endless).listen()
    const request = get(`${url}/lista`)
    const [response] = await once(request, 'response')
    await once(response, 'readable')
    response.destroy()
    await ended.promise
    expect(read).toBeLessThan(200)
  })
})
