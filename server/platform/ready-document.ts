/** A text as a ready buffer: made once, compressed once, answered with an ETag in the encoding that the caller takes. */
import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { ownBytes } from './own-bytes.ts'
import { type Soon, whenReady } from './when-ready.ts'

const brotliAsync = promisify(brotliCompress)
const gzipAsync = promisify(gzip)

export type Encoding = 'br' | 'gzip'

export interface ReadyDocument {
  /** Media type with charset. */
  type: string
  plain: Buffer
  etag: string
  /** Of its own, beside those that all documents have. */
  headers: Readonly<Record<string, string>>
  /** The text compressed, once, when somebody takes it so: most are only ever asked for in one encoding. */
  compress(encoding: Encoding): Soon<Buffer>
}

interface Making {
  /** Brotli's quality, 0 to 11, the most unless said otherwise. At 5 a text is half as large again as at 11, in a tenth of the time. */
  quality?: number
  headers?: Readonly<Record<string, string>> | undefined
}

export function prepareDocument(
  type: string,
  text: string | Buffer,
  { quality = 11, headers = {} }: Making = {},
): ReadyDocument {
  const plain = ownBytes(text)
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality }
  const made = new Map<Encoding, Soon<Buffer>>()
  const compress = (encoding: Encoding) => {
    const known = made.get(encoding)
    if (known) return known
    const making = (encoding === 'br' ? brotliAsync(plain, { params }) : gzipAsync(plain)).then(ownBytes)
    made.set(encoding, making)
    making.then(
      (compressed) => made.set(encoding, compressed),
      () => made.delete(encoding),
    )
    return making
  }
  return { type, plain, etag: etagOf(plain), headers, compress }
}

/** The ETag with which a text is sent. */
export function etagOf(text: string | Buffer): string {
  return `W/"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`
}

/** Answers with the document, or 304; the route has `{ compress: false }`. @param cacheControl who may keep it, how long */
export function sendDocument(
  request: FastifyRequest,
  reply: FastifyReply,
  document: ReadyDocument,
  cacheControl: string,
): Soon<FastifyReply> {
  const taken = takenBy(request, document)
  // The type is set by hand: Fastify's own way parses it anew for each reply.
  reply.headers(headersOf(document, cacheControl, taken))
  if (taken === 'known') return reply.code(304).send()
  if (taken === 'plain') return reply.send(document.plain)
  return whenReady(document.compress(taken), (body) => reply.send(body))
}

/** In what a caller takes a document, or that it is the one he has. */
export type Taken = Encoding | 'plain' | 'known'

export function takenBy({ headers }: FastifyRequest, { etag }: ReadyDocument): Taken {
  if (headers['if-none-match'] === etag) return 'known'
  const accepted = String(headers['accept-encoding'] ?? '')
  if (/\bbr\b/.test(accepted)) return 'br'
  return /\bgzip\b/.test(accepted) ? 'gzip' : 'plain'
}

export function headersOf(
  { etag, headers, type }: ReadyDocument,
  cacheControl: string,
  taken: Taken,
): Record<string, string> {
  const always = { ...headers, ETag: etag, 'Cache-Control': cacheControl, Vary: 'Accept-Encoding' }
  if (taken === 'known') return always
  return {
    ...always,
    'Content-Type': type,
    ...(taken !== 'plain' && { 'Content-Encoding': taken }),
  }
}
