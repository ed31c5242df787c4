import { infiniteQueryOptions, type QueryClient, queryOptions } from '@tanstack/react-query'
import { buscar, type FonteDaBusca, type GrupoDaBusca } from '#contract/busca.ts'
import { ApiError } from '../platform/api-error.ts'
import { shouldRetry } from '../platform/query-client.ts'
import { request } from '../platform/request.ts'
import { checkBusca, readPedido } from './pedido.ts'

/** Hits of each group where all sources are shown, on the page and in the box of Ctrl+K. */
const POR_GRUPO = '5'
const NA_CAIXA = '3'
const POR_VEZ = '20'

/** What the reader writes meanwhile, a note say, is found when he searches again. */
const FRESH_MS = 30_000

/** A reader waits for a search: it is tried again once, and not when the server itself gave it up. */
function retryOnce(failures: number, error: Error): boolean {
  if (error instanceof ApiError && error.status === 503) return false
  return failures < 1 && shouldRetry(failures, error)
}

const OPTIONS = { staleTime: FRESH_MS, retry: retryOnce }

/** The first hits of every source. */
export function gruposQuery(q: string) {
  return queryOptions({
    ...OPTIONS,
    queryKey: ['busca', 'grupos', q],
    queryFn: ({ signal }) => request(buscar, { query: { q, limit: POR_GRUPO }, signal }),
  })
}

/** The best hits of every source, for the box of Ctrl+K. */
export function previaQuery(q: string) {
  return queryOptions({
    ...OPTIONS,
    queryKey: ['busca', 'previa', q],
    queryFn: ({ signal }) => request(buscar, { query: { q, limit: NA_CAIXA }, signal }),
    enabled: q !== '',
    // Nobody waits for hits that appear under what he types.
    retry: false,
  })
}

/** One part of the hits of a source. */
interface ParteDaBusca {
  readonly sugestao: string | null
  /** Null when nothing was found. */
  readonly grupo: GrupoDaBusca | null
}

/** The hits of one source, part by part. */
export function fonteQuery(q: string, fonte: FonteDaBusca) {
  return infiniteQueryOptions({
    ...OPTIONS,
    queryKey: ['busca', 'fonte', fonte, q],
    queryFn: async ({ pageParam, signal }): Promise<ParteDaBusca> => {
      const query = { q, em: fonte, limit: POR_VEZ, cursor: pageParam || undefined }
      const { sugestao, grupos } = await request(buscar, { query, signal })
      return { sugestao, grupo: grupos[0] ?? null }
    },
    initialPageParam: '',
    getNextPageParam: ({ grupo }) => grupo?.cursor,
  })
}

/** Starts to fetch what `/busca` shows first. @param url address of the page */
export function prefetchBusca(queryClient: QueryClient, url: string): void {
  const { q, em } = readPedido(new URL(url).searchParams)
  if (checkBusca(q) !== null) return
  if (em === null) void queryClient.prefetchQuery(gruposQuery(q))
  else void queryClient.prefetchInfiniteQuery({ ...fonteQuery(q, em), pages: 1 })
}
