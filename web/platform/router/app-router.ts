/**
 * Which page is shown. The code of a page and what asks for its data are fetched side by side, while the page before it
 * stays; then the address changes and the page with it. Of several navigations the last one wins (ADR 058).
 */
import { createElement, type ReactNode } from 'react'
import {
  createPath,
  type Location,
  NavigationType,
  type Navigator,
  type Path,
  parsePath,
  type To,
} from 'react-router'
import { nextTask } from '../next-task.ts'
import { type AppRoute, matchPage, type PageMatch } from './app-route.ts'
import { makeEntryKey, readHistoryEntry, writeHistoryEntry } from './history-entry.ts'
import { listAsked, type Place } from './list-asked.ts'

export interface RouterState extends Place {
  readonly type: NavigationType
  /** The route whose code or loader failed. */
  readonly failed: AppRoute | null
  /** Another page is on its way. */
  readonly isLoading: boolean
}

/**
 * Opens an address of the app, or goes so many steps through the history.
 * @returns when it is shown, or another one has been opened meanwhile
 */
export type Navigate = (
  to: To | number,
  options?: { readonly replace?: boolean; readonly state?: unknown },
) => Promise<void>

export interface AppRouter {
  /** No matches as long as the first page is not there. */
  readonly state: RouterState
  /** What the links of the library call. */
  readonly navigator: Navigator
  readonly navigate: Navigate
  /** What a route shows, once its code is there. */
  readonly elementOf: (route: AppRoute) => ReactNode
  /** @param listener hears each new state @returns ends that */
  readonly subscribe: (listener: (state: RouterState) => void) => () => void
  readonly dispose: () => void
}

/** The navigation that the browser's address begins. */
const FIRST = 1

/** Makes the router, which begins at once with the page of the browser's address. */
export function createAppRouter(routes: AppRoute[]): AppRouter {
  const listeners = new Set<(state: RouterState) => void>()
  const fetched = new Map<AppRoute, ReactNode>()
  let turns = 0
  let state: RouterState = {
    location: readHistoryEntry(),
    type: NavigationType.Pop,
    matches: [],
    failed: null,
    isLoading: true,
  }

  function show(next: RouterState): void {
    state = next
    for (const listener of listeners) listener(next)
  }

  async function open(location: Location, type: NavigationType): Promise<void> {
    turns += 1
    const turn = turns
    const matches = matchPage(routes, location.pathname)
    const asked = listAsked(state, { location, matches })
    let failed: AppRoute | null = null
    if (asked.length > 0 || matches.some(({ route }) => isMissing(route))) {
      show({ ...state, isLoading: true })
      failed = await load(matches, asked, toUrl(location), turn === FIRST)
      if (turn !== turns) return
    }
    writeHistoryEntry(location, type)
    show({ location, type, matches, failed, isLoading: false })
  }

  function isMissing(route: AppRoute): boolean {
    return route.lazy !== undefined && !fetched.has(route)
  }

  /** @returns the outermost route that failed */
  async function load(
    matches: readonly PageMatch[],
    asked: readonly PageMatch[],
    url: URL,
    isFirst: boolean,
  ): Promise<AppRoute | null> {
    const codes = matches.map(({ route }) => fetchCode(route))
    const begun = matches.map((match) => (asked.includes(match) ? runLoader(match, url, isFirst) : undefined))
    const ends = await Promise.allSettled(
      matches.map((_, index) => Promise.all([codes[index], begun[index]])),
    )
    const at = ends.findIndex(({ status }) => status === 'rejected')
    const end = ends[at]
    if (end?.status === 'rejected') console.error('Erro ao abrir a página:', end.reason)
    return matches[at]?.route ?? null
  }

  async function fetchCode(route: AppRoute): Promise<void> {
    if (!route.lazy || fetched.has(route)) return
    const { Component, element } = await route.lazy()
    fetched.set(route, Component ? createElement(Component) : element)
  }

  /** @param to its path is that of the page when it names none */
  function toLocation(to: To, said: unknown): Location {
    const path = typeof to === 'string' ? parsePath(to) : to
    const { pathname, search, hash } = toUrl({ ...path, pathname: path.pathname ?? state.location.pathname })
    return { pathname, search, hash, state: said ?? null, key: makeEntryKey(), mask: undefined }
  }

  const go = (steps: number) => window.history.go(steps)
  const push = (to: To, said?: unknown) => open(toLocation(to, said), NavigationType.Push)
  const replace = (to: To, said?: unknown) => open(toLocation(to, said), NavigationType.Replace)

  const handlePop = () => void open(readHistoryEntry(), NavigationType.Pop)
  window.addEventListener('popstate', handlePop)
  handlePop()

  return {
    get state() {
      return state
    },
    navigator: { createHref: (to) => (typeof to === 'string' ? to : createPath(to)), go, push, replace },
    navigate: async (to, options = {}) => {
      if (typeof to === 'number') go(to)
      else await (options.replace ? replace : push)(to, options.state)
    },
    elementOf: (route) => route.element ?? fetched.get(route),
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    dispose: () => {
      turns += 1
      window.removeEventListener('popstate', handlePop)
    },
  }
}

/** Never of another site, however many slashes it begins with. */
function toUrl(path: Partial<Path>): URL {
  return new URL(createPath(path).replace(/^\/+/, '/'), window.location.origin)
}

/** What it throws is a failure like that of its promise. @param isFirst with the code of the first page it would be one long task (ADR 060) */
async function runLoader({ route, params }: PageMatch, url: URL, isFirst: boolean): Promise<void> {
  if (isFirst) await nextTask()
  await route.loader?.({ params, url })
}
