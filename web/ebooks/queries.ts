import { type QueryClient, queryOptions } from '@tanstack/react-query'
import {
  areasAleatorias,
  ebooksMesmasCategorias,
  ebooksPorCategoria,
  lerCategoria,
  lerEbook,
  listarAreas,
  listarEbooks,
  maisLidos,
  recomendados,
  ultimosLancamentos,
} from '#contract/ebooks.ts'
import { RECOMENDADOS_KEY, sumarioQuery } from '../leituras/public.ts'
import { request } from '../platform/request.ts'

/** The thematic areas that have ebooks, in alphabetical order. */
export function areasQuery() {
  return queryOptions({
    queryKey: ['ebooks', 'areas'],
    queryFn: ({ signal }) => request(listarAreas, { signal }),
  })
}

/** Up to six areas at random. */
export function areasAleatoriasQuery() {
  return queryOptions({
    queryKey: ['ebooks', 'areas', 'aleatorias'],
    queryFn: ({ signal }) => request(areasAleatorias, { signal }),
  })
}

/** All ebooks by title, or those of one kind. */
export function ebooksQuery(kind?: 'livro' | 'artigo') {
  return queryOptions({
    queryKey: ['ebooks', 'todos', kind ?? null],
    queryFn: ({ signal }) => request(listarEbooks, { query: { kind }, signal }),
  })
}

/** What the reader may want to read next. */
export function recomendadosQuery() {
  return queryOptions({
    queryKey: RECOMENDADOS_KEY,
    queryFn: ({ signal }) => request(recomendados, { signal }),
  })
}

export function ultimosLancamentosQuery() {
  return queryOptions({
    queryKey: ['ebooks', 'ultimos'],
    queryFn: ({ signal }) => request(ultimosLancamentos, { signal }),
  })
}

export function maisLidosQuery() {
  return queryOptions({
    queryKey: ['ebooks', 'mais-lidos'],
    queryFn: ({ signal }) => request(maisLidos, { signal }),
  })
}

export function ebookQuery(id: number) {
  return queryOptions({
    queryKey: ['ebooks', 'ebook', id],
    queryFn: ({ signal }) => request(lerEbook, { params: { id }, signal }),
  })
}

/** Ebooks that share areas with one. */
export function mesmasCategoriasQuery(id: number) {
  return queryOptions({
    queryKey: ['ebooks', 'mesmas-categorias', id],
    queryFn: ({ signal }) => request(ebooksMesmasCategorias, { params: { id }, signal }),
  })
}

export function categoriaQuery(id: number) {
  return queryOptions({
    queryKey: ['ebooks', 'categoria', id],
    queryFn: ({ signal }) => request(lerCategoria, { params: { id }, signal }),
  })
}

export function ebooksDaCategoriaQuery(id: number) {
  return queryOptions({
    queryKey: ['ebooks', 'da-categoria', id],
    queryFn: ({ signal }) => request(ebooksPorCategoria, { params: { id }, signal }),
  })
}

/** Starts to fetch what the page of an ebook shows. */
export function prefetchEbook(queryClient: QueryClient, id: number): void {
  void queryClient.prefetchQuery(ebookQuery(id))
  void queryClient.prefetchQuery(sumarioQuery(id))
  void queryClient.prefetchQuery(mesmasCategoriasQuery(id))
}

/** Starts to fetch what the page of a category shows. */
export function prefetchCategoria(queryClient: QueryClient, id: number): void {
  void queryClient.prefetchQuery(categoriaQuery(id))
  void queryClient.prefetchQuery(ebooksDaCategoriaQuery(id))
}
