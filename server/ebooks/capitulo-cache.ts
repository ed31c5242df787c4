/**
 * Chapters as compressed JSON. They are the same for all readers and change only with content; compressing one
 * takes six times as long as reading it, and of a chapter that is read by many it is done once.
 */
import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, brotliDecompress, constants, gzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { FileReply } from '#server/platform/register-endpoint.ts'
import { type ByteLru, createByteLru } from './byte-lru.ts'

const MAX_BYTES = 32 * 1024 * 1024
/** Half as large again as at 11, in a tenth of the time: a reader waits for it. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }

const brotliAsync = promisify(brotliCompress)
const unbrotliAsync = promisify(brotliDecompress)
const gzipAsync = promisify(gzip)

interface CompressedJson {
  brotli: Buffer
  gzip: Buffer
  etag: string
  bytes: number
}

export type CapituloCache = ByteLru<CompressedJson>

export function createCapituloCache(): CapituloCache {
  return createByteLru(MAX_BYTES)
}

export async function compressJson(plain: Buffer): Promise<CompressedJson> {
  const [brotli, gzipped] = await Promise.all([brotliAsync(plain, BROTLI), gzipAsync(plain)])
  const etag = `W/"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`
  return { brotli, gzip: gzipped, etag, bytes: brotli.length + gzipped.length }
}

/**
 * The reply in the encoding that the caller takes. A browser may keep it, but must ask before each use, which without
 * a session is refused.
 */
export async function toReply(
  json: CompressedJson,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FileReply> {
  reply.header('ETag', json.etag).header('Vary', 'Accept-Encoding')
  const file = { type: 'application/json; charset=utf-8', cacheControl: 'private, no-cache' }
  if (request.headers['if-none-match'] === json.etag) {
    reply.code(304)
    return { ...file, body: Buffer.alloc(0) }
  }
  const accepted = String(request.headers['accept-encoding'] ?? '')
  if (/\bbr\b/.test(accepted)) {
    reply.header('Content-Encoding', 'br')
    return { ...file, body: json.brotli }
  }
  if (/\bgzip\b/.test(accepted)) {
    reply.header('Content-Encoding', 'gzip')
    return { ...file, body: json.gzip }
  }
  return { ...file, body: await unbrotliAsync(json.brotli) }
}
