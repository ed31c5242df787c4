/**
 * A browser that keeps its data when it is closed, and a server that can be away: a reader's own device. The network
 * is cut by ending the server, which no setting of the browser can be mistaken about.
 */
import { type BrowserContext, chromium, type Page } from 'playwright-core'
import { onTestFinished } from 'vitest'
import type { Cadastro } from '#contract/auth.ts'
import type { Database } from '#server/platform/database.ts'
import { allowPageConsole, checkPages, guardContext } from './browser-guard.ts'
import { ARGUMENTS, CHROMIUM } from './browser-launch.ts'
import { WAIT_MS } from './browser-poll.ts'
import { makeReader, registerReader, signIn } from './browser-reader.ts'
import { type RunningServer, spawnServer } from './spawn-server.ts'
import { makeTempFolder } from './temp-folder.ts'
import { createTestDatabase } from './test-database.ts'

export interface Aparelho {
  /** A page of the reader, who is signed in. */
  page(): Page
  readonly reader: Cadastro
  db(): Database
  /** Ends the server: nothing answers any more. */
  cutNetwork(): Promise<void>
  /** The same server, at the same address. */
  bringNetworkBack(): Promise<void>
  /** Closes the browser and opens it again with what it kept. */
  restartBrowser(path: string): Promise<void>
}

/**
 * Opens a page in a new browser whose app is ready to work without a network. The end of the test checks what its
 * pages said, and ends everything.
 */
export async function openAparelho(path: string): Promise<Aparelho> {
  const database = await createTestDatabase()
  const folder = makeTempFolder()
  const settings = { MBW_DATA_DIR: database.config.dataDir, MBW_LOG: 'silent' }
  let server: RunningServer | null = await spawnServer(settings)
  const { url } = server
  const reader = makeReader(1)
  let context = await launch(folder, url)
  await registerReader(context.request, reader)
  await signIn(context.request, reader)
  let page = await openReady(context, path)

  onTestFinished(async () => {
    try {
      await checkPages(context.pages())
    } finally {
      await context.close()
      await server?.stop()
      await database.drop()
    }
  })
  return {
    page: () => page,
    reader,
    db: () => database.db,
    async cutNetwork() {
      // What is still on its way when the server ends, a chapter fetched ahead, say, is answered so.
      allowPageConsole(/^answered 503: /)
      await server?.stop()
      server = null
    },
    async bringNetworkBack() {
      server = await spawnServer({ ...settings, PORT: new URL(url).port })
    },
    async restartBrowser(next) {
      await context.close()
      context = await launch(folder, url)
      page = context.pages()[0] ?? (await context.newPage())
      await page.goto(next)
    },
  }
}

async function launch(folder: string, baseURL: string): Promise<BrowserContext> {
  const context = await chromium.launchPersistentContext(folder, {
    executablePath: CHROMIUM,
    args: [...ARGUMENTS],
    baseURL,
    viewport: { width: 1280, height: 900 },
    reducedMotion: 'reduce',
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
  })
  context.setDefaultTimeout(WAIT_MS)
  guardContext(context, baseURL)
  return context
}

async function openReady(context: BrowserContext, path: string): Promise<Page> {
  const page = context.pages()[0] ?? (await context.newPage())
  await page.goto(path)
  await page.locator('main h1').first().waitFor()
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated')
  return page
}

/** Runs in the page: how many rows are on the device. */
export function countKept(): Promise<Record<string, number>> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open('mbw-leitor')
    opening.onerror = () => reject(opening.error)
    opening.onsuccess = () => {
      const stores = ['notas', 'respostas', 'fila']
      const counts: Record<string, number> = {}
      const tx = opening.result.transaction(stores)
      for (const store of stores) {
        const count = tx.objectStore(store).count()
        count.onsuccess = () => {
          counts[store] = count.result
        }
      }
      tx.oncomplete = () => {
        opening.result.close()
        resolve(counts)
      }
    }
  })
}
