import { infiniteQueryOptions, keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query'
import { preverArtigo } from '#contract/editora/artigos.ts'
import { lerLivro, listarLivros, opcoesDaFicha, type SituacaoDoLivro } from '#contract/editora/livros.ts'
import {
  type EstadoDoRascunho,
  lerCapituloDoRascunho,
  lerRascunho,
  listarRascunhos,
} from '#contract/editora/rascunhos.ts'
import { request, requestWithHeaders } from '../../platform/request.ts'

/** What all queries of the desk's books begin with. */
export const LIVROS = ['editora', 'livros']

const POR_VEZ = '50'
const POLL_MS = 1_000
/** What a server is doing meanwhile. */
const EM_TRABALHO: readonly EstadoDoRascunho[] = ['lendo', 'publicando']

interface FiltroDeLivros {
  readonly q: string
  readonly situacao: SituacaoDoLivro | null
}

/** The books by title, part by part. */
export function livrosQuery({ q, situacao }: FiltroDeLivros) {
  return infiniteQueryOptions({
    queryKey: [...LIVROS, 'lista', q, situacao],
    queryFn: async ({ pageParam, signal }) => {
      const filtro = { q: q || undefined, situacao: situacao ?? undefined }
      const query = { ...filtro, limit: POR_VEZ, cursor: pageParam ?? undefined }
      const { reply, headers } = await requestWithHeaders(listarLivros, { query, signal })
      return { livros: reply, cursor: headers.get('X-Next-Cursor') }
    },
    initialPageParam: null as string | null,
    getNextPageParam: ({ cursor }) => cursor,
    staleTime: 0,
  })
}

export function livroQuery(id: number) {
  return queryOptions({
    queryKey: [...LIVROS, 'livro', id],
    queryFn: ({ signal }) => request(lerLivro, { params: { id: String(id) }, signal }),
    staleTime: 0,
  })
}

export function opcoesQuery() {
  return queryOptions({
    queryKey: [...LIVROS, 'opcoes'],
    queryFn: ({ signal }) => request(opcoesDaFicha, { signal }),
  })
}

export function rascunhosQuery() {
  return queryOptions({
    queryKey: [...LIVROS, 'rascunhos'],
    queryFn: ({ signal }) => request(listarRascunhos, { signal }),
    staleTime: 0,
  })
}

/** A draft; asked for again while a server works on it. */
export function rascunhoQuery(id: string) {
  return queryOptions({
    queryKey: [...LIVROS, 'rascunho', id],
    queryFn: ({ signal }) => request(lerRascunho, { params: { id }, signal }),
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data && EM_TRABALHO.includes(state.data.estado) ? POLL_MS : false),
  })
}

/** Fetches a draft again, whether or not a page shows it. */
export function refetchRascunho(queryClient: QueryClient, id: string): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: rascunhoQuery(id).queryKey, refetchType: 'all' })
}

/** The beginning of a chapter of a draft. @param versao of the draft: its file may be another one then */
export function capituloDoRascunhoQuery(id: string, ordem: number, versao: number) {
  return queryOptions({
    queryKey: [...LIVROS, 'capitulo', id, ordem, versao],
    queryFn: ({ signal }) => request(lerCapituloDoRascunho, { params: { id, ordem: String(ordem) }, signal }),
    placeholderData: keepPreviousData,
    gcTime: 60_000,
  })
}

/** What the source of an article would become. */
export function previaDoArtigoQuery(titulo: string, fonte: string) {
  return queryOptions({
    queryKey: [...LIVROS, 'previa', titulo, fonte],
    queryFn: ({ signal }) => request(preverArtigo, { body: { titulo, fonte }, signal }),
    gcTime: 60_000,
  })
}
