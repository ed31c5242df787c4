/** The part of `yauzl` that is used here; the package ships no types. */
declare module 'yauzl' {
  import type { Readable } from 'node:stream'

  export interface Entry {
    fileName: string
    uncompressedSize: number
    isEncrypted(): boolean
  }
  export interface ZipFile {
    entryCount: number
    eachEntry(): AsyncIterable<Entry>
    openReadStreamPromise(entry: Entry): Promise<Readable>
    close(): void
  }
  export function fromBufferPromise(buffer: Buffer): Promise<ZipFile>
}
