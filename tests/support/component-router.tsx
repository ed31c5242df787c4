/** The router over a few pages of its own, whose code arrives when the test says so. */
import { type ReactNode, useEffect } from 'react'
import { createRoot } from 'react-dom/client'
import {
  Link,
  Navigate,
  Outlet,
  useLocation,
  useNavigationType,
  useParams,
  useSearchParams,
} from 'react-router'
import { afterEach } from 'vitest'
import type { AppRoute } from '#web/platform/router/app-route.ts'
import { type AppRouter, createAppRouter } from '#web/platform/router/app-router.ts'
import { RouterView } from '#web/platform/router/router-view.tsx'
import { useHandles } from '#web/platform/router/use-handles.ts'
import { useIsNavigating } from '#web/platform/router/use-is-navigating.ts'
import { useNavigate } from '#web/platform/router/use-navigate.ts'
import { expectConsole } from './console-guard.ts'

export interface RoutedSite {
  /** Loads the site at an address. */
  open(path: string): AppRouter
  /** What was begun, in its order: 'code of a', 'loader of a at /a?x=1'. */
  readonly begun: string[]
  /** An item for each time that the page `/numbered/:id` was mounted, and that it was given another `navigate`. */
  readonly navigates: { readonly mounted: unknown[]; readonly given: unknown[] }
  /** Holds the code of a page until `arrive` or `lose`; from then on it comes at once again. */
  hold(name: string): { arrive(): void; lose(): void }
  /** Ends it: nothing of it hears the browser any more. */
  close(): void
}

/** Gives each test of the file that calls it a site without pages that are held. */
export function setupSite(): RoutedSite {
  const held = new Map<string, Promise<void>>()
  const begun: string[] = []
  const navigates = { mounted: [] as unknown[], given: [] as unknown[] }
  let end = () => {}
  const close = () => {
    end()
    end = () => {}
  }
  afterEach(() => {
    close()
    held.clear()
    begun.length = 0
    navigates.mounted.length = 0
    navigates.given.length = 0
  })

  /** A page of this address, with a loader that can be held too: 'data of a'. */
  const page = (path: string, Component: () => ReactNode, more: Partial<AppRoute> = {}): AppRoute => {
    const name = path.replace(/\W.*/, '')
    return {
      path,
      lazy: async () => {
        begun.push(`code of ${name}`)
        await held.get(name)
        return { Component }
      },
      loader: ({ url }) => {
        begun.push(`loader of ${name} at ${url.pathname}${url.search}`)
        return held.get(`data of ${name}`)
      },
      ...more,
    } as AppRoute
  }

  function Numbered() {
    const { id } = useParams()
    const navigate = useNavigate()
    useEffect(() => {
      navigates.mounted.push('/numbered')
    }, [])
    useEffect(() => {
      navigates.given.push(navigate)
    }, [navigate])
    return <h1>Numbered {id}</h1>
  }

  const routes = (): AppRoute[] => [
    {
      element: <Frame />,
      errorElement: <h1>All broken</h1>,
      loader: () => void begun.push('loader of the frame'),
      children: [
        {
          errorElement: <h1>Page broken</h1>,
          children: [
            page('a', () => <h1>A</h1>),
            page('b', () => <h1>B</h1>, { handle: 'of b' }),
            page('c', () => <h1>C</h1>),
            page('own', Own, { ownSearch: true }),
            page('bare', () => <h1>Bare</h1>, { errorElement: <h1>Bare broken</h1>, loader: undefined }),
            page('breaking', Breaking),
            page('numbered/:id', Numbered),
            page('old', () => <Navigate to="/b?from=old" state="moved" replace />),
          ],
        },
      ],
    },
  ]

  return {
    begun,
    navigates,
    hold(name) {
      const { promise, resolve, reject } = Promise.withResolvers<void>()
      promise.catch(() => undefined)
      held.set(name, promise)
      const release = (settle: () => void) => () => {
        held.delete(name)
        settle()
      }
      const lose = release(() => {
        expectConsole('Erro ao abrir a página: Error: lost')
        reject(new Error('lost'))
      })
      return { arrive: release(resolve), lose }
    },
    open(path) {
      close()
      window.history.replaceState(null, '', path)
      const element = document.body.appendChild(document.createElement('div'))
      const router = createAppRouter(routes())
      const root = createRoot(element)
      root.render(<RouterView router={router} fallback={<p>Waiting</p>} />)
      end = () => {
        root.unmount()
        router.dispose()
        element.remove()
      }
      return router
    },
    close,
  }
}

/** What stays around the pages, and says what it knows of them. */
function Frame() {
  const { pathname, search, hash, state } = useLocation()
  const handles = useHandles().filter((handle) => handle !== undefined)
  return (
    <>
      <nav>
        <Link to="/b" state="from the link">
          To B
        </Link>
      </nav>
      <output aria-busy={useIsNavigating()}>
        {useNavigationType()} {pathname + search + hash} {JSON.stringify(state)} {JSON.stringify(handles)}
      </output>
      <Outlet />
    </>
  )
}

function Own() {
  const [search, setSearch] = useSearchParams()
  return (
    <>
      <h1>Own {search.get('x')}</h1>
      <button type="button" onClick={() => setSearch({ x: '2' })}>
        Next
      </button>
    </>
  )
}

function Breaking(): ReactNode {
  const { search } = useLocation()
  if (search === '') throw new Error('It broke')
  return <h1>Whole</h1>
}
