/** A ZIP file written as it is read: fflate frames it, the platform's zlib packs it in threads of its own. */
import { pipeline, Readable } from 'node:stream'
import { crc32, createDeflateRaw } from 'node:zlib'
import type { Zip, ZipInputFile } from 'fflate'

type Pieces = AsyncIterable<string | Uint8Array> | Iterable<string | Uint8Array>

export interface ZipEntry {
  name: string
  content: Pieces
  /** Stored as it is: pictures, and what a format demands. */
  isStored?: true
}

const STORED = 0
const DEFLATED = 8

/** @returns the bytes of the file, as fast as they are taken; whoever takes no more ends the reading too */
export async function* writeZip(
  entries: AsyncIterable<ZipEntry> | Iterable<ZipEntry>,
  mtime: Date,
): AsyncGenerator<Uint8Array, void> {
  const ready: Uint8Array[] = []
  const { Zip } = await import('fflate')
  const zip = new Zip((error, bytes) => {
    if (error) throw error
    ready.push(bytes)
  })
  for await (const entry of entries) {
    for await (const _ of addEntry(zip, entry, mtime)) yield* ready.splice(0)
  }
  zip.end()
  yield* ready
}

async function* addEntry(zip: Zip, { name, content, isStored }: ZipEntry, mtime: Date): AsyncGenerator<void> {
  const compression = isStored ? STORED : DEFLATED
  const file: ZipInputFile = { filename: name, size: 0, crc: 0, compression, mtime }
  zip.add(file)
  const source = Readable.from(measure(content, file), { objectMode: false })
  // A failure of the source ends the stream that is read below, which then throws it.
  const packed = isStored ? source : pipeline(source, createDeflateRaw(), () => {})
  for await (const bytes of packed) {
    file.ondata?.(null, bytes, false)
    yield
  }
  file.ondata?.(null, new Uint8Array(), true)
  yield
}

async function* measure(content: Pieces, file: ZipInputFile): AsyncGenerator<Buffer> {
  for await (const piece of content) {
    const bytes = Buffer.from(piece)
    file.crc = crc32(bytes, file.crc)
    file.size += bytes.length
    yield bytes
  }
}
