/**
 * The real server, on a copy of the golden database, in real Chromium. One of each for a test file; every page
 * is opened in a context of its own and watched (browser-guard.ts).
 */
import { type Browser, type BrowserContext, type Page, request } from 'playwright-core'
import { afterAll, afterEach, beforeAll } from 'vitest'
import type { Cadastro } from '#contract/auth.ts'
import type { Database } from '#server/platform/database.ts'
import { checkPages, guardContext } from './browser-guard.ts'
import { launchChromium } from './browser-launch.ts'
import { makeReader, registerReader, signIn } from './browser-reader.ts'
import { type RunningServer, spawnServer } from './spawn-server.ts'
import { createTestDatabase, type TestDatabase } from './test-database.ts'

/** Longest wait for something to appear; the machine may be busy with another suite. */
const WAIT_MS = 15_000

const HEIGHT = 900

/** Where the page's clock begins when a test drives it. */
export const CLOCK_START = Date.parse('2026-11-21T09:00:00-03:00')

export interface OpenOptions {
  /** Width of the window in pixels; 1440 unless given. */
  readonly width?: number
  /** Lets the page move: otherwise it is told that the reader prefers reduced motion. */
  readonly motion?: boolean
  /** Puts the page's timers into the hands of the test (browser-clock.ts). */
  readonly clock?: boolean
  /** Lets the page have a service worker: otherwise it finds a browser that has none. */
  readonly serviceWorker?: boolean
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
      await Promise.all(open.map((context) => context.close()))
    }
  })
  afterAll(() => running?.end())

  const started = () => {
    if (!running) throw new Error('The server starts in beforeAll: open pages in tests only.')
    return running
  }
  const openContext = async (options: OpenOptions) => {
    const context = await newContext(started(), options)
    contexts.add(context)
    return context
  }
  return {
    async open(path, options = {}) {
      const context = await openContext(options)
      const reader = options.reader ?? makeReader(++readers)
      if (!options.reader) await registerReader(context.request, reader)
      await signIn(context.request, reader)
      return openPage(context, path, options)
    },
    async openAsVisitor(path, options = {}) {
      return openPage(await openContext(options), path, options)
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
  readonly browser: Browser
  readonly server: RunningServer
  readonly database: TestDatabase
  readonly end: () => Promise<void>
}

async function startAll({ settings, prepare }: BrowserSetup): Promise<Running> {
  const database = await createTestDatabase()
  await prepare?.(database.db)
  const [server, browser] = await Promise.all([
    spawnServer({ MBW_DATA_DIR: database.config.dataDir, MBW_LOG: 'silent', ...settings }),
    launchChromium(),
  ])
  const end = async () => {
    await browser.close()
    await server.stop()
    await database.drop()
  }
  return { browser, server, database, end }
}

async function newContext({ browser, server }: Running, options: OpenOptions): Promise<BrowserContext> {
  const context = await browser.newContext({
    baseURL: server.url,
    viewport: { width: options.width ?? 1440, height: HEIGHT },
    reducedMotion: options.motion ? 'no-preference' : 'reduce',
    colorScheme: 'light',
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
  })
  context.setDefaultTimeout(WAIT_MS)
  // What it answers is out of the reach of `page.route`, by which most tests make calls fail.
  if (!options.serviceWorker) await context.addInitScript(removeServiceWorker)
  guardContext(context, server.url)
  return context
}

/** Runs in the page. */
function removeServiceWorker(): void {
  Reflect.deleteProperty(Navigator.prototype, 'serviceWorker')
}

async function openPage(context: BrowserContext, path: string, { clock }: OpenOptions): Promise<Page> {
  const page = await context.newPage()
  if (clock) await page.clock.install({ time: CLOCK_START })
  await page.goto(path)
  // Every page of the app has its title before its data; keys pressed earlier would go nowhere.
  await page.locator('main h1').first().waitFor()
  return page
}
