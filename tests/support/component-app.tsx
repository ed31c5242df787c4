/** The whole app in the page of a component test, over a network that the test has in its hands. */
import { type Usuario, user } from '#contract/auth.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { makeNetwork, type Network } from './component-network.ts'
import { setupPage } from './component-page.tsx'
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
  /** Shows a page to a reader who is signed in. @param leitora another one than `LEITORA` */
  open(path: string, leitora?: Usuario): void
  /** Shows a page to a visitor, who has no CSRF token yet. */
  openAsVisitor(path: string): void
  /** Loads the page that is open once more, as the browser does. */
  reload(): void
}

/** Gives each test of the file that calls it a network, and an app that ends with the test. */
export function setupApp(): App {
  const page = setupPage(() => {
    const network = makeNetwork()
    answerAlways(network)
    return network
  })
  return {
    get network() {
      return page.network
    },
    open(path, leitora = LEITORA) {
      page.network.answer(user, leitora)
      setCsrfCookie()
      page.open(path)
    },
    openAsVisitor(path) {
      page.network.refuse(user, 'sem_sessao', 'Sua sessão terminou. Entre de novo.')
      page.open(path)
    },
    reload: page.reload,
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
