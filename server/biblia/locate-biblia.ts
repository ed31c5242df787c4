import { readdir } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { ContentError, formatProblem } from '#server/arquivos/content-error.ts'
import type { CanonLivro } from './canon.ts'
import { DownloadError, downloadFiles } from './download.ts'
import { BLIVRE, BLIVRE_FILES } from './formats/blivre-edicao.ts'
import { expandZip, loadSourceFiles } from './formats/source-files.ts'
import type { SourceFile } from './formats/zip-entries.ts'
import { type BibliaReading, readBiblia, readBibliaFiles } from './read-biblia.ts'

export interface LocateOptions {
  /** Path or address the publisher set (`MBW_BIBLIA`); an address ending in '/' is a folder of release files. */
  configured: string | null
  /** The content folder; its `biblia/` is searched. */
  contentDir: string
  /** Another folder to search. */
  sharedDir: string | null
  /** Folder of the Bíblia Livre release, ending in '/'; null: nothing is downloaded unasked. */
  releaseUrl?: string | null
  /** For a download as a whole, in milliseconds. */
  timeoutMs: number
  /** Longest silence of a server, in milliseconds. */
  stallMs?: number
  /** Portuguese text on how far a download is. */
  onProgress?: (text: string) => void
  signal?: AbortSignal
}

interface FoundBiblia {
  reading: BibliaReading
  /** Path or address where it was found. */
  place: string
}

interface NotFound {
  reading: null
  /** For each place that was searched, a sentence that says why not. */
  reasons: string[]
}

/** Where the Bíblia Livre's own project keeps the release that BLIVRE describes. */
const BLIVRE_URL = `https://raw.githubusercontent.com/blivre/BibliaLivre/${BLIVRE.versao}/textos/f4/tr/`

const STALL_MS = 15_000

/**
 * Looks for a Bible: the configured one, else `<content>/biblia/`, the shared folder, Bíblia Livre's release. What nobody named must have
 * all books and chapters, lest a part be taken for the library's Bible; the release must have its 31,102 verses.
 */
export async function locateBiblia(
  options: LocateOptions,
  canon: readonly CanonLivro[],
): Promise<FoundBiblia | NotFound> {
  const { configured, contentDir, sharedDir, releaseUrl = BLIVRE_URL } = options
  if (configured !== null) {
    const asked = await attempt(configured, () => readConfigured(configured, options, canon))
    return asked.reading ? asked : { ...asked, reasons: asked.reasons.map((r) => `MBW_BIBLIA: ${r}`) }
  }

  const searches = [join(contentDir, 'biblia'), sharedDir]
    .filter((dir) => dir !== null)
    .map((dir) => () => searchFolder(dir, canon))
  if (releaseUrl !== null) {
    searches.push(() => attempt(releaseUrl, () => downloadRelease(releaseUrl, options, canon)))
  }
  const reasons: string[] = []
  for (const search of searches) {
    const result = await search()
    if (result.reading) return result
    reasons.push(...result.reasons)
  }
  return { reading: null, reasons }
}

