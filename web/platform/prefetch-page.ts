import { type AppRoute, matchPage } from './router/app-route.ts'

let routes: AppRoute[] = []

/** Tells, once, which routes there are. */
export function setRoutes(all: AppRoute[]): void {
  routes = all
}

/** Fetches the code of a page that is about to be opened; a failure is told once the reader gets there. @param path address */
export function prefetchPage(path: string): void {
  for (const { route } of matchPage(routes, path)) {
    route.lazy?.().catch(() => undefined)
  }
}
