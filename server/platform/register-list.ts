import { Readable } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import * as z from 'zod/mini'
import type { $ZodType } from 'zod/v4/core'
import type { Endpoint } from '#contract/endpoint.ts'
import { type EndpointCall, registerRoute, type SuccessReply } from './register-endpoint.ts'
import { JSON_TYPE } from './text-cache.ts'

type Item<E extends Endpoint> = SuccessReply<E> extends readonly (infer I)[] ? I : never

/** A reply that is one array, however long, batch by batch, each checked. @param handle later failures end the connection */
export function registerList<const E extends Endpoint>(
  app: FastifyInstance,
  endpoint: E,
  handle: (call: EndpointCall<E>) => Promise<AsyncIterable<readonly Item<E>[]>>,
): void {
  const schema = endpoint.replies[200]
  if (!schema) throw new Error(`${endpoint.path} declares no reply 200`)
  registerRoute(app, endpoint, async (request, reply) => {
    const { params, query, body } = request
    reply.header('Cache-Control', 'no-store')
    const list = await handle({ params, query, body, request, reply } as EndpointCall<E>)
    const batches = list[Symbol.asyncIterator]()
    const first = await batches.next()
    if (first.done) return reply.send([])
    const second = await batches.next()
    if (second.done) return reply.send(first.value)
    const json = writeArray(schema, [first.value, second.value], batches)
    return reply.type(JSON_TYPE).send(Readable.from(json, { objectMode: false }))
  })
}

/** @param read batches that came already, not empty */
async function* writeArray(
  schema: $ZodType,
  read: readonly (readonly unknown[])[],
  batches: AsyncIterator<readonly unknown[]>,
): AsyncGenerator<string, void> {
  try {
    let before = '['
    for (const batch of read) {
      yield before + writeItems(schema, batch)
      before = ','
    }
    for (let next = await batches.next(); !next.done; next = await batches.next()) {
      yield `,${writeItems(schema, next.value)}`
    }
    yield ']'
  } finally {
    // A caller who went away ends what is under way.
    await batches.return?.()
  }
}

function writeItems(schema: $ZodType, batch: readonly unknown[]): string {
  return JSON.stringify(z.parse(schema, batch)).slice(1, -1)
}
