import { posix } from 'node:path'
import { ContentError } from '#server/arquivos/content-error.ts'
import { decodeText, type TextFile } from './decode-text.ts'
import { type BibliaFormat, sniffFormat } from './sniff-format.ts'
import type { SourceFile } from './zip-entries.ts'

/** The files that make up one Bible. */
export interface ChosenFiles {
  format: BibliaFormat
  /** In the order of their names. */
  chosen: TextFile[]
  avisos: string[]
}

interface Candidate {
  folder: string
  format: BibliaFormat
  source: SourceFile
}

/** The Bible in a folder or zip: the uppermost; of several 'tr'. @param path for messages @throws ContentError for none or many */
export function chooseBibliaFiles(files: readonly SourceFile[], path: string): ChosenFiles {
  const candidates = files.flatMap((source): Candidate[] => {
    const format = sniffFormat(decodeHead(source.bytes))
    return format === null ? [] : [{ folder: posix.dirname(source.name), format, source }]
  })
  const chosen = refuseMixed(chooseFolder(candidates, path), path)
  const decoded = chosen.files.map(({ source }) =>
    decodeText(source.bytes, source.name === '' ? path : `${path}/${source.name}`),
  )
  return {
    format: chosen.format,
    chosen: decoded.map(({ file, text }) => ({ file, text })),
    avisos: decoded.flatMap(({ aviso }) => aviso ?? []),
  }
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
  const depth = (folder: string): number => (folder === '.' ? 0 : folder.split('/').length)
  const top = Math.min(...folders.map(depth))
  const uppermost = folders.filter((folder) => depth(folder) === top)
  const [folder] = uppermost.length > 1 ? uppermost.filter((f) => posix.basename(f) === 'tr') : uppermost
  if (folder !== undefined) return candidates.filter((candidate) => candidate.folder === folder)
  const reason =
    uppermost.length === 0
      ? 'Não há aqui uma Bíblia em formato conhecido (JSON, USFX, OSIS, USFM, Zefania ou textos da Bíblia Livre).'
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
