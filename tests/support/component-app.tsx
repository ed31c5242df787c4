/** The whole app in the page of a component test, over a network that the test has in its hands. */
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createRoot } from 'react-dom/client'
import { RouterProvider } from 'react-router/dom'
import { afterEach, beforeEach, vi } from 'vitest'
import { type Usuario, user } from '#contract/auth.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { useAuthStore } from '#web/auth/auth-store.ts'
import { endSessionOn } from '#web/auth/queries.ts'
import { chooseEdicao } from '#web/biblia/edicao-escolhida.ts'
import { forgetParadas } from '#web/paradas/note-parada.ts'
import { forgetPages } from '#web/platform/page-memory.ts'
import { createQueryClient } from '#web/platform/query-client.ts'
import { createRouter } from '#web/router.tsx'
import { closeSalto } from '#web/salto/salto-store.ts'
import { clearBanner } from '#web/ui/banner-store.ts'
import { makeNetwork, type Network } from './component-network.ts'
import { answerAlways, setCsrfCookie } from './component-replies.ts'
import { stopClock, until } from './component-screen.ts'

export const LEITORA: Usuario = {
  first_name: 'leitora',
  last_name: '',
  email: 'leitora@exemplo.com.br',
  foto: null,
}

export interface App {
  readonly network: Network
  /** Shows a page to a reader who is signed in. */
  open(path: string): void
  /** Shows a page to a visitor, who has no CSRF token yet. */
  openAsVisitor(path: string): void
  /** Loads the page that is open once more, as the browser does. */
  reload(): void
}

/** Gives each test of the file that calls it a network, and an app that ends with the test. */
export function setupApp(): App {
  let network = makeNetwork()
  let end = () => {}
  beforeEach(() => {
    network = makeNetwork()
    answerAlways(network)
    vi.stubGlobal('fetch', network.fetch)
  })
  afterEach(() => {
    end()
    end = () => {}
    vi.useRealTimers()
    forgetReader()
    if (network.problems.length > 0) throw new Error(network.problems.join('\n'))
  })
  const open = (path: string) => {
    end()
    window.history.replaceState(null, '', path)
    end = renderApp()
  }
  return {
    get network() {
      return network
    },
    open(path) {
      network.answer(user, LEITORA)
      setCsrfCookie()
      open(path)
    },
    openAsVisitor(path) {
      network.refuse(user, 'sem_sessao', 'Sua sessão terminou. Entre de novo.')
      open(path)
    },
    reload: () => open(window.location.pathname + window.location.search),
  }
}

/** Shows a page with the clock stopped. What its call is answered reaches the page itself, not only the loader. */
export async function openStopped({ network, open }: App, path: string, call: Endpoint): Promise<void> {
  const release = network.hold(call)
  stopClock()
  open(path)
  await until(() => {
    if (!document.querySelector('main h1, main .loading')) throw new Error('The page is not there yet.')
  })
  release()
}

/** To be called before a page is left. @returns the browser's Back to it */
export function makeBack(): () => void {
  const { href } = window.location
  const { state } = window.history
  return () => {
    window.history.replaceState(state, '', href)
    window.dispatchEvent(new PopStateEvent('popstate', { state }))
  }
}

/** @returns ends it */
function renderApp(): () => void {
  const element = document.body.appendChild(document.createElement('div'))
  element.id = 'raiz'
  const queryClient: QueryClient = createQueryClient(endSessionOn)
  const router = createRouter(queryClient)
  const root = createRoot(element)
  root.render(
    // Not in React's strict mode: while it is developed it asks for everything twice, which no reader's page does.
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
  return () => {
    root.unmount()
    router.dispose()
    queryClient.clear()
    element.remove()
  }
}

/** Nothing of one test's reader is there for the next. */
function forgetReader(): void {
  clearBanner()
  closeSalto()
  chooseEdicao(null)
  forgetPages()
  forgetParadas()
  useAuthStore.setState({ user: null, isAuthenticated: false })
  localStorage.clear()
  // Long ago: one that ends now is still there for a test that stops its clock in the same millisecond.
  // biome-ignore lint/suspicious/noDocumentCookie: the web reads its token so.
  document.cookie = 'csrftoken=; path=/; expires=Thu, 01 Jan 1970 00:00:00 GMT'
  sessionStorage.clear()
}
