/** Chapters as ready JSON, the same for all readers: compressing takes six times as long as reading, and is done once. */

import { type ByteLru, createByteLru } from '#server/platform/byte-lru.ts'
import { prepareDocument, type ReadyDocument } from '#server/platform/ready-document.ts'
import { JSON_TYPE } from '#server/platform/text-cache.ts'

const MAX_BYTES = 32 * 1024 * 1024
/** A reader waits for it. */
const EFFORT = { quality: 5 }

interface CachedCapitulo extends ReadyDocument {
  bytes: number
}

export type CapituloCache = ByteLru<CachedCapitulo>

export function createCapituloCache(): CapituloCache {
  return createByteLru(MAX_BYTES)
}

export async function prepareCapitulo(json: Buffer): Promise<CachedCapitulo> {
  const document = prepareDocument(JSON_TYPE, json, EFFORT)
  // At once, for their lengths.
  const [brotli, gzip] = await Promise.all([document.compress('br'), document.compress('gzip')])
  const bytes = document.plain.length + brotli.length + gzip.length
  return { ...document, bytes }
}
