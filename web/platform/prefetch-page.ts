import { matchRoutes, type RouteObject } from 'react-router'

let routes: RouteObject[] = []

/** Tells, once, which routes there are. */
export function setRoutes(all: RouteObject[]): void {
  routes = all
}

/** Fetches the code of a page that is about to be opened; a failure is told once the reader gets there. @param path address */
export function prefetchPage(path: string): void {
  for (const { route } of matchRoutes(routes, path) ?? []) {
    if (typeof route.lazy === 'function') route.lazy().catch(() => undefined)
  }
}
