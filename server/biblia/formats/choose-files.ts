import { posix } from 'node:path'
import { ContentError } from '#server/arquivos/content-error.ts'
import type { BibliaDescrita } from './biblia-builder.ts'
import { type DblMetadata, readDblMetadata } from './dbl-metadata.ts'
import { decodeText, type TextFile } from './decode-text.ts'
import { type BibliaFormat, isDblMetadata, sniffFormat } from './sniff-format.ts'
import type { SourceFile } from './zip-entries.ts'

/** The files that make up one Bible. */
interface ChosenFiles {
  format: BibliaFormat
  /** In the order of their names. */
  chosen: TextFile[]
  avisos: string[]
  /** What a bundle's own description says of the edition. */
  edicao: BibliaDescrita | null
  /** What a bundle says of its numbers, in the form of Paratext's `.vrs` files. */
  vrs: string | null
}

interface Candidate {
  folder: string
  format: BibliaFormat
  source: SourceFile
}

/** The Bible in a folder or zip: its publication's files, else the uppermost; of several 'tr'. @param path for messages @throws ContentError for none or many */
export function chooseBibliaFiles(files: readonly SourceFile[], path: string): ChosenFiles {
  const descriptions: SourceFile[] = []
  const candidates = files.flatMap((source): Candidate[] => {
    const head = decodeHead(source.bytes)
    if (isDblMetadata(head)) descriptions.push(source)
    const format = sniffFormat(head)
    return format === null ? [] : [{ folder: posix.dirname(source.name), format, source }]
  })
  const metadata = readMetadata(descriptions, path)
  const named = candidates.filter(({ source }) => metadata?.arquivos.includes(source.name))
  const chosen = refuseMixed(named.length > 0 ? named : chooseFolder(candidates, path), path)
  const decoded = chosen.files.map(({ source }) => decodeText(source.bytes, nameIn(path, source)))
  return {
    format: chosen.format,
    chosen: decoded.map(({ file, text }) => ({ file, text })),
    avisos: [...describeMissing(metadata, named.length), ...decoded.flatMap(({ aviso }) => aviso ?? [])],
    edicao: metadata?.edicao ?? null,
    vrs: metadata && readVrs(files, path),
  }
}

/** The description that stands uppermost. */
function readMetadata(found: readonly SourceFile[], path: string): DblMetadata | null {
  const [source] = found.toSorted((a, b) => depthOf(a.name) - depthOf(b.name))
  if (source === undefined) return null
  return readDblMetadata(decodeText(source.bytes, nameIn(path, source)), posix.dirname(source.name))
}

/** Bundles have it at the top or beside their texts. */
function readVrs(files: readonly SourceFile[], path: string): string | null {
  const [source] = files
    .filter(({ name }) => posix.basename(name).toLowerCase() === 'versification.vrs')
    .sort((a, b) => depthOf(a.name) - depthOf(b.name))
  return source === undefined ? null : decodeText(source.bytes, nameIn(path, source)).text
}

function describeMissing(metadata: DblMetadata | null, found: number): string[] {
  const missing = (metadata?.arquivos.length ?? 0) - found
  if (found === 0 || missing === 0) return []
  return [`O pacote não traz todos os livros que a publicação lista: faltam ${missing}.`]
}

function nameIn(path: string, source: SourceFile): string {
  return source.name === '' ? path : `${path}/${source.name}`
}

function depthOf(name: string): number {
  return name === '.' ? 0 : name.split('/').length
}

/** Enough to tell the format, whatever the encoding; the damage in a file is reported when it is chosen. */
function decodeHead(bytes: Uint8Array): string {
  const head = bytes.subarray(0, 256 * 1024)
  const [a, b] = head
  if (a === 0xff && b === 0xfe) return new TextDecoder('utf-16le').decode(head)
  if (a === 0xfe && b === 0xff) return new TextDecoder('utf-16be').decode(head)
  return new TextDecoder('utf-8').decode(head)
}

function chooseFolder(candidates: readonly Candidate[], path: string): Candidate[] {
  const folders = [...new Set(candidates.map(({ folder }) => folder))]
  const top = Math.min(...folders.map(depthOf))
  const uppermost = folders.filter((folder) => depthOf(folder) === top)
  const [folder] = uppermost.length > 1 ? uppermost.filter((f) => posix.basename(f) === 'tr') : uppermost
  if (folder !== undefined) return candidates.filter((candidate) => candidate.folder === folder)
  const reason =
    uppermost.length === 0
      ? 'Não há aqui uma Bíblia em formato conhecido (JSON, USFX, OSIS, USFM, USX, Zefania ou textos da Bíblia Livre).'
      : `Há mais de uma Bíblia aqui (${uppermost.join(', ')}); indique uma delas.`
  throw new ContentError([{ file: path, reason }])
}

function refuseMixed(files: Candidate[], path: string): { format: BibliaFormat; files: Candidate[] } {
  const [first] = files
  const formats = new Set(files.map(({ format }) => format))
  const isWhole = first?.format === 'blivre-json' || first?.format === 'chapters-json'
  if (first === undefined || formats.size > 1 || (isWhole && files.length > 1)) {
    const names = files.map(({ source }) => posix.basename(source.name)).join(', ')
    throw new ContentError([
      { file: path, reason: `Há mais de uma Bíblia aqui (${names}); indique uma delas.` },
    ])
  }
  return { format: first.format, files: files.sort((a, b) => (a.source.name < b.source.name ? -1 : 1)) }
}
