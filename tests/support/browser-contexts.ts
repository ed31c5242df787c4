/** Browsers within the browser, with cookies and storage of their own, emptied for the next test; their processes live on. */
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { checkAgain, guardContext } from './browser-guard.ts'
import { WAIT_MS } from './browser-poll.ts'
import { clearTab, isStill, openTab } from './browser-tab.ts'
import { NO_WINDOW_SIZE, showPagesAlone } from './browser-window.ts'

const WIDTH = 1440
const HEIGHT = 900

/** Pages of a context that come from the same server share a process. */
export const WARM = ['--process-per-site']

/** Longest wait for a page to close, or to be left. */
const CLOSE_MS = 2_000

/** What a page can keep, but for the cookies: a reader may have signed in already. */
const STORAGE = 'file_systems,indexeddb,local_storage,shader_cache,websql'
/** Where the app itself is kept. */
const APP_STORAGE = 'service_workers,cache_storage'

export interface ContextOptions {
  /** Width of the window in pixels; 1440 unless given. */
  readonly width?: number
  /** Lets the page move: otherwise it is told that the reader prefers reduced motion. */
  readonly motion?: boolean
  /** Puts the page's timers into the hands of the test (browser-clock.ts). */
  readonly clock?: boolean
  /** Lets the page have a service worker: otherwise it finds a browser that has none. */
  readonly serviceWorker?: boolean
}

export interface Contexts {
  take(options: ContextOptions): Promise<BrowserContext>
  /** Closes the pages of a context, and the context itself when it cannot be used again. */
  giveBack(context: BrowserContext): Promise<void>
  /** Closes those that wait for a next test. */
  end(): Promise<void>
}

/** @param baseURL origin of the server under test */
export function createContexts(browser: Browser, baseURL: string): Contexts {
  const reusable = new WeakSet<BrowserContext>()
  const free: BrowserContext[] = []
  return {
    async take({ clock, serviceWorker }) {
      // A clock is never taken out again, nor is a service worker.
      if (clock || serviceWorker) return newContext(browser, baseURL, serviceWorker)
      const known = free.pop()
      if (known) return known
      const context = await newContext(browser, baseURL)
      await openTab(context)
      reusable.add(context)
      return context
    },
    async giveBack(context) {
      const isEmpty = reusable.has(context) && (await inTime(leaveTab(context)))
      if (!isEmpty) return context.close()
      await Promise.all([context.clearCookies(), context.clearPermissions(), context.setOffline(false)])
      free.push(context)
    },
    async end() {
      await Promise.all(free.splice(0).map((context) => context.close()))
    },
  }
}

/** A page of the size that the test wants, which moves only if the test wants that too: the context's tab while it is free. */
export async function newPage(
  context: BrowserContext,
  { width = WIDTH, motion }: ContextOptions,
): Promise<Page> {
  const page = context.pages().find(isStill) ?? (await context.newPage())
  checkAgain(page)
  const size = page.viewportSize()
  if (size?.width !== width || size.height !== HEIGHT) await page.setViewportSize({ width, height: HEIGHT })
  if (motion) await page.emulateMedia({ reducedMotion: 'no-preference' })
  return page
}

/** Closes what a test has opened beside the still tab. @returns whether it is closed */
export function closePages(context: BrowserContext): Promise<boolean> {
  const pages = context.pages().filter((page) => !isStill(page))
  return inTime(Promise.all(pages.map((page) => page.close())).then(() => true))
}

/** Closes what a test has opened besides the context's tab, and empties that. @returns whether the context can be used again */
async function leaveTab(context: BrowserContext): Promise<boolean> {
  const [tab, ...others] = context.pages()
  const [isEmpty] = await Promise.all([tab && clearTab(tab), ...others.map((page) => page.close())])
  return isEmpty === true
}

/** A page that is loading can take a minute to close. */
function inTime(closed: Promise<boolean>): Promise<boolean> {
  const late = new Promise<false>((resolve) => setTimeout(() => resolve(false), CLOSE_MS))
  return Promise.race([closed, late]).catch(() => false)
}

/**
 * Takes away what pages of earlier tests have left in the context.
 * @param keepsApp leaves the service worker and all its caches
 */
export async function emptyStorage(page: Page, origin: string, { keepsApp = false } = {}): Promise<void> {
  const browser = await page.context().newCDPSession(page)
  const storageTypes = keepsApp ? STORAGE : `${STORAGE},${APP_STORAGE}`
  await browser.send('Storage.clearDataForOrigin', { origin, storageTypes })
  await browser.detach()
}

async function newContext(browser: Browser, baseURL: string, serviceWorker = false): Promise<BrowserContext> {
  const context = await browser.newContext({
    ...NO_WINDOW_SIZE,
    baseURL,
    reducedMotion: 'reduce',
    colorScheme: 'light',
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
  })
  showPagesAlone(context, { width: WIDTH, height: HEIGHT })
  context.setDefaultTimeout(WAIT_MS)
  // What it answers is out of the reach of `page.route`, by which most tests make calls fail.
  if (!serviceWorker) await context.addInitScript(removeServiceWorker)
  guardContext(context, baseURL)
  return context
}

/** Runs in the page. */
function removeServiceWorker(): void {
  Reflect.deleteProperty(Navigator.prototype, 'serviceWorker')
}
