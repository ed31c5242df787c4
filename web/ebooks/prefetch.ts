/** What the routes of the ebooks start to fetch while the code of the page is still on its way. */
import type { QueryClient } from '@tanstack/react-query'
import { ESTADOS, leiturasQuery } from '../leituras/public.ts'
import { parseId } from '../platform/parse-id.ts'
import {
  areasAleatoriasQuery,
  areasQuery,
  ebooksQuery,
  maisLidosQuery,
  prefetchCategoria,
  prefetchEbook,
  recomendadosQuery,
  ultimosLancamentosQuery,
} from './queries.ts'

/** The dashboard: its bands, or the ebooks of the category that it is filtered by. @param url address of the page */
export function prefetchPainel(queryClient: QueryClient, url: string): void {
  void queryClient.prefetchQuery(areasQuery())
  const categoriaId = parseId(new URL(url).searchParams.get('categoria') ?? undefined)
  if (categoriaId !== null) {
    prefetchCategoria(queryClient, categoriaId)
    return
  }
  void queryClient.prefetchQuery(recomendadosQuery())
  void queryClient.prefetchQuery(maisLidosQuery())
  void queryClient.prefetchQuery(areasAleatoriasQuery())
  void queryClient.prefetchQuery(ultimosLancamentosQuery())
}

/** @param param route parameter; what is no number is not asked for */
export function prefetchEbookOf(queryClient: QueryClient, param: string | undefined): void {
  const id = parseId(param)
  if (id !== null) prefetchEbook(queryClient, id)
}

/** @param param route parameter; what is no number is not asked for */
export function prefetchCategoriaOf(queryClient: QueryClient, param: string | undefined): void {
  const id = parseId(param)
  if (id !== null) prefetchCategoria(queryClient, id)
}

export function prefetchCategorias(queryClient: QueryClient): void {
  void queryClient.prefetchQuery(areasQuery())
}

export function prefetchArtigos(queryClient: QueryClient): void {
  void queryClient.prefetchQuery(ebooksQuery('artigo'))
}

/** The three lists of the shelf, which every list of ebooks needs to say what is on it. */
export function prefetchEstante(queryClient: QueryClient): void {
  for (const estado of ESTADOS) void queryClient.prefetchQuery(leiturasQuery(estado))
}
