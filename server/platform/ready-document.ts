/** A text as a ready buffer: made once, compressed once, answered with an ETag in the encoding that the caller takes. */
import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { type Soon, whenReady } from './when-ready.ts'

const brotliAsync = promisify(brotliCompress)
const gzipAsync = promisify(gzip)

export type Encoding = 'br' | 'gzip'

export interface ReadyDocument {
  /** Media type with charset. */
  type: string
  plain: Buffer
  etag: string
  /** The text compressed, once, when somebody takes it so: most are only ever asked for in one encoding. */
  compress(encoding: Encoding): Soon<Buffer>
}

interface Effort {
  /** Brotli's quality, 0 to 11. At 5 a text is half as large again as at 11, in a tenth of the time. */
  quality: number
}

export function prepareDocument(
  type: string,
  text: string | Buffer,
  { quality }: Effort = { quality: 11 },
): ReadyDocument {
  const plain = Buffer.from(text)
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality }
  const made = new Map<Encoding, Soon<Buffer>>()
  const compress = (encoding: Encoding) => {
    const known = made.get(encoding)
    if (known) return known
    const making = encoding === 'br' ? brotliAsync(plain, { params }) : gzipAsync(plain)
    made.set(encoding, making)
    making.then(
      (compressed) => made.set(encoding, compressed),
      () => made.delete(encoding),
    )
    return making
  }
  return { type, plain, etag: etagOf(plain), compress }
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
  reply.header('ETag', document.etag).header('Cache-Control', cacheControl).header('Vary', 'Accept-Encoding')
  if (request.headers['if-none-match'] === document.etag) return reply.code(304).send()
  // Set by hand: Fastify's own way parses the type anew for each reply.
  reply.header('Content-Type', document.type)
  const encoding = chooseEncoding(String(request.headers['accept-encoding'] ?? ''))
  if (encoding === null) return reply.send(document.plain)
  return whenReady(document.compress(encoding), (body) =>
    reply.header('Content-Encoding', encoding).send(body),
  )
}

function chooseEncoding(accepted: string): Encoding | null {
  if (/\bbr\b/.test(accepted)) return 'br'
  return /\bgzip\b/.test(accepted) ? 'gzip' : null
}
