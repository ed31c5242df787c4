/** The whole app in the page of a component test, over the real server: for what only its real data can show. */
import { request as httpRequest } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, beforeEach } from 'vitest'
import type { Cadastro } from '#contract/auth.ts'
import { CSRF_COOKIE } from '#server/auth/csrf.ts'
import { sessionCookieName } from '#server/auth/session-cookies.ts'
import type { Database } from '#server/platform/database.ts'
import { useAuthStore } from '#web/auth/auth-store.ts'
import { makeReader } from './browser-reader.ts'
import { insertReader, openSessionByRow } from './browser-session.ts'
import { type Answer, makeNetwork, type Network } from './component-network.ts'
import { setupPage } from './component-page.tsx'
import { settle } from './component-screen.ts'
import { listEndpoints } from './contract-endpoints.ts'
import { clearReaders, type LibraryServer, type LibrarySetup, startServer } from './library-server.ts'

export interface AppNoServidor {
  /** Calls go to the server, unless the test answers them, refuses them or cuts the way. */
  readonly network: Network
  /** Shows a page to a reader who is signed in, unless given one who is new in each test. @returns the reader */
  open(path: string, reader?: Cadastro): Promise<Cadastro>
  /** Shows a page to a visitor without cookies. */
  openAsVisitor(path: string): Promise<void>
  /** Loads the page that is open once more, as the browser does. */
  reload(): void
  /** Registers a reader and signs nobody in. */
  newReader(): Promise<Cadastro>
  /** The database that the server reads. */
  db(): Database
}

const endpoints = await listEndpoints()

/** The golden database as it is, for the files of a worker that change no library. */
let shared: Promise<LibraryServer> | undefined

/**
 * Gives the test file the app over a server, on which nobody is registered.
 * @param setup makes the server the file's own, which costs a second; without it the files of a worker share one
 */
export function setupServidor(setup?: LibrarySetup): AppNoServidor {
  let library: LibraryServer | undefined
  let readers = 0
  let ofTest: Cadastro | undefined
  const cookies = new Map<string, string>()
  const started = () => {
    if (!library) throw new Error('The server starts in beforeAll: open pages in tests only.')
    return library
  }
  beforeAll(async () => {
    if (!setup) shared ??= startServer({})
    library = await (setup ? startServer(setup) : shared)
    if (library) await clearReaders(library.database.db)
  })
  afterAll(async () => {
    if (!setup || !library) return
    await library.server.stop()
    await library.database.drop()
  })
  beforeEach(() => {
    ofTest = undefined
  })
  const sending = new Set<Promise<Answer>>()
  const page = setupPage(
    () =>
      makeNetwork({
        endpoints,
        send(request, body) {
          const answer = send(started().server.url, request, body, cookies)
          sending.add(answer)
          return answer.finally(() => sending.delete(answer))
        },
      }),
    async () => {
      // The end of a page still runs the effects that were due, and those ask a moment later.
      do {
        await settle()
        await Promise.allSettled(sending)
      } while (sending.size > 0)
      await settle()
    },
  )
  const signOut = async () => {
    await page.close()
    cookies.clear()
    useAuthStore.setState({ user: null, isAuthenticated: false })
  }
  const newReader = async () => {
    readers += 1
    const reader = makeReader(readers)
    await insertReader(started().database.db, reader)
    return reader
  }
  return {
    get network() {
      return page.network
    },
    async open(path, reader) {
      const signedIn = reader ?? ofTest ?? (await newReader())
      ofTest ??= signedIn
      const { token, csrf } = await openSessionByRow(started().database.db, signedIn)
      await signOut()
      keepCookies(cookies, [
        `${sessionCookieName(false)}=${token}; HttpOnly`,
        `${CSRF_COOKIE}=${csrf}; Path=/`,
      ])
      page.open(path)
      return signedIn
    },
    async openAsVisitor(path) {
      await signOut()
      page.open(path)
    },
    reload: page.reload,
    newReader,
    db: () => started().database.db,
  }
}

/** Makes the call as the browser does: with its cookies, of which it keeps those that the answer sets. */
async function send(
  origin: string,
  { method, url, headers }: Request,
  body: ArrayBuffer,
  cookies: Map<string, string>,
): Promise<Answer> {
  const { pathname, search } = new URL(url)
  const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const sent = { ...Object.fromEntries(headers), ...(cookie && { cookie }) }
  const { promise, resolve, reject } = Promise.withResolvers<Answer>()
  const call = httpRequest(new URL(pathname + search, origin), { method, headers: sent }, (response) => {
    buffer(response).then((bytes) => {
      const {
        'set-cookie': set = [],
        'retry-after': retryAfter,
        'content-type': type = '',
      } = response.headers
      keepCookies(cookies, set)
      resolve({
        status: response.statusCode ?? 0,
        body: type.includes('json') ? JSON.parse(bytes.toString()) : new Blob([new Uint8Array(bytes)]),
        headers: { ...(type && { 'Content-Type': type }), ...(retryAfter && { 'Retry-After': retryAfter }) },
      })
    }, reject)
  })
  call.on('error', reject)
  call.end(new Uint8Array(body))
  return promise
}

function keepCookies(cookies: Map<string, string>, set: readonly string[]): void {
  for (const line of set) {
    const [pair = ''] = line.split(';')
    const at = pair.indexOf('=')
    const [name, value] = [pair.slice(0, at), pair.slice(at + 1)]
    if (/; *max-age=0/i.test(line) || value === '') cookies.delete(name)
    else cookies.set(name, value)
    // biome-ignore lint/suspicious/noDocumentCookie: the web reads its token so.
    if (!/; *httponly/i.test(line)) document.cookie = line
  }
}
