/** Replies with documents that are there: their heads are made once, and neither Fastify nor its hooks look at them again. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Endpoint } from '#contract/endpoint.ts'
import { headersOf, type ReadyDocument, type Taken, takenBy } from './ready-document.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** What the head of a public text has besides, for caches on the way. */
    edgeHeaders?: Readonly<Record<string, string>>
  }
}

interface ReadyReply {
  status: number
  /** Names and values in turns. */
  head: string[]
  body: Buffer | undefined
}

/** @returns whether it has answered: not HEAD, and not before the document was compressed for somebody */
type AnswerAtOnce = (request: FastifyRequest, reply: FastifyReply, document: ReadyDocument) => boolean

/**
 * For documents of one call. Hooks that see a reply before it leaves (`onSend`) do not see these, those that count and log it
 * (`onResponse`) do.
 */
export function createReadyReplies(
  app: FastifyInstance,
  { access }: Endpoint,
  cacheControl: string,
): AnswerAtOnce {
  const kept = new WeakMap<ReadyDocument, Map<Taken, ReadyReply>>()
  const besides = access === 'public' && cacheControl === 'no-cache' ? app.edgeHeaders : {}

  function find(document: ReadyDocument, taken: Taken): ReadyReply | undefined {
    const replies = kept.get(document) ?? new Map<Taken, ReadyReply>()
    const known = replies.get(taken)
    if (known) return known
    const body = bodyOf(document, taken)
    if (body instanceof Promise) return undefined
    const headers = { ...headersOf(document, cacheControl, taken), ...besides }
    const length = body && { 'Content-Length': String(body.length) }
    const made = { status: body ? 200 : 304, head: Object.entries({ ...headers, ...length }).flat(), body }
    kept.set(document, replies.set(taken, made))
    return made
  }

  return (request, reply, document) => {
    if (request.method !== 'GET') return false
    const ready = find(document, takenBy(request, document))
    if (!ready) return false
    // From here on the reply is ours: Fastify waits for its end, and does what follows it.
    reply.hijack()
    reply.raw.writeHead(ready.status, ready.head).end(ready.body)
    return true
  }
}

function bodyOf(document: ReadyDocument, taken: Taken) {
  if (taken === 'known') return undefined
  return taken === 'plain' ? document.plain : document.compress(taken)
}
