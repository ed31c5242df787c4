/** The real server on a copy of the golden database, in real Chromium, shared where files can; each page in its own context. */
import type { BrowserContext, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll } from 'vitest'
import type { Cadastro } from '#contract/auth.ts'
import type { Database } from '#server/platform/database.ts'
import { type ContextOptions, emptyStorage, newPage } from './browser-contexts.ts'
import { checkPages } from './browser-guard.ts'
import { type Library, openOwnLibrary, openSharedLibrary } from './browser-library.ts'
import { settleEffects } from './browser-poll.ts'
import { makeReader } from './browser-reader.ts'
import { insertReader, signInByRow } from './browser-session.ts'
import type { LibrarySetup } from './library-server.ts'

/** Where the page's clock begins when a test drives it. */
export const CLOCK_START = Date.parse('2026-11-21T09:00:00-03:00')

export interface OpenOptions extends ContextOptions {
  /** Who signs in, registered already: a reader's second browser. A new reader unless given. */
  readonly reader?: Cadastro
}

export interface BrowserHarness {
  /** Opens a page as a reader who has just signed in, by default one who has just registered too. */
  open(path: string, options?: OpenOptions): Promise<Page>
  /** Opens a page as a visitor without cookies. */
  openAsVisitor(path: string, options?: OpenOptions): Promise<Page>
  /** Registers a reader and signs nobody in. */
  newReader(): Promise<Cadastro>
  /** The database that the server reads, to take parts of it away. */
  db(): Database
  /** Origin of the server. */
  url(): string
}

/** Gives the test file a server and a browser. @param setup makes them the file's own */
export function setupBrowser(setup?: LibrarySetup): BrowserHarness {
  return setupPages(() => (setup ? openOwnLibrary(setup) : openSharedLibrary()))
}

/** @param openLibrary called before the first test */
export function setupPages(openLibrary: () => Promise<Library>): BrowserHarness {
  let library: Library | undefined
  let readers = 0
  const contexts = new Set<BrowserContext>()
  beforeAll(async () => {
    library = await openLibrary()
  })
  afterEach(async () => {
    const open = [...contexts]
    contexts.clear()
    try {
      await checkPages(open.flatMap((context) => context.pages()))
    } finally {
      await Promise.all(open.map((context) => library?.contexts.giveBack(context)))
    }
  })
  afterAll(() => library?.end())

  const started = () => {
    if (!library) throw new Error('The server starts in beforeAll: open pages in tests only.')
    return library
  }
  const openContext = async (options: OpenOptions) => {
    const context = await started().contexts.take(options)
    contexts.add(context)
    return context
  }
  return {
    async open(path, options = {}) {
      const context = await openContext(options)
      const reader = options.reader ?? makeReader(++readers)
      const { database, server } = started()
      if (!options.reader) await insertReader(database.db, reader)
      await signInByRow(context, database.db, reader, server.url)
      return openPage(context, server.url, path, options)
    },
    async openAsVisitor(path, options = {}) {
      return openPage(await openContext(options), started().server.url, path, options)
    },
    async newReader() {
      readers += 1
      const reader = makeReader(readers)
      await insertReader(started().database.db, reader)
      return reader
    },
    db: () => started().database.db,
    url: () => started().server.url,
  }
}

async function openPage(
  context: BrowserContext,
  origin: string,
  path: string,
  options: OpenOptions,
): Promise<Page> {
  const page = await newPage(context, options)
  await emptyStorage(page, origin)
  if (options.clock) await page.clock.install({ time: CLOCK_START })
  await page.goto(path)
  // Every page of the app has its title before its data; keys pressed earlier would go nowhere.
  await page.locator('main h1').first().waitFor()
  await settleEffects(page)
  return page
}
