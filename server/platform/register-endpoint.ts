/** Registers a route from its contract: path, schemas and replies are never typed again. */
import { Readable } from 'node:stream'
import type { FastifyInstance, FastifyReply, FastifyRequest, onRequestHookHandler } from 'fastify'
import type { $ZodType, input, output } from 'zod/v4/core'
import type { Endpoint } from '#contract/endpoint.ts'
import { repliesOf } from '#contract/erros.ts'
import { type ReadyDocument, sendDocument } from './ready-document.ts'
import { createReadyReplies } from './ready-reply.ts'
import { type Soon, whenReady } from './when-ready.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The contract of the route; hooks read access and CSRF rules from it. */
    endpoint?: Endpoint
  }
}

type Parsed<S> = S extends $ZodType ? output<S> : undefined
type SuccessStatus<E extends Endpoint> = keyof E['replies'] & (200 | 201)
export type SuccessReply<E extends Endpoint> = input<E['replies'][SuccessStatus<E>]>

export interface EndpointCall<E extends Endpoint> {
  params: Parsed<E['params']>
  query: Parsed<E['query']>
  body: Parsed<E['body']>
  request: FastifyRequest
  reply: FastifyReply
}

/** @param handle returns the body of the success reply; it throws AppError for the declared failures */
export function registerEndpoint<const E extends Endpoint>(
  app: FastifyInstance,
  endpoint: E,
  handle: (call: EndpointCall<E>) => Promise<SuccessReply<E>>,
  options: RouteOptions = {},
): void {
  const status = 201 in endpoint.replies ? 201 : 200
  const handler = async (request: FastifyRequest, reply: FastifyReply) => {
    const { params, query, body } = request
    // What a session may see belongs to one reader: no cache on the way keeps it.
    if (endpoint.access !== 'public' && endpoint.access !== 'optional')
      reply.header('Cache-Control', 'no-store')
    const result = await handle({ params, query, body, request, reply } as EndpointCall<E>)
    return reply.code(status).send(result)
  }
  registerRoute(app, endpoint, handler, options)
}

export interface FileReply {
  type: string
  cacheControl: string
  /** With it a caller that has the file is answered with 304. */
  etag?: string
  /** Name under which browsers save it; without one they show it. */
  name?: string
  /** Written as fast as the caller takes it, unless it is whole. */
  body: Buffer | AsyncIterable<Uint8Array>
}

/** Registers a call that answers with a file instead of JSON. */
export function registerFile<const E extends Endpoint>(
  app: FastifyInstance,
  endpoint: E,
  handle: (call: EndpointCall<E>) => Promise<FileReply>,
): void {
  registerRoute(app, endpoint, async (request, reply) => {
    const { params, query, body } = request
    const file = await handle({ params, query, body, request, reply } as EndpointCall<E>)
    return sendFile(request, reply, file)
  })
}

export function sendFile(request: FastifyRequest, reply: FastifyReply, file: FileReply): FastifyReply {
  reply.header('Cache-Control', file.cacheControl)
  if (file.name) reply.header('Content-Disposition', `attachment; filename="${file.name}"`)
  if (file.etag !== undefined) {
    reply.header('ETag', file.etag)
    if (request.headers['if-none-match'] === file.etag) return reply.code(304).send()
  }
  const content = Buffer.isBuffer(file.body) ? file.body : Readable.from(file.body, { objectMode: false })
  return reply.type(file.type).send(content)
}

/**
 * Registers a call whose document is compressed once and has an ETag.
 * @param cacheControl who may keep it, how long
 * @param find a document that is there already for the request as it stands: what it asks is then not read, for it was read before
 */
export function registerDocument<const E extends Endpoint>(
  app: FastifyInstance,
  endpoint: E,
  cacheControl: string,
  handle: (call: EndpointCall<E>) => Soon<ReadyDocument>,
  find?: (request: FastifyRequest) => Soon<ReadyDocument> | undefined,
): void {
  const handler = (request: FastifyRequest, reply: FastifyReply) => {
    const { params, query, body } = request
    return whenReady(handle({ params, query, body, request, reply } as EndpointCall<E>), (document) =>
      sendDocument(request, reply, document, cacheControl),
    )
  }
  const answerAtOnce = createReadyReplies(app, endpoint, cacheControl)
  registerRoute(app, endpoint, handler, {
    compress: false,
    isData: true,
    // After the hooks of all calls: who may not have it does not come here.
    ...(find && {
      onRequest: (request, reply, done) => {
        const document = find(request)
        const isThere = document !== undefined && !(document instanceof Promise)
        if (!isThere || !answerAtOnce(request, reply, document)) done()
      },
    }),
  })
}

interface RouteOptions {
  /** False for bodies that come compressed. */
  compress?: false
  isData?: true
  /** Largest request body in bytes, where the app's limit does not fit. */
  bodyLimit?: number
  onRequest?: onRequestHookHandler
}

/** Registers the route with a handler that writes the reply itself (pre-serialised texts). */
export function registerRoute(
  app: FastifyInstance,
  endpoint: Endpoint,
  handler: (request: FastifyRequest, reply: FastifyReply) => Soon<FastifyReply>,
  { isData, ...options }: RouteOptions = {},
): void {
  app.route({
    ...options,
    method: endpoint.method,
    url: endpoint.path,
    config: { endpoint, ...(isData && { isData }) },
    schema: {
      tags: [endpoint.tag],
      summary: endpoint.summary,
      ...(endpoint.params && { params: endpoint.params }),
      ...(endpoint.query && { querystring: endpoint.query }),
      ...(endpoint.body && { body: endpoint.body }),
      response: byClass(repliesOf(endpoint)),
    },
    handler,
  })
}

/**
 * Replies under '2xx', '4xx' and '5xx' where those of a class are alike. V8 gives an object with the name 503 room for 503 more, and
 * Fastify makes two of each route's replies: 3 MB in all (ADR 045). The OpenAPI document has each status (`describe-routes.ts`).
 */
function byClass(replies: Endpoint['replies']): Record<string, $ZodType> {
  const classes = Map.groupBy(Object.entries(replies), ([status]) => `${status.charAt(0)}xx`)
  const grouped = [...classes].flatMap(([name, ofClass]): [string, $ZodType][] => {
    const schemas = new Set(ofClass.map(([, schema]) => schema))
    const [only] = schemas
    return schemas.size === 1 && only ? [[name, only]] : ofClass
  })
  return Object.fromEntries(grouped)
}
