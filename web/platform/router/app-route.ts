/** What the router is told of the pages: their addresses, and what begins when one is opened. */
import type { ComponentType, ReactNode } from 'react'
import { matchRoutes, type Params, type RouteMatch } from 'react-router'

/** What a loader is told of the address that is opened. */
export interface OpenedAddress {
  readonly params: Params
  readonly url: URL
}

interface RouteParts {
  path?: string
  /** Fetches the code of the page. */
  lazy?: () => Promise<{ readonly Component?: ComponentType; readonly element?: ReactNode }>
  /** Starts what asks for the page's data, beside `lazy`. A promise is waited for. */
  loader?: (address: OpenedAddress) => unknown
  /** What follows the '?' is the page's own matter: for another one of the same path the loader does not run. */
  ownSearch?: boolean
  /** What stands around the pages below it. */
  element?: ReactNode
  /** In its place when it, or what is below it, breaks or cannot be had. */
  errorElement?: ReactNode
  /** For who asks with `useHandles`. */
  handle?: unknown
}

export type AppRoute =
  | (RouteParts & { index: true })
  | (RouteParts & { index?: false; children?: AppRoute[] })

export type PageMatch = RouteMatch<string, AppRoute>

/** The routes of an address, from the outermost to the page. @param pathname its path */
export function matchPage(routes: AppRoute[], pathname: string): readonly PageMatch[] {
  return matchRoutes(routes, pathname) ?? []
}
