/** A reader's device in real Chromium: tabs that share what a browser's tabs share, and that can end at any moment. */
import type { Browser, Frame, Page } from 'playwright-core'
import type { Aba, LugarDoDestaque } from './aba.ts'
import type { Ato, Entrada, Plano } from './falhas.ts'

/** The tabs are frames of one page, whose address is of the server's origin and asks it for nothing. */
const PAGE = '/tortura'
const ABAS = ['a', 'b'] as const
const ANSWER_MS = 30_000

declare global {
  interface Window {
    aba: Aba
    abrir(name: string): void
    trocarSessao(): Promise<string>
    /** Every exchange of the session that has begun. */
    trocando: Promise<unknown> | undefined
  }
}

export interface Sessao {
  readonly usuarioId: string
  readonly email: string
  /** Of an open session, by name. */
  readonly cookies: Readonly<Record<string, string>>
}

export interface Aparelho {
  /** Forgets what earlier readers left and opens both tabs for the first of two. */
  begin(readers: readonly [Sessao, Sessao]): Promise<void>
  agir(aba: number, ato: Ato, plano: Plano): Promise<void>
  /** @returns how much waits still, of this reader; null when the tab has ended */
  enviar(aba: number, plano: Plano, email: string): Promise<number | null>
  /** Opens a tab anew that has ended, or ends it first. */
  reopen(aba: number): Promise<void>
  /** Makes the session another reader's. @param isKnown whether a tab knows */
  trocar(isKnown: boolean): Promise<void>
  /** The present session belongs to this reader, and the tabs know. */
  entrar(reader: Sessao): Promise<void>
  /** Opens both tabs anew: nothing that was to fail goes on. */
  heal(): Promise<void>
  /** Waits until no tab is sending. */
  rest(): Promise<void>
  diario(): Promise<Entrada[]>
  /** Everything kept under a reader's name, as text. */
  kept(email: string): Promise<string>
  drafts(email: string): Promise<string>
}

export async function openAparelho(
  browser: Browser,
  url: string,
  code: string,
  lugar: LugarDoDestaque,
): Promise<Aparelho> {
  const context = await browser.newContext({ baseURL: url })
  const page = await context.newPage()
  let readers: readonly [Sessao, Sessao]
  let present: Sessao
  const setSession = async (reader: Sessao) => {
    present = reader
    await context.addCookies(Object.entries(reader.cookies).map(([name, value]) => ({ name, value, url })))
  }
  await page.exposeFunction('trocarSessao', async () => {
    await setSession(present === readers[0] ? readers[1] : readers[0])
    return present.email
  })
  await page.route(PAGE, (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html>' }))
  await page.goto(PAGE)
  await page.evaluate(prepare, code)

  const reopen = async (aba: number) => {
    await page.evaluate((name) => window.abrir(name), nameOf(aba))
  }
  return {
    async begin(both) {
      readers = both
      await page.evaluate(forgetAll)
      await setSession(both[0])
      for (const aba of ABAS.keys()) await reopen(aba)
      await inAba(page, 0, (frame) => frame.evaluate((email) => window.aba.entrar(email), both[0].email))
    },
    async agir(aba, ato, plano) {
      await inAba(page, aba, (frame) =>
        frame.evaluate((args) => window.aba.agir(...args), [ato, plano, lugar] as const),
      )
    },
    enviar: (aba, plano, email) =>
      inAba(page, aba, (frame) =>
        frame.evaluate((args) => window.aba.enviar(...args), [plano, email] as const),
      ),
    reopen,
    trocar: (isKnown) => page.evaluate((known) => window.trocar(known), isKnown),
    async entrar(reader) {
      await setSession(reader)
      for (const aba of ABAS.keys()) {
        if (!frameOf(page, aba)) await reopen(aba)
        await inAba(page, aba, (frame) => frame.evaluate((email) => window.aba.entrar(email), reader.email))
      }
    },
    async heal() {
      for (const aba of ABAS.keys()) await reopen(aba)
      // A tab that has just ended may have begun it.
      await page.evaluate(async () => void (await window.trocando))
    },
    rest: () => page.evaluate(async () => navigator.locks.request('mbw-fila', async () => undefined)),
    diario: () => page.evaluate(() => window.diario),
    kept: (email) => page.evaluate(readKept, email),
    drafts: (email) => page.evaluate(readDrafts, email),
  }
}

function nameOf(aba: number): string {
  return ABAS[aba] ?? ABAS[0]
}

function frameOf(page: Page, aba: number): Frame | null {
  return page.frame({ name: nameOf(aba) })
}

/** @returns null for a tab that has ended, or ends meanwhile */
async function inAba<Result>(
  page: Page,
  aba: number,
  act: (frame: Frame) => Promise<Result>,
): Promise<Result | null> {
  const frame = frameOf(page, aba)
  if (!frame) return null
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('A tab does not answer.')), ANSWER_MS)
  })
  const done = act(frame).catch((error: unknown) => {
    if (frame.isDetached()) return null
    throw error
  })
  return Promise.race([done, late]).finally(() => clearTimeout(timer))
}

/** Runs in the page around the tabs. */
function prepare(code: string): void {
  const frameNamed = (name: string) => document.querySelector<HTMLIFrameElement>(`iframe[name="${name}"]`)
  window.diario = []
  window.derrubar = (name) => frameNamed(name)?.remove()
  window.abrir = (name) => {
    frameNamed(name)?.remove()
    const frame = document.createElement('iframe')
    frame.name = name
    document.body.append(frame)
    const script = document.createElement('script')
    script.textContent = code
    frame.contentDocument?.body.append(script)
  }
  const trocar = async (isKnown: boolean) => {
    const email = await window.trocarSessao()
    if (!isKnown) return
    const user = { first_name: email, last_name: '', email, foto: null }
    localStorage.setItem(
      'auth-storage',
      JSON.stringify({ state: { user, isAuthenticated: true }, version: 0 }),
    )
  }
  window.trocar = (isKnown) => {
    const done = trocar(isKnown)
    window.trocando = Promise.all([window.trocando, done])
    return done
  }
}

/** Runs in the page around the tabs. */
function forgetAll(): void {
  for (const frame of document.querySelectorAll('iframe')) frame.remove()
  window.diario.length = 0
  localStorage.clear()
}

/** Runs in the page around the tabs. */
function readKept(email: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open('mbw-leitor')
    opening.onerror = () => reject(opening.error)
    opening.onsuccess = () => {
      const db = opening.result
      const stores = ['notas', 'respostas', 'fila']
      const rows: unknown[] = []
      const tx = db.transaction(stores)
      for (const store of stores) {
        const all = tx.objectStore(store).getAll(IDBKeyRange.bound([email], [email, []]))
        all.onsuccess = () => rows.push(...all.result)
      }
      tx.oncomplete = () => {
        db.close()
        resolve(JSON.stringify(rows))
      }
      tx.onerror = () => reject(tx.error)
    }
  })
}

/** Runs in the page around the tabs. */
function readDrafts(email: string): string {
  const own = Object.entries(localStorage).filter(
    ([key]) => key.startsWith('mbw:rascunho') && key.includes(`:${encodeURIComponent(email)}:`),
  )
  return own.map(([, value]) => value).join('\n')
}
