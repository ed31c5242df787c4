/** One browser for the test files of a worker, and one server for those that change no library. Both end with its process. */
import { rmSync } from 'node:fs'
import type { Browser } from 'playwright-core'
import type { Database } from '#server/platform/database.ts'
import { type Contexts, createContexts, WARM } from './browser-contexts.ts'
import { launchChromium } from './browser-launch.ts'
import { importLivro, type LivroImportado } from './livro-de-prova.ts'
import { type RunningServer, spawnServer } from './spawn-server.ts'
import { createTestDatabase, type TestDatabase } from './test-database.ts'

export interface LibrarySetup {
  /** Settings of the server besides its database. */
  readonly settings?: Readonly<Record<string, string>>
  /** Changes the copy of the golden database before the server starts. */
  readonly prepare?: (db: Database) => Promise<void>
}

/** A server on a database of its own, and the contexts in which its pages are opened. */
export interface Library {
  readonly contexts: Contexts
  readonly server: RunningServer
  readonly database: TestDatabase
  /** Ends it when it is one file's own; otherwise the next file goes on with it. */
  readonly end: () => Promise<void>
}

let browser: Promise<Browser> | undefined
let plain: Promise<Library> | undefined
let comLivro: Promise<{ library: Library; livro: LivroImportado }> | undefined

/** The browser of the worker. */
export function workerBrowser(): Promise<Browser> {
  browser ??= launchChromium(WARM).then((launched) => {
    endWithWorker()
    return launched
  })
  return browser
}

/** A library for one file, which ends it. */
export async function openOwnLibrary(setup: LibrarySetup): Promise<Library> {
  const library = await startLibrary(setup)
  const end = async () => {
    await library.contexts.end()
    await library.server.stop()
    await library.database.drop()
  }
  return { ...library, end }
}

/** The golden database as it is, and nobody registered. */
export async function openSharedLibrary(): Promise<Library> {
  plain ??= startLibrary({})
  return forNextFile(await plain)
}

/** The same with a book to read (livro-de-prova.ts). */
export async function openSharedLivro(): Promise<{ library: Library; livro: LivroImportado }> {
  comLivro ??= startWithLivro()
  const { library, livro } = await comLivro
  return { library: await forNextFile(library), livro }
}

async function startWithLivro(): Promise<{ library: Library; livro: LivroImportado }> {
  let livro: LivroImportado | undefined
  const library = await startLibrary({
    async prepare(db) {
      livro = await importLivro(db)
    },
  })
  if (!livro) throw new Error('The book was not imported.')
  return { library, livro }
}

/** What the file before has left are its readers, with everything of theirs. */
async function forNextFile(library: Library): Promise<Library> {
  await clearReaders(library.database.db)
  return library
}

export async function clearReaders({ write }: Database): Promise<void> {
  await write.deleteFrom('usuario').execute()
  await write.deleteFrom('tentativa').execute()
}

async function startLibrary({ settings, prepare }: LibrarySetup): Promise<Library> {
  const database = await createTestDatabase()
  await prepare?.(database.db)
  const { dataDir } = database.config
  const [server, opened] = await Promise.all([
    spawnServer({ MBW_DATA_DIR: dataDir, MBW_LOG: 'silent', ...settings }),
    workerBrowser(),
  ])
  process.once('exit', () => rmSync(dataDir, { recursive: true, force: true }))
  return { contexts: createContexts(opened, server.url), server, database, end: async () => {} }
}

let endsWithWorker = false

/** The worker is ended by a signal, on which Node by itself runs nothing that waits for the exit. */
function endWithWorker(): void {
  if (endsWithWorker) return
  endsWithWorker = true
  process.once('SIGTERM', () => process.exit())
}
