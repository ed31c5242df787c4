/** A reader's own device, with a network that is cut before the server (network-gate.ts), beyond the browser's settings. */
import { type BrowserContext, type BrowserContextOptions, chromium, type Page } from 'playwright-core'
import { onTestFinished } from 'vitest'
import type { Cadastro } from '#contract/auth.ts'
import type { Database } from '#server/platform/database.ts'
import { giveBackDevice, takeDevice } from './browser-device.ts'
import { allowPageConsole, checkPages, guardContext } from './browser-guard.ts'
import { ARGUMENTS, CHROMIUM } from './browser-launch.ts'
import { openSharedLibrary } from './browser-library.ts'
import { WAIT_MS } from './browser-poll.ts'
import { makeReader } from './browser-reader.ts'
import { insertReader, signInByRow } from './browser-session.ts'
import { NO_WINDOW_SIZE, showPagesAlone } from './browser-window.ts'
import { clearReaders } from './library-server.ts'
import { type NetworkGate, openNetworkGate } from './network-gate.ts'
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

const SIZE = { width: 1280, height: 900 }
const OPTIONS: BrowserContextOptions = {
  ...NO_WINDOW_SIZE,
  reducedMotion: 'reduce',
  locale: 'pt-BR',
  timezoneId: 'America/Sao_Paulo',
}

/**
 * Opens a page of a device whose app is ready to work without a network. The end of the test checks what its pages
 * said, and ends everything.
 * @param prepare what the reader has before
 */
export async function openAparelho(
  path: string,
  prepare?: (db: Database, reader: Cadastro) => Promise<void>,
): Promise<Aparelho> {
  const { server, database } = await openSharedLibrary()
  const device = await takeDevice(server.url, OPTIONS, SIZE)
  return openOn(path, {
    ...device,
    db: database.db,
    prepare,
    start: async () => device.context,
    end: () => giveBackDevice(device),
  })
}

/** The same in a browser of its own, which keeps its data when it is closed. */
export async function openAparelhoDuravel(
  path: string,
  prepare?: (db: Database, reader: Cadastro) => Promise<void>,
): Promise<AparelhoDuravel> {
  const { server, database } = await openSharedLibrary()
  const folder = makeTempFolder()
  const gate = await openNetworkGate(server.url)
  const start = async () => {
    const started = await chromium.launchPersistentContext(folder, {
      ...OPTIONS,
      executablePath: CHROMIUM,
      args: [...ARGUMENTS],
      baseURL: gate.url,
    })
    showPagesAlone(started, SIZE)
    started.setDefaultTimeout(WAIT_MS)
    guardContext(started, gate.url)
    return started
  }
  const end = async (context: BrowserContext) => {
    await context.close()
    await gate.cut()
  }
  return openOn(path, { gate, db: database.db, prepare, start, end })
}

interface Opening {
  readonly gate: NetworkGate
  readonly db: Database
  readonly prepare?: ((db: Database, reader: Cadastro) => Promise<void>) | undefined
  /** Opens the browser, and opens it again once it was closed. */
  readonly start: () => Promise<BrowserContext>
  readonly end: (context: BrowserContext) => Promise<void>
}

async function openOn(path: string, { gate, db, prepare, start, end }: Opening): Promise<AparelhoDuravel> {
  const reader = makeReader(1)
  let context = await start()
  onTestFinished(async () => {
    try {
      await checkPages(context.pages())
    } finally {
      await end(context)
      await clearReaders(db)
    }
  })
  await insertReader(db, reader)
  await prepare?.(db, reader)
  const changeSession = (other: Cadastro) => signInByRow(context, db, other, gate.url)
  await changeSession(reader)
  let page = await openReady(context, path)
  return {
    page: () => page,
    reader,
    db: () => db,
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
      page = await context.newPage()
      await page.goto(next)
    },
  }
}

async function openReady(context: BrowserContext, path: string): Promise<Page> {
  const page = await context.newPage()
  await page.goto(path)
  await page.locator('main h1').first().waitFor()
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated')
  return page
}

/** The page as it is once the device has the app: the first one on it asked before the worker could keep the answers. */
export async function reloadUnlessKept(page: Page): Promise<void> {
  const wasKept = await page.evaluate(() => {
    const [navigation] = performance.getEntriesByType('navigation')
    return navigation instanceof PerformanceNavigationTiming && navigation.workerStart > 0
  })
  if (!wasKept) await page.reload()
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
