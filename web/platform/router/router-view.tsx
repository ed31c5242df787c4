import { type ReactNode, startTransition, useLayoutEffect, useMemo, useState } from 'react'
import { Outlet, Router, renderMatches } from 'react-router'
import type { PageMatch } from './app-route.ts'
import type { AppRouter, RouterState } from './app-router.ts'
import { RouteBoundary } from './route-boundary.tsx'
import { HandlesContext } from './use-handles.ts'
import { IsNavigatingContext } from './use-is-navigating.ts'
import { NavigateContext } from './use-navigate.ts'

interface RouterViewProps {
  readonly router: AppRouter
  /** Until the code of the first page is there. */
  readonly fallback: ReactNode
}

/** Shows the page that the router has come to. */
export function RouterView({ router, fallback }: RouterViewProps) {
  const [{ location, type, matches, failed, isLoading }, setState] = useState(router.state)
  useLayoutEffect(() => {
    const show = (next: RouterState) => startTransition(() => setState(next))
    show(router.state)
    return router.subscribe(show)
  }, [router])
  const handles = useMemo(() => matches.map(({ route }) => route.handle), [matches])
  const pages = useMemo(
    () => renderPages({ location, matches, failed }, router.elementOf),
    [location, matches, failed, router],
  )
  return (
    <NavigateContext value={router.navigate}>
      <HandlesContext value={handles}>
        <IsNavigatingContext value={isLoading}>
          <Router location={location} navigationType={type} navigator={router.navigator}>
            {matches.length === 0 ? fallback : pages}
          </Router>
        </IsNavigatingContext>
      </HandlesContext>
    </NavigateContext>
  )
}

const OUTLET = <Outlet />

type Shown = Pick<RouterState, 'location' | 'matches' | 'failed'>

function renderPages({ location, matches, failed }: Shown, elementOf: AppRouter['elementOf']) {
  const failedAt = matches.findIndex(({ route }) => route === failed)
  const brokenAt = matches.findLastIndex(({ route }, index) => index <= failedAt && route.errorElement)
  const elementAt = ({ route }: PageMatch, index: number) => {
    const element = index === brokenAt ? route.errorElement : (elementOf(route) ?? OUTLET)
    if (!route.errorElement) return element
    return (
      <RouteBoundary at={location} fallback={route.errorElement}>
        {element}
      </RouteBoundary>
    )
  }
  return renderMatches(
    matches.map((match, index) => ({
      ...match,
      route: { path: match.route.path, element: elementAt(match, index) },
    })),
  )
}
