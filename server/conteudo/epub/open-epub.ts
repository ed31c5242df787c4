/** Opens an EPUB as a zip, in memory. Claimed sizes are checked first, and again while an entry is inflated. */
import { buffer } from 'node:stream/consumers'
import { type Entry, fromBufferPromise, type ZipFile } from 'yauzl'
import { EpubError } from './epub-error.ts'
import { createNameIndex } from './zip-names.ts'

export interface Epub {
  /** The name under which a path is stored, also when case, accents or the folder are written otherwise; or null. */
  find(path: string): string | null
  /** Bytes of an entry by its stored name; null when it is damaged. */
  read(name: string): Promise<Buffer | null>
  /** All stored names, in the order of the zip. */
  names: readonly string[]
}

const MEGABYTE = 1024 * 1024
const LIMITS = { entries: 20_000, entry: 64 * MEGABYTE, total: 512 * MEGABYTE } as const
/** Text shrinks to a tenth; what shrinks to a hundredth and is large is made to fill the memory. */
const SUSPICIOUS = { size: 8 * MEGABYTE, ratio: 100 } as const

const NOT_A_ZIP = 'O arquivo não é um EPUB, ou está incompleto ou danificado: não pôde ser aberto como zip.'
const TOO_LARGE =
  'O arquivo tem mais conteúdo do que um livro pode ter (limite de 512 MB, 64 MB por arquivo).'

/** @throws EpubError for what is no zip, a hostile one, or one with a password */
export async function openEpub(bytes: Buffer): Promise<Epub> {
  if (bytes.length === 0) throw new EpubError('O arquivo está vazio.')
  if (bytes.subarray(0, 5).toString('latin1') === '%PDF-') {
    throw new EpubError('O arquivo é um PDF, não um EPUB.')
  }
  const zip = await openZip(bytes)
  const entries = await listEntries(zip)
  const { find } = createNameIndex([...entries.keys()])
  return {
    find,
    names: [...entries.keys()],
    async read(name) {
      const entry = entries.get(name)
      return entry ? readEntry(zip, entry) : null
    },
  }
}

async function openZip(bytes: Buffer): Promise<ZipFile> {
  try {
    // Names are decoded here: yauzl would give up the whole file for one with a backslash.
    return await fromBufferPromise(bytes, { decodeStrings: false, autoClose: false })
  } catch {
    throw new EpubError(NOT_A_ZIP)
  }
}

async function listEntries(zip: ZipFile): Promise<Map<string, Entry>> {
  const entries = new Map<string, Entry>()
  let total = 0
  if (zip.entryCount > LIMITS.entries) throw new EpubError(TOO_LARGE)
  try {
    for await (const entry of zip.eachEntry()) {
      total += entry.uncompressedSize
      checkEntry(entry, total)
      const name = cleanName(entry)
      // Of two entries of one name the first counts.
      if (name !== null && !entries.has(name)) entries.set(name, entry)
    }
  } catch (error) {
    throw error instanceof EpubError ? error : new EpubError(NOT_A_ZIP)
  }
  return entries
}

function checkEntry(entry: Entry, total: number): void {
  const { uncompressedSize: size, compressedSize } = entry
  if (size > LIMITS.entry || total > LIMITS.total) throw new EpubError(TOO_LARGE)
  if (size > SUSPICIOUS.size && size > compressedSize * SUSPICIOUS.ratio) {
    throw new EpubError('O arquivo se expande de forma suspeita, como uma bomba zip, e não foi aberto.')
  }
  if (entry.isEncrypted()) throw new EpubError('O arquivo está protegido por senha e não pode ser importado.')
}

const UTF8_NAME = 0x0800

/** The entry's path with '/', without '.' and a leading '/'; null for a folder. */
function cleanName({ fileNameRaw, generalPurposeBitFlag }: Entry): string | null {
  const name = decodeName(fileNameRaw, (generalPurposeBitFlag & UTF8_NAME) !== 0).replaceAll('\\', '/')
  const parts = name.split('/').filter((part) => part !== '' && part !== '.')
  if (parts.includes('..')) {
    throw new EpubError('O arquivo traz nomes que saem da sua própria pasta (“..”) e não foi aberto.')
  }
  return name.endsWith('/') || parts.length === 0 ? null : parts.join('/')
}

/** Zips without the flag are in the code page of who made them; most today are UTF-8 all the same. */
function decodeName(raw: Buffer, isUtf8: boolean): string {
  try {
    return new TextDecoder('utf-8', { fatal: !isUtf8 }).decode(raw)
  } catch {
    return raw.toString('latin1')
  }
}

async function readEntry(zip: ZipFile, entry: Entry): Promise<Buffer | null> {
  try {
    // yauzl fails the stream when it yields more or fewer bytes than the size checked above.
    return await buffer(await zip.openReadStreamPromise(entry))
  } catch {
    return null
  }
}
