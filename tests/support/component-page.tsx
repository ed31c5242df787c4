/** The page of component tests, in which the whole app is rendered. */
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, vi } from 'vitest'
import { Aparencia } from '#contract/aparencia.ts'
import { adoptAparencia } from '#web/aparencia/aparencia-store.ts'
import { useAuthStore } from '#web/auth/auth-store.ts'
import { endSessionOn } from '#web/auth/queries.ts'
import { chooseEdicao } from '#web/biblia/edicao-escolhida.ts'
import { forgetParadas } from '#web/paradas/note-parada.ts'
import { forgetPages } from '#web/platform/page-memory.ts'
import { createQueryClient } from '#web/platform/query-client.ts'
import { RouterView } from '#web/platform/router/router-view.tsx'
import { forgetSemResposta } from '#web/platform/sem-resposta.ts'
import { createRouter } from '#web/router.tsx'
import { closeSalto } from '#web/salto/salto-store.ts'
import { clearBanner } from '#web/ui/banner-store.ts'
import { Verificando } from '#web/ui/verificando.tsx'
import { useVoltaStore } from '#web/ui/volta-store.ts'
import type { Network, PageNetwork } from './component-network.ts'
import { leaveOutOwnerStacks } from './component-react.ts'
import { clearCsrfCookie } from './component-replies.ts'

leaveOutOwnerStacks()

export interface AppPage {
  /** That of the test that runs. */
  readonly network: Network
  /** Loads the app at an address of its own. */
  open(path: string): void
  /** Loads the page that is open once more, as the browser does. */
  reload(): void
  /** Leaves the page, and waits for what it still asked. */
  close(): Promise<void>
}

/**
 * Gives each test of the file that calls it a page, which ends with the test.
 * @param make a network for each
 * @param untilIdle waits for calls that are on their way, whose answers would be another reader's in the next test
 */
export function setupPage(make: () => PageNetwork, untilIdle = async () => {}): AppPage {
  let network: PageNetwork | undefined
  let end = () => {}
  beforeEach(() => {
    network = make()
    vi.stubGlobal('fetch', network.fetch)
  })
  const close = async () => {
    end()
    end = () => {}
    await untilIdle()
  }
  afterEach(async () => {
    await close()
    vi.useRealTimers()
    forgetReader()
    const problems = network?.problems ?? []
    if (problems.length > 0) throw new Error(problems.join('\n'))
  })
  const open = (path: string) => {
    end()
    window.history.replaceState(null, '', path)
    end = renderApp()
  }
  return {
    get network() {
      if (!network) throw new Error('Each test has a network of its own: use it in tests only.')
      return network
    },
    open,
    reload: () => open(window.location.pathname + window.location.search),
    close,
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
      <RouterView router={router} fallback={<Verificando />} />
    </QueryClientProvider>,
  )
  return () => {
    root.unmount()
    router.dispose()
    // Nobody hears what a page that is gone had asked.
    void queryClient.cancelQueries()
    queryClient.clear()
    element.remove()
  }
}

/** Nothing of one test's reader is there for the next. */
function forgetReader(): void {
  clearBanner()
  closeSalto()
  chooseEdicao(null)
  adoptAparencia(Aparencia.parse({}))
  forgetPages()
  forgetParadas()
  forgetSemResposta()
  useVoltaStore.setState({ volta: null })
  useAuthStore.setState({ user: null, isAuthenticated: false, isLeaving: false })
  window.scrollTo(0, 0)
  localStorage.clear()
  clearCsrfCookie()
  sessionStorage.clear()
}
