import { infiniteQueryOptions, type QueryClient, queryOptions } from '@tanstack/react-query'
import { buscar, type GrupoDaBusca, MAX_LIMITE_DA_BUSCA } from '#contract/busca.ts'
import type { FonteDaBusca } from '#contract/fontes-da-busca.ts'
import { ApiError } from '../platform/api-error.ts'
import { shouldRetry } from '../platform/query-client.ts'
import { request } from '../platform/request.ts'
import type { BuscaComOrigem } from './aparelho/buscar-no-aparelho.ts'
import { askOrAparelho } from './ask-or-aparelho.ts'
import { checkBusca, type PedidoDaPagina, readPedido } from './pedido.ts'

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

function literalOf(isLiteral: boolean): '1' | undefined {
  return isLiteral ? '1' : undefined
}

/** The first hits of every source. */
export function gruposQuery({ q, isLiteral }: Pick<PedidoDaPagina, 'q' | 'isLiteral'>) {
  return queryOptions({
    ...OPTIONS,
    queryKey: ['busca', 'grupos', q, isLiteral],
    queryFn: ({ signal }) =>
      askOrAparelho({ q, em: null, limite: Number(POR_GRUPO) }, () =>
        request(buscar, { query: { q, literal: literalOf(isLiteral), limit: POR_GRUPO }, signal }),
      ),
  })
}

/** The best hits of every source, for the box of Ctrl+K. */
export function previaQuery(q: string) {
  return queryOptions({
    ...OPTIONS,
    queryKey: ['busca', 'previa', q],
    queryFn: ({ signal }) =>
      askOrAparelho({ q, em: null, limite: Number(NA_CAIXA) }, () =>
        request(buscar, { query: { q, limit: NA_CAIXA }, signal }),
      ),
    enabled: q !== '',
    // Nobody waits for hits that appear under what he types.
    retry: false,
  })
}

/** One part of the hits of a source. */
export interface ParteDaBusca extends Pick<BuscaComOrigem, 'sugestao' | 'da_sugestao' | 'doAparelho'> {
  /** Null when nothing was found. */
  readonly grupo: GrupoDaBusca | null
}

/** The hits of one source, part by part. */
export function fonteQuery({ q, isLiteral }: Pick<PedidoDaPagina, 'q' | 'isLiteral'>, fonte: FonteDaBusca) {
  return infiniteQueryOptions({
    ...OPTIONS,
    queryKey: ['busca', 'fonte', fonte, q, isLiteral],
    queryFn: async ({ pageParam, signal }): Promise<ParteDaBusca> => {
      const query = {
        q,
        em: fonte,
        literal: literalOf(isLiteral),
        limit: POR_VEZ,
        cursor: pageParam || undefined,
      }
      const { grupos, ...resposta } = await askOrAparelho({ q, em: fonte, limite: MAX_LIMITE_DA_BUSCA }, () =>
        request(buscar, { query, signal }),
      )
      return { ...resposta, grupo: grupos[0] ?? null }
    },
    initialPageParam: '',
    getNextPageParam: ({ grupo }) => grupo?.cursor,
  })
}

/** Starts to fetch what `/busca` shows first. @param url address of the page */
export function prefetchBusca(queryClient: QueryClient, url: string): void {
  const pedido = readPedido(new URL(url).searchParams)
  if (checkBusca(pedido.q) !== null) return
  if (pedido.em === null) void queryClient.prefetchQuery(gruposQuery(pedido))
  else void queryClient.prefetchInfiniteQuery({ ...fonteQuery(pedido, pedido.em), pages: 1 })
}
