/** Lists of the catalogue that come in pages, ready to be sent. Whoever asks chooses the page, so their bytes have a bound. */
import type { FastifyInstance } from 'fastify'
import * as z from 'zod/mini'
import type { Endpoint } from '#contract/endpoint.ts'
import { type ByteLru, createByteLru } from '#server/platform/byte-lru.ts'
import { prepareDocument, type ReadyDocument } from '#server/platform/ready-document.ts'
import { type EndpointCall, registerDocument, type SuccessReply } from '#server/platform/register-endpoint.ts'
import { addressOf, JSON_TYPE } from '#server/platform/text-cache.ts'

const MAX_BYTES = 16 * 1024 * 1024
const QUALITY = 5

interface Lista extends ReadyDocument {
  bytes: number
}

export type Listas = ByteLru<Lista>

export function createListas(): Listas {
  return createByteLru(MAX_BYTES)
}

interface Pagina<E extends Endpoint> {
  ebooks: SuccessReply<E>
  nextCursor: string | null
}

/** Registers a list with its ETag; X-Next-Cursor leads to the next page. */
export function registerLista<const E extends Endpoint>(
  app: FastifyInstance,
  listas: Listas,
  endpoint: E,
  read: (call: EndpointCall<E>) => Promise<Pagina<E>>,
): void {
  const schema = endpoint.replies[200]
  if (!schema) throw new Error(`${endpoint.path} declares no reply 200`)
  const handle = (call: EndpointCall<E>) => {
    const address = addressOf(endpoint, call.request)
    return listas.get(address, async () => {
      const { ebooks, nextCursor } = await read(call)
      const json = JSON.stringify(z.parse(schema, ebooks))
      const document = prepareDocument(JSON_TYPE, json, {
        quality: QUALITY,
        headers: nextCursor === null ? undefined : { 'X-Next-Cursor': nextCursor },
      })
      return { ...document, bytes: 2 * document.plain.length + address.length }
    })
  }
  registerDocument(app, endpoint, 'no-cache', handle, ({ url }) => listas.peek(url))
}
