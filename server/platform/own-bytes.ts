/**
 * Bytes in memory of their own, for what is kept. What Node makes of a short text, and what zlib gives, is cut from pieces of 64 kB
 * (`Buffer.poolSize`), each of which stays in memory as long as anything cut from it.
 */
export function ownBytes(source: string | Uint8Array): Buffer {
  const bytes = typeof source === 'string' ? Buffer.from(source) : source
  const own = Buffer.allocUnsafeSlow(bytes.byteLength)
  own.set(bytes)
  return own
}
