/** The table that the build goes by names what the routes import, and its patterns are those of the router. */
import { QueryClient } from '@tanstack/react-query'
import type { RouteObject } from 'react-router'
import { expect, it } from 'vitest'
import { createRoutes } from '#web/router.tsx'
import { PAGE_MODULES } from '../../scripts/steps/page-modules.mjs'

/** Not in the table: the server answers `/mbw` itself, and addresses that lead nowhere are not prepared for. */
const NOT_PREPARED = ['/mbw', '/*']

interface Page {
  readonly path: string
  readonly modules: readonly string[]
}

/** The pages of the routes with the modules that routes and loaders import, as their source says. */
function listPages(routes: readonly RouteObject[], above: Page = { path: '', modules: [] }): Page[] {
  return routes.flatMap((route) => {
    const path = route.path?.startsWith('/') ? route.path : [above.path, route.path].filter(Boolean).join('/')
    const page = { path: path === '*' ? '/*' : path, modules: [...above.modules, ...listImports(route)] }
    return route.children ? listPages(route.children, page) : [page]
  })
}

/** The ebooks' loaders have one function in common that imports what they ask with. */
const OF_THE_EBOOKS = 'ebooks/prefetch.ts'

function listImports({ lazy, loader }: RouteObject): string[] {
  const source = [lazy, loader].map(String).join('\n')
  return [...source.matchAll(/import\w*\(\s*["'](?:\/web|\.)\/([^"']+)["']/g)].map(
    ([, module = '']) => module,
  )
}

it('names what each page begins with', () => {
  const pages = listPages(createRoutes(new QueryClient())).filter(({ path }) => !NOT_PREPARED.includes(path))
  const found = pages.map(({ path, modules }) => [path, modules.toSorted()])
  const table = PAGE_MODULES.map(({ path, modules }) => [
    path,
    modules.filter((module) => module !== OF_THE_EBOOKS).toSorted(),
  ])
  expect(table.toSorted()).toEqual(found.toSorted())
})
