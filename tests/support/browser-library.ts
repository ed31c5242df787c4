/** One browser for the test files of a worker, and one server for those that change no library. Both end with its process. */
import type { Browser } from 'playwright-core'
import { type Contexts, createContexts, WARM } from './browser-contexts.ts'
import { launchChromium } from './browser-launch.ts'
import {
  clearReaders,
  endWithWorker,
  type LibraryServer,
  type LibrarySetup,
  startServer,
} from './library-server.ts'
import { importLivro, type LivroImportado } from './livro-de-prova.ts'

/** A server on a database of its own, and the contexts in which its pages are opened. */
export interface Library extends LibraryServer {
  readonly contexts: Contexts
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

async function startLibrary(setup: LibrarySetup): Promise<Library> {
  const [started, opened] = await Promise.all([startServer(setup), workerBrowser()])
  return { ...started, contexts: createContexts(opened, started.server.url), end: async () => {} }
}
