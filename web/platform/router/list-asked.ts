import type { Location } from 'react-router'
import type { PageMatch } from './app-route.ts'

/** An address and its routes. */
export interface Place {
  readonly location: Location
  readonly matches: readonly PageMatch[]
}

/**
 * The routes whose loaders run on the way from one place to another: those that were not there, or not at this path;
 * and all of them for another search, or when the same address is opened again. For a '#' nothing is asked.
 */
export function listAsked(from: Place, to: Place): readonly PageMatch[] {
  const [a, b] = [from.location, to.location]
  const isSamePage = a.pathname === b.pathname && a.search === b.search
  const isAgain = isSamePage ? b.hash === '' : a.search !== b.search
  return to.matches.filter(({ route, pathname }, index) => {
    if (!route.loader) return false
    const before = from.matches[index]
    if (before?.route !== route || before.pathname !== pathname) return true
    return isAgain && !route.ownSearch
  })
}
