/** Public texts as ready buffers, made once until the next import. Unknown ids throw and are not kept, so they are bounded. */
import type { FastifyInstance } from 'fastify'
import * as z from 'zod/mini'
import type { $ZodType } from 'zod/v4/core'
import type { Endpoint } from '#contract/endpoint.ts'
import { prepareDocument, type ReadyDocument } from './ready-document.ts'
import { type EndpointCall, registerDocument, type SuccessReply } from './register-endpoint.ts'
import type { Soon } from './when-ready.ts'

export const JSON_TYPE = 'application/json; charset=utf-8'

export interface TextCache {
  /** The text of a key, built on first use; concurrent callers share one build. */
  get(key: string, build: () => Promise<unknown>): Soon<ReadyDocument>
  /** Forgets everything, builds under way included. */
  clear(): void
}

export function createTextCache(): TextCache {
  let entries = new Map<string, Soon<ReadyDocument>>()
  return {
    get(key, build) {
      const current = entries
      const known = current.get(key)
      if (known) return known
      const building = build().then((value) => prepareDocument(JSON_TYPE, JSON.stringify(value)))
      current.set(key, building)
      building.then(
        (built) => current.set(key, built),
        () => current.delete(key),
      )
      return building
    },
    clear() {
      entries = new Map()
    },
  }
}

/** Registers a public call whose reply is cached, with ETag and compression. @param build throws AppError for unknown ids */
export function registerText<const E extends Endpoint>(
  app: FastifyInstance,
  texts: TextCache,
  endpoint: E,
  build: (params: EndpointCall<E>['params'], query: EndpointCall<E>['query']) => Promise<SuccessReply<E>>,
): void {
  const schema = replySchema(endpoint)
  registerDocument(app, endpoint, 'no-cache', ({ params, query }) => {
    const key = `${endpoint.path} ${JSON.stringify(params ?? {})} ${JSON.stringify(query ?? {})}`
    return texts.get(key, async () => z.parse(schema, await build(params, query)))
  })
}

function replySchema(endpoint: Endpoint): $ZodType {
  const schema = endpoint.replies[200]
  if (!schema) throw new Error(`${endpoint.path} declares no reply 200`)
  return schema
}
