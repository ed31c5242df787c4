import { Readable } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import * as z from 'zod/mini'
import type { $ZodType } from 'zod/v4/core'
import type { Endpoint } from '#contract/endpoint.ts'
import type { PrivateReplies } from './private-replies.ts'
import { type EndpointCall, registerRoute, type SuccessReply } from './register-endpoint.ts'
import { JSON_TYPE } from './text-cache.ts'

/** A reply up to this length is sent in one piece, which costs a fraction of a stream. */
const WHOLE_CHARS = 64 * 1024

type Item<E extends Endpoint> = SuccessReply<E> extends readonly (infer I)[] ? I : never

/**
 * A reply that is one array, however long, batch by batch, each checked.
 * @param handle failures after the first 64 kB end the connection
 * @param replies keep those that fit into one piece, until the reader changes something
 */
export function registerList<const E extends Endpoint>(
  app: FastifyInstance,
  endpoint: E,
  handle: (call: EndpointCall<E>) => Promise<AsyncIterable<readonly Item<E>[]>>,
  replies?: PrivateReplies,
): void {
  const schema = endpoint.replies[200]
  if (!schema) throw new Error(`${endpoint.path} declares no reply 200`)
  registerRoute(app, endpoint, async (request, reply) => {
    const { params, query, body } = request
    reply.header('Cache-Control', 'no-store')
    const key = replies?.keyOf(request) ?? ''
    const kept = replies?.answer(key, request, reply)
    if (kept) return kept
    const list = await handle({ params, query, body, request, reply } as EndpointCall<E>)
    const pieces = writeArray(schema, list[Symbol.asyncIterator]())
    const { start, isWhole } = await takeStart(pieces)
    if (isWhole && replies) return replies.answerAndKeep(key, request, reply, start)
    reply.type(JSON_TYPE)
    if (isWhole) return reply.serializer(String).send(start)
    return reply.send(Readable.from(concat(start, pieces), { objectMode: false }))
  })
}

/** What fits into one piece, or a little more of what does not. */
async function takeStart(pieces: AsyncGenerator<string, void>): Promise<{ start: string; isWhole: boolean }> {
  let start = ''
  while (start.length <= WHOLE_CHARS) {
    const { value, done } = await pieces.next()
    if (done) return { start, isWhole: true }
    start += value
  }
  return { start, isWhole: false }
}

async function* concat(start: string, pieces: AsyncGenerator<string, void>): AsyncGenerator<string, void> {
  yield start
  yield* pieces
}

async function* writeArray(
  schema: $ZodType,
  batches: AsyncIterator<readonly unknown[]>,
): AsyncGenerator<string, void> {
  try {
    let before = '['
    for (let next = await batches.next(); !next.done; next = await batches.next()) {
      yield before + writeItems(schema, next.value)
      before = ','
    }
    yield before === '[' ? '[]' : ']'
  } finally {
    // A caller who went away ends what is under way.
    await batches.return?.()
  }
}

function writeItems(schema: $ZodType, batch: readonly unknown[]): string {
  return JSON.stringify(z.parse(schema, batch)).slice(1, -1)
}
