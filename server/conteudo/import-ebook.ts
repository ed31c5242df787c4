/** Brings one EPUB file into the library, or only tells what that would change. */
import { createHash } from 'node:crypto'
import { readFile, stat } from 'node:fs/promises'
import { basename } from 'node:path'
import type { Kysely, Transaction } from 'kysely'
import { foldText } from '#contract/fold.ts'
import { ContentError } from '#server/arquivos/content-error.ts'
import type { CanonLivro } from '#server/biblia/canon.ts'
import type { Database } from '#server/platform/database.ts'
import { restFor } from '#server/platform/pieces.ts'
import type { Tables } from '#server/platform/tables.ts'
import { findTituloByImpressao } from './ebooks-repository.ts'
import { ebooksTables } from './ebooks-tables.ts'
import { indexEdicao, type TrocaDeEdicao } from './edicao.ts'
import { EpubError } from './epub/epub-error.ts'
import { type LeituraDoEpub, readEpub } from './epub/read-epub.ts'
import { cleanLine } from './epub/xml.ts'
import type { NovaMesa } from './ficha/lay-fichas.ts'
import type { ParsedEbook } from './parsers/content-model.ts'
import { finishBroken, type StoredContent, type StoreOptions, storeContent } from './store-content.ts'

/** Raise it when the reader of EPUB files changes, so that files that are imported again are read again. */
const READER_VERSION = 2
const MAX_BYTES = 512 * 1024 * 1024
/** Of another title and with fewer of its paragraphs, a book is another book. */
const MIN_SHARE_KEPT = 0.1

export interface ImportedEbook extends StoredContent {
  titulo: string
  /** Null when the file is the one that the library already holds. */
  troca: TrocaDeEdicao | null
  avisos: string[]
}

/** @param path as the publisher gave it @throws ContentError with file and reason; nothing has been written then */
export async function importEbook(
  db: Database,
  path: string,
  canon: readonly CanonLivro[],
  options: StoreOptions & { onProgress?(text: string): void },
): Promise<ImportedEbook> {
  const bytes = await readBytes(path)
  const impressao = impressaoDoEpub(bytes)
  const titulo = await findTituloByImpressao(db.read, impressao)
  if (titulo !== null) {
    if (!options.dryRun) await finishBroken(db, options.rest ?? restFor(db))
    return { titulo, troca: null, avisos: [], plans: [], written: 0 }
  }

  const { ebook, avisos } = await readBook(bytes, path)
  options.onProgress?.(options.dryRun ? 'comparando' : 'comparando e gravando')
  const stored = await storeEbook(db, { ebook, canon, impressao, file: path }, options)
  return { ...stored, titulo: ebook.titulo, avisos }
}

/** Known again after each start, so that a file is not even read twice. */
export function impressaoDoEpub(bytes: Buffer): string {
  return `v${READER_VERSION}:${createHash('sha256').update(bytes).digest('hex')}`
}

interface EbookToStore {
  ebook: ParsedEbook
  canon: readonly CanonLivro[]
  impressao: string
  /** How the file is called in what is wrong with it. */
  file: string
  /** What the desk says of it from now on. */
  mesa?: NovaMesa
  /** Asked in the turn of imports, before anything is written; what it throws ends the import. */
  check?(stored: Kysely<Tables>): Promise<void>
  /** What is written with it, or not at all. */
  record?(trx: Transaction<Tables>, troca: TrocaDeEdicao): Promise<void>
}

/** Brings one book into the library. @throws ContentError when it is another one than the book of that identifier */
export async function storeEbook(
  db: Database,
  { ebook, canon, impressao, file, mesa, check, record }: EbookToStore,
  options: StoreOptions,
): Promise<StoredContent & { troca: TrocaDeEdicao | null }> {
  let found: TrocaDeEdicao | null = null
  const buildTables = async (stored: Kysely<Tables>) => {
    await check?.(stored)
    const content = { ebooks: [ebook], areas: null, canon, impressao, ...(mesa && { mesa }) }
    const { tables, trocas } = await ebooksTables(stored, content)
    const [troca] = trocas
    found = troca ?? null
    if (troca && ebook.origem === 'epub') refuseStranger(troca, ebook.identificador, file)
    if (!troca || !record) return { tables, trocas }
    return { tables, trocas, record: (trx: Transaction<Tables>) => record(trx, troca) }
  }
  const stored = await storeContent(db, { fonte: ebook.identificador, impressao, buildTables }, options)
  return { ...stored, troca: found }
}

/** Books of one template sometimes share its identifier: the second would take the place of the first on every shelf. */
function refuseStranger(
  { antes, depois, titulo, tituloAntes }: TrocaDeEdicao,
  identificador: string,
  path: string,
) {
  if (!antes || antes.paragrafos.length === 0 || foldText(tituloAntes ?? '') === foldText(titulo)) return
  const { paragrafos } = indexEdicao(antes)
  const kept = depois.paragrafos.filter(({ id }) => paragrafos.has(id)).length
  if (kept >= MIN_SHARE_KEPT * Math.min(antes.paragrafos.length, depois.paragrafos.length)) return
  const known = identificador.replace(/^epub:/, '')
  const reason = `O identificador ${known} já é do livro “${tituloAntes}”, com o qual “${titulo}” não tem quase nenhum texto em comum. Corrija o dc:identifier de um dos dois.`
  throw new ContentError([{ file: path, reason }])
}

async function readBytes(path: string): Promise<Buffer> {
  try {
    const { size } = await stat(path)
    if (size > MAX_BYTES) throw new ContentError([{ file: path, reason: 'O arquivo tem mais de 512 MB.' }])
    return await readFile(path)
  } catch (error) {
    if (error instanceof ContentError) throw error
    throw new ContentError([{ file: path, reason: describe(error) }])
  }
}

function describe(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  if (code === 'ENOENT') return 'O arquivo não existe.'
  if (code === 'EISDIR') return 'O caminho é de uma pasta, não de um arquivo.'
  if (code === 'EACCES' || code === 'EPERM') return 'Falta permissão para ler o arquivo.'
  return 'O arquivo não pôde ser lido.'
}

async function readBook(bytes: Buffer, path: string): Promise<LeituraDoEpub> {
  try {
    return await readEpub(
      bytes,
      cleanLine(basename(path).replace(/\.epub$/i, '')),
      new Date().toISOString().slice(0, 10),
    )
  } catch (error) {
    if (error instanceof EpubError) throw new ContentError([{ file: path, reason: error.message }])
    throw error
  }
}
