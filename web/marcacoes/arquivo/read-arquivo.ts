import { ArquivoIlegivel, type ArquivoLido, MAX_BYTES } from './arquivo-lido.ts'
import { readCsv } from './read-csv.ts'
import { readEpub } from './read-epub.ts'
import { readMarkdown } from './read-markdown.ts'

/** Reads an exported file, whatever its name: what it is its first bytes say. @throws ArquivoIlegivel with a sentence */
export async function readArquivo(arquivo: Blob): Promise<ArquivoLido> {
  if (arquivo.size > MAX_BYTES) throw new ArquivoIlegivel('O arquivo tem mais de 64 MB.')
  if (arquivo.size === 0) throw new ArquivoIlegivel('O arquivo está vazio.')
  const bytes = new Uint8Array(await arquivo.arrayBuffer())
  if (bytes[0] === 0x50 && bytes[1] === 0x4b) return readEpub(bytes)
  const text = decode(bytes)
  return /^\uFEFF?\s*#/.test(text) ? readMarkdown(text) : readCsv(text)
}

function decode(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
  } catch {
    throw new ArquivoIlegivel('O arquivo não é um texto em UTF-8 nem um EPUB.')
  }
}
