/** A newcomer finds the code of a page by its address: its folder has the name of the address's first word. */
import { QueryClient } from '@tanstack/react-query'
import type { RouteObject } from 'react-router'
import { describe, expect, it, vi } from 'vitest'
import { FICHAS } from '#web/padroes/fichas.ts'
import { createRoutes } from '#web/router.tsx'

// It shows itself to a document as soon as it is imported.
vi.mock('#web/layout/layout.tsx', () => ({ Layout: () => null }))

interface PageRoute {
  /** '/biblia/capitulos/:livroId' */
  readonly path: string
  /** 'biblia' */
  readonly folder: string
}

/** Addresses that no reader types and no link leads to. */
const WITHOUT_ADDRESS = ['/*']

describe('the page of a route', () => {
  const pages = createRoutes(new QueryClient()).flatMap((route) => listPages(route, ''))

  it('is found for every route', () => {
    expect(pages.length).toBeGreaterThan(30)
    expect(pages.filter(({ folder }) => folder === '')).toEqual([])
  })

  it('lies in the folder that its address names', () => {
    const elsewhere = pages.filter(
      ({ path, folder }) => !WITHOUT_ADDRESS.includes(path) && folderOf(path) !== folder,
    )
    expect(elsewhere).toEqual([])
  })

  it('would be missed elsewhere', () => {
    const lazy = async () => ({ Component: (await import('#web/busca/busca-page.tsx')).BuscaPage })
    expect(listPages({ path: '/notas', lazy }, '')).toEqual([{ path: '/notas', folder: 'busca' }])
    expect(folderOf('/notas')).toBe('notas')
  })
})

/** Six standards are one kind of page, the first page has no word, and one reading is of the `leituras`. */
function folderOf(path: string): string {
  const [, word = ''] = path.split('/')
  if (Object.hasOwn(FICHAS, word)) return 'padroes'
  return { '': 'home', leitura: 'leituras' }[word] ?? word
}

function listPages({ path = '', lazy, children }: RouteObject, parent: string): PageRoute[] {
  const here = path.startsWith('/') ? path : `${parent}/${path}`.replace(/\/$/, '')
  if (children) return children.flatMap((child) => listPages(child, here))
  // The page is named where its code is fetched: it need not be loaded to be found.
  const [, folder = ''] = /\/([a-z-]+)\/[a-z-]+-page\.tsx/.exec(String(lazy)) ?? []
  return [{ path: here || '/', folder }]
}
