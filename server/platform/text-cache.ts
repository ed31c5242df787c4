/** Public texts as ready buffers, made once until the next import. Unknown ids throw and are not kept, so they are bounded. */
import type { FastifyInstance, FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import type { $ZodType } from 'zod/v4/core'
import type { Endpoint } from '#contract/endpoint.ts'
import { buildUrl } from '#contract/url.ts'
import { prepareDocument, type ReadyDocument } from './ready-document.ts'
import { type EndpointCall, registerDocument, type SuccessReply } from './register-endpoint.ts'
import type { Soon } from './when-ready.ts'

export const JSON_TYPE = 'application/json; charset=utf-8'

export interface TextCache {
  /** The text of a key, built on first use; concurrent callers share one build. */
  get(key: string, build: () => Promise<unknown>): Soon<ReadyDocument>
  /** The text of a key, when it is there. */
  peek(key: string): Soon<ReadyDocument> | undefined
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
    peek: (key) => entries.get(key),
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
  const handle = ({ params, query, request }: EndpointCall<E>) =>
    texts.get(addressOf(endpoint, request), async () => z.parse(schema, await build(params, query)))
  registerDocument(app, endpoint, 'no-cache', handle, ({ url }) => texts.peek(url))
}

/** A call as it is written when it says no more than it asks: what else a query has makes no text of its own. */
export function addressOf(endpoint: Endpoint, { params, query }: FastifyRequest): string {
  return buildUrl(endpoint.path, {
    ...(endpoint.params && { params: { ...Object(params) } }),
    ...(endpoint.query && { query: { ...Object(query) } }),
  })
}

function replySchema(endpoint: Endpoint): $ZodType {
  const schema = endpoint.replies[200]
  if (!schema) throw new Error(`${endpoint.path} declares no reply 200`)
  return schema
}
