/**
 * Public texts as ready buffers. They change only when content is imported, so each reply is read, checked,
 * serialised and compressed once, then sent as it is until the content changes.
 * The number of entries is bounded by the content: unknown ids throw and are not kept.
 */
import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import type { $ZodType } from 'zod/v4/core'
import type { Endpoint } from '#contract/endpoint.ts'
import { type EndpointCall, registerRoute, type SuccessReply } from './register-endpoint.ts'

const brotliAsync = promisify(brotliCompress)
const gzipAsync = promisify(gzip)

interface CachedText {
  plain: Buffer
  gzip: Buffer
  brotli: Buffer
  etag: string
}

export interface TextCache {
  /** The text of a key, built on first use; concurrent callers share one build. */
  get(key: string, build: () => Promise<unknown>): Promise<CachedText>
  /** Forgets everything, builds under way included. */
  clear(): void
}

export function createTextCache(): TextCache {
  let entries = new Map<string, Promise<CachedText>>()
  return {
    get(key, build) {
      const current = entries
      const known = current.get(key)
      if (known) return known
      const building = build().then(encode)
      current.set(key, building)
      building.catch(() => current.delete(key))
      return building
    },
    clear() {
      entries = new Map()
    },
  }
}

/**
 * Registers a public call whose reply is kept in the cache, answered with ETag and compression.
 * @param build reads the reply from the database; it throws AppError for ids that name nothing.
 */
export function registerText<const E extends Endpoint>(
  app: FastifyInstance,
  texts: TextCache,
  endpoint: E,
  build: (params: EndpointCall<E>['params']) => Promise<SuccessReply<E>>,
): void {
  const schema = replySchema(endpoint)
  const handler = async (request: FastifyRequest, reply: FastifyReply) => {
    const params = request.params as EndpointCall<E>['params']
    const key = `${endpoint.path} ${JSON.stringify(params ?? {})}`
    const text = await texts.get(key, async () => z.parse(schema, await build(params)))
    return sendText(request, reply, text)
  }
  registerRoute(app, endpoint, handler, { compress: false })
}

function replySchema(endpoint: Endpoint): $ZodType {
  const schema = endpoint.replies[200]
  if (!schema) throw new Error(`${endpoint.path} declares no reply 200`)
  return schema
}

async function encode(value: unknown): Promise<CachedText> {
  const plain = Buffer.from(JSON.stringify(value))
  const [gzipped, brotli] = await Promise.all([gzipAsync(plain), brotliAsync(plain)])
  const hash = createHash('sha256').update(plain).digest('base64url').slice(0, 22)
  return { plain, gzip: gzipped, brotli, etag: `W/"${hash}"` }
}

function sendText(request: FastifyRequest, reply: FastifyReply, text: CachedText): FastifyReply {
  reply.header('ETag', text.etag).header('Cache-Control', 'no-cache').header('Vary', 'Accept-Encoding')
  if (request.headers['if-none-match'] === text.etag) return reply.code(304).send()
  reply.header('Content-Type', 'application/json; charset=utf-8')
  const accepted = String(request.headers['accept-encoding'] ?? '')
  if (/\bbr\b/.test(accepted)) return reply.header('Content-Encoding', 'br').send(text.brotli)
  if (/\bgzip\b/.test(accepted)) return reply.header('Content-Encoding', 'gzip').send(text.gzip)
  return reply.send(text.plain)
}
