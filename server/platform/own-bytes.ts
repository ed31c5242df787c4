/**
 * Bytes in memory of their own, for what is kept. What Node makes of a short text, and what zlib gives, is cut from pieces of 64 kB
 * (`Buffer.poolSize`), each of which stays in memory as long as anything cut from it.
 */
export function ownBytes(source: string | Uint8Array): Buffer {
  if (typeof source === 'string') {
    const own = Buffer.allocUnsafeSlow(Buffer.byteLength(source))
    own.write(source)
    return own
  }
  const own = Buffer.allocUnsafeSlow(source.byteLength)
  own.set(source)
  return own
}
