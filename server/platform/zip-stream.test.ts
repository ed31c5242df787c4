import { buffer } from 'node:stream/consumers'
import { setImmediate } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { readZip } from '#tests/support/zip-reader.ts'
import { writeZip, type ZipEntry } from './zip-stream.ts'

const MTIME = new Date('2026-11-22T12:00:00.000Z')

async function write(entries: ZipEntry[]): Promise<Buffer> {
  return buffer(writeZip(entries, MTIME))
}

describe('writeZip', () => {
  it('writes what a reader of ZIP files reads, in its order, also when it is empty', async () => {
    const long = 'á'.repeat(300_000)
    const bytes = await write([
      { name: 'mimetype', content: ['application/zip'], isStored: true },
      { name: 'notas/fé.txt', content: [long, Buffer.from('fim')] },
      { name: 'vazio.txt', content: [] },
    ])
    const files = readZip(bytes)
    expect([...files.keys()]).toEqual(['mimetype', 'notas/fé.txt', 'vazio.txt'])
    expect(files.get('notas/fé.txt')?.toString()).toBe(`${long}fim`)
    expect(files.get('vazio.txt')?.length).toBe(0)
    expect(bytes.length).toBeLessThan(5_000)
    expect(bytes.subarray(30, 53).toString()).toBe('mimetypeapplication/zip')
  })

  it('gives the same bytes again', async () => {
    const entries = [{ name: 'a.txt', content: ['texto'] }]
    expect((await write(entries)).equals(await write(entries))).toBe(true)
  })

  it('reads no further than it is asked, and ends the reading with whoever stops', async () => {
    let read = 0
    let hasEnded = false
    async function* endless() {
      try {
        for (;;) {
          read += 1
          yield Buffer.alloc(64 * 1024, read)
        }
      } finally {
        hasEnded = true
      }
    }
    for await (const bytes of writeZip([{ name: 'a', content: endless(), isStored: true }], MTIME)) {
      if (bytes.length > 1_000) break
    }
    await setImmediate()
    expect(hasEnded).toBe(true)
    expect(read).toBeLessThan(10)
  })

  it('fails when what it reads fails', async () => {
    // biome-ignore lint/correctness/useYield: it fails before it gives anything
    async function* broken(): AsyncGenerator<string> {
      throw new Error('o banco sumiu')
    }
    await expect(write([{ name: 'a', content: broken() }])).rejects.toThrow('o banco sumiu')
  })
})
