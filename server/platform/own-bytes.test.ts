import { brotliCompressSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { ownBytes } from './own-bytes.ts'

it('keeps no more in memory than it is long', () => {
  const compressed = brotliCompressSync('graça')
  // What it is for: as soon as that is no longer so, it can go.
  expect(compressed.buffer.byteLength).toBeGreaterThan(compressed.length)
  expect(ownBytes(compressed)).toEqual(compressed)
  expect(ownBytes(compressed).buffer.byteLength).toBe(compressed.length)
  expect(ownBytes('graça').toString()).toBe('graça')
  expect(ownBytes('graça').buffer.byteLength).toBe(6)
  expect(ownBytes('')).toHaveLength(0)
})
