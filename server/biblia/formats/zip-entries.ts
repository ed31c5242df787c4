import { buffer } from 'node:stream/consumers'
import { fromBufferPromise, type ZipFile } from 'yauzl'
import { ContentError } from '#server/arquivos/content-error.ts'

/** A file held in memory. */
export interface SourceFile {
  /** Path inside its folder or zip, with '/'; only ever read as a name, never written to. */
  name: string
  bytes: Buffer
}

/** What a Bible can reasonably take; beyond that the file is hostile or a mistake. */
const LIMITS = { files: 2_000, bytes: 200 * 1024 * 1024 } as const

/** Unpacks a zip into memory. @param file for messages @throws ContentError when damaged, encrypted, leaving it or too large */
export async function readZip(bytes: Buffer, file: string): Promise<SourceFile[]> {
  try {
    return await unpack(await fromBufferPromise(bytes), file)
  } catch (error) {
    if (error instanceof ContentError) throw error
    throw new ContentError([{ file, reason: 'O zip está danificado ou traz nomes de arquivo inválidos.' }])
  }
}

async function unpack(zip: ZipFile, file: string): Promise<SourceFile[]> {
  const files: SourceFile[] = []
  let count = 0
  let total = 0
  for await (const entry of zip.eachEntry()) {
    count += 1
    total += entry.uncompressedSize
    refuseBeyondLimits(count, total, file)
    if (entry.fileName.endsWith('/') || isNoise(entry.fileName)) continue
    if (entry.isEncrypted()) throw new ContentError([{ file, reason: 'O zip está protegido por senha.' }])
    // yauzl fails the stream when it yields more bytes than the size counted above.
    files.push({ name: entry.fileName, bytes: await buffer(await zip.openReadStreamPromise(entry)) })
  }
  return files
}

/** @throws ContentError when a folder or zip has too many files or bytes */
export function refuseBeyondLimits(count: number, bytes: number, file: string): void {
  if (count > LIMITS.files) {
    throw new ContentError([
      { file, reason: 'Há mais de 2.000 arquivos; indique só a pasta ou o zip da Bíblia.' },
    ])
  }
  if (bytes > LIMITS.bytes) {
    throw new ContentError([{ file, reason: 'Há mais de 200 MB de arquivos; uma Bíblia não chega a tanto.' }])
  }
}

/** Hidden files and the resource forks that macOS adds to zips. */
export function isNoise(name: string): boolean {
  return name.split('/').some((part) => part.startsWith('.') || part === '__MACOSX')
}
