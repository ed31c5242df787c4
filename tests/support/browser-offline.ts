/** A reader's own device, with a network that is cut before the server (network-gate.ts), beyond the browser's settings. */
import { type BrowserContext, type BrowserContextOptions, chromium, type Page } from 'playwright-core'
import { onTestFinished } from 'vitest'
import type { Cadastro } from '#contract/auth.ts'
import type { Database } from '#server/platform/database.ts'
import { allowPageConsole, checkPages, guardContext } from './browser-guard.ts'
import { ARGUMENTS, CHROMIUM } from './browser-launch.ts'
import { clearReaders, openSharedLibrary, workerBrowser } from './browser-library.ts'
import { WAIT_MS } from './browser-poll.ts'
import { makeReader } from './browser-reader.ts'
import { insertReader, signInByRow } from './browser-session.ts'
import { openNetworkGate } from './network-gate.ts'
import { makeTempFolder } from './temp-folder.ts'

export interface Aparelho {
  /** A page of the reader, who is signed in. */
  page(): Page
  readonly reader: Cadastro
  db(): Database
  /** Nothing answers any more. */
  cutNetwork(): Promise<void>
  /** The same server, at the same address. */
  bringNetworkBack(): Promise<void>
  /** Signs somebody else in, unnoticed by the pages that are open. */
  changeSession(reader: Cadastro): Promise<void>
}

/** A device whose browser can be closed. */
export interface AparelhoDuravel extends Aparelho {
  /** Closes the browser and opens it again with what it kept. */
  restartBrowser(path: string): Promise<void>
}

const OPTIONS: BrowserContextOptions = {
  viewport: { width: 1280, height: 900 },
  reducedMotion: 'reduce',
  locale: 'pt-BR',
  timezoneId: 'America/Sao_Paulo',
}

/**
 * Opens a page of a device whose app is ready to work without a network. The end of the test checks what its pages
 * said, and ends everything.
 * @param prepare what the reader has before
 */
export function openAparelho(
  path: string,
  prepare?: (db: Database, reader: Cadastro) => Promise<void>,
): Promise<Aparelho> {
  const launch = async (baseURL: string) => (await workerBrowser()).newContext({ ...OPTIONS, baseURL })
  return openOn(path, launch, prepare)
}

/** The same in a browser of its own, which keeps its data when it is closed. */
export function openAparelhoDuravel(path: string): Promise<AparelhoDuravel> {
  const folder = makeTempFolder()
  return openOn(path, (baseURL) =>
    chromium.launchPersistentContext(folder, {
      ...OPTIONS,
      executablePath: CHROMIUM,
      args: [...ARGUMENTS],
      baseURL,
    }),
  )
}

async function openOn(
  path: string,
  launch: (baseURL: string) => Promise<BrowserContext>,
  prepare?: (db: Database, reader: Cadastro) => Promise<void>,
): Promise<AparelhoDuravel> {
  const { server, database } = await openSharedLibrary()
  const gate = await openNetworkGate(server.url)
  const start = async () => {
    const started = await launch(gate.url)
    started.setDefaultTimeout(WAIT_MS)
    guardContext(started, gate.url)
    return started
  }
  const reader = makeReader(1)
  let context = await start()
  await insertReader(database.db, reader)
  await prepare?.(database.db, reader)
  const changeSession = (other: Cadastro) => signInByRow(context, database.db, other, gate.url)
  await changeSession(reader)
  let page = await openReady(context, path)

  onTestFinished(async () => {
    try {
      await checkPages(context.pages())
    } finally {
      await context.close()
      await gate.cut()
      await clearReaders(database.db)
    }
  })
  return {
    page: () => page,
    reader,
    db: () => database.db,
    changeSession,
    async cutNetwork() {
      // What is still on its way is answered so, by the service worker.
      allowPageConsole(/^answered 503: /)
      await gate.cut()
    },
    bringNetworkBack: () => gate.mend(),
    async restartBrowser(next) {
      await context.close()
      context = await start()
      page = context.pages()[0] ?? (await context.newPage())
      await page.goto(next)
    },
  }
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

/** Runs in the page: the device forgets what came from the server. */
export function emptyKept(): Promise<void> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open('mbw-leitor')
    opening.onerror = () => reject(opening.error)
    opening.onsuccess = () => {
      const tx = opening.result.transaction(['notas', 'respostas'], 'readwrite')
      tx.objectStore('notas').clear()
      tx.objectStore('respostas').clear()
      tx.oncomplete = () => {
        opening.result.close()
        resolve()
      }
    }
  })
}