async function readConfigured(
  configured: string,
  options: LocateOptions,
  canon: readonly CanonLivro[],
): Promise<BibliaReading> {
  if (!/^https?:\/\//i.test(configured)) return readBiblia(configured, canon)
  if (configured.endsWith('/')) return downloadRelease(configured, options, canon)
  const [bytes = Buffer.alloc(0)] = await download([configured], options)
  return readBibliaFiles(await expandZip({ name: '', bytes }, configured), configured, canon)
}

async function downloadRelease(
  url: string,
  options: LocateOptions,
  canon: readonly CanonLivro[],
): Promise<BibliaReading> {
  const bodies = await download(
    BLIVRE_FILES.map((name) => `${url}${name}`),
    options,
  )
  const files = bodies.map((bytes, index) => ({ name: BLIVRE_FILES[index] ?? '', bytes }))
  return readBibliaFiles(files, url, canon, { rigoroso: true })
}

function download(urls: readonly string[], { timeoutMs, stallMs, signal, onProgress }: LocateOptions) {
  return downloadFiles(urls, {
    timeoutMs,
    stallMs: stallMs ?? STALL_MS,
    ...(signal && { signal }),
    onProgress: (done, total) => onProgress?.(`baixando a Bíblia: ${done} de ${total} arquivos`),
  })
}

/** The first JSON file that is a Bible, else the release files of the folder or of one below it called 'tr'. */
async function searchFolder(dir: string, canon: readonly CanonLivro[]): Promise<FoundBiblia | NotFound> {
  const reasons: string[] = []
  for (const { place, read } of await listCandidates(resolve(dir), canon)) {
    const result = await attempt(place, read)
    if (result.reading) return result
    reasons.push(...result.reasons)
  }
  return { reading: null, reasons: reasons.length > 0 ? reasons : [`Não há uma Bíblia em ${dir}.`] }
}

interface Candidate {
  place: string
  read: () => Promise<BibliaReading>
}

async function listCandidates(dir: string, canon: readonly CanonLivro[]): Promise<Candidate[]> {
  const entries = await readdir(dir, { recursive: true, withFileTypes: true }).catch(() => [])
  const paths = entries.map((entry) => ({ entry, path: join(entry.parentPath, entry.name) }))
  const inDir = paths.filter(({ entry }) => entry.parentPath === dir && entry.isFile())
  const jsons = inDir
    .map(({ path }) => path)
    .filter((path) => path.toLowerCase().endsWith('.json'))
    .sort()
  const folders = paths
    .filter(({ entry }) => entry.isDirectory() && entry.name === 'tr')
    .map(({ path }) => path)
    .sort()
  const withTexts = [dir, ...folders].filter((folder) =>
    paths.some(({ entry }) => entry.parentPath === folder && entry.isFile() && isText(entry.name)),
  )
  return [
    ...jsons.map((place) => ({
      place,
      read: async () => requireWhole(await readBiblia(place, canon), place),
    })),
    ...withTexts.map((place) => ({
      place,
      read: async () => requireWhole(readBibliaFiles(await loadTexts(place), place, canon), place),
    })),
  ]
}

/** @throws ContentError for a part of a Bible */
function requireWhole(reading: BibliaReading, place: string): BibliaReading {
  const { livrosQueFaltam, capitulosQueFaltam } = reading.relatorio
  if (livrosQueFaltam.length + capitulosQueFaltam.length === 0) return reading
  const reason =
    `não é uma Bíblia inteira (livros que faltam: ${livrosQueFaltam.length}; capítulos: ${capitulosQueFaltam.length}); ` +
    `para instalá-la assim mesmo: npm run content -- import biblia ${place}`
  throw new ContentError([{ file: place, reason }])
}

async function loadTexts(folder: string): Promise<SourceFile[]> {
  const files = await loadSourceFiles(folder)
  return files.filter(({ name }) => !name.includes('/') && isText(name))
}

function isText(name: string): boolean {
  return name.toLowerCase().endsWith('.txt')
}

const SHOWN_PROBLEMS = 3

/** Turns what a publisher can put right into a reason; anything else is a defect of ours and is thrown on. */
async function attempt(place: string, read: () => Promise<BibliaReading>): Promise<FoundBiblia | NotFound> {
  try {
    return { reading: await read(), place }
  } catch (error) {
    if (error instanceof DownloadError) return { reading: null, reasons: [error.message] }
    if (!(error instanceof ContentError)) throw error
    const shown = error.problems.slice(0, SHOWN_PROBLEMS).map(formatProblem)
    const others = error.problems.length - shown.length
    return { reading: null, reasons: [`${shown.join('; ')}${others > 0 ? `; … e mais ${others}` : ''}`] }
  }
}
