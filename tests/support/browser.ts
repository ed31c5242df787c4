/**
 * The real server, on a copy of the golden database, in real Chromium. One of each for a test file; every page
 * is opened in a context of its own (browser-contexts.ts) and watched (browser-guard.ts).
 */
import { type BrowserContext, type Page, request } from 'playwright-core'
import { afterAll, afterEach, beforeAll } from 'vitest'
import type { Cadastro } from '#contract/auth.ts'
import type { Database } from '#server/platform/database.ts'
import {
  type ContextOptions,
  type Contexts,
  createContexts,
  emptyStorage,
  newPage,
  WARM,
} from './browser-contexts.ts'
import { checkPages } from './browser-guard.ts'
import { launchChromium } from './browser-launch.ts'
import { settleEffects } from './browser-poll.ts'
import { makeReader, registerReader, signIn } from './browser-reader.ts'
import { type RunningServer, spawnServer } from './spawn-server.ts'
import { createTestDatabase, type TestDatabase } from './test-database.ts'

/** Where the page's clock begins when a test drives it. */
export const CLOCK_START = Date.parse('2026-11-21T09:00:00-03:00')

export interface OpenOptions extends ContextOptions {
  /** Who signs in, registered already: a reader's second browser. A new reader unless given. */
  readonly reader?: Cadastro
}

export interface BrowserSetup {
  /** Settings of the server besides its database. */
  readonly settings?: Readonly<Record<string, string>>
  /** Changes the copy of the golden database before the server starts. */
  readonly prepare?: (db: Database) => Promise<void>
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

/** Starts server and browser for the test file that calls it, and ends them afterwards. */
export function setupBrowser(setup: BrowserSetup = {}): BrowserHarness {
  let running: Running | undefined
  let readers = 0
  const contexts = new Set<BrowserContext>()
  beforeAll(async () => {
    running = await startAll(setup)
  })
  afterEach(async () => {
    const open = [...contexts]
    contexts.clear()
    try {
      await checkPages(open.flatMap((context) => context.pages()))
    } finally {
      await Promise.all(open.map((context) => running?.contexts.giveBack(context)))
    }
  })
  afterAll(() => running?.end())

  const started = () => {
    if (!running) throw new Error('The server starts in beforeAll: open pages in tests only.')
    return running
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
      if (!options.reader) await registerReader(context.request, reader)
      await signIn(context.request, reader)
      return openPage(context, started().server.url, path, options)
    },
    async openAsVisitor(path, options = {}) {
      return openPage(await openContext(options), started().server.url, path, options)
    },
    async newReader() {
      readers += 1
      const reader = makeReader(readers)
      const api = await request.newContext({ baseURL: started().server.url })
      await registerReader(api, reader)
      await api.dispose()
      return reader
    },
    db: () => started().database.db,
    url: () => started().server.url,
  }
}

interface Running {
  readonly contexts: Contexts
  readonly server: RunningServer
  readonly database: TestDatabase
  readonly end: () => Promise<void>
}

async function startAll({ settings, prepare }: BrowserSetup): Promise<Running> {
  const database = await createTestDatabase()
  await prepare?.(database.db)
  const [server, browser] = await Promise.all([
    spawnServer({ MBW_DATA_DIR: database.config.dataDir, MBW_LOG: 'silent', ...settings }),
    launchChromium(WARM),
  ])
  const end = async () => {
    await browser.close()
    await server.stop()
    await database.drop()
  }
  return { contexts: createContexts(browser, server.url), server, database, end }
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
