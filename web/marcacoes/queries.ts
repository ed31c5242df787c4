import { infiniteQueryOptions, type QueryClient, queryOptions } from '@tanstack/react-query'
import { listarEtiquetas } from '#contract/etiquetas.ts'
import { listarFontesDasMarcacoes, listarMarcacoes, type Marcacao } from '#contract/marcacoes.ts'
import { readEdicao } from '../biblia/public.ts'
import { DESTAQUES } from '../destaques/public.ts'
import { MARCAS } from '../marcas/public.ts'
import { NOTAS } from '../notas/public.ts'
import { request, requestWithHeaders } from '../platform/request.ts'
import { type FiltroEscolhido, readFiltro, toQuery } from './filtro.ts'

export const MARCACOES = 'marcacoes'
export const MARCACOES_KEY = [MARCACOES, 'lista'] as const
const POR_VEZ = '50'
/** What is changed in its own text is old here. */
const META = { feitaDe: [NOTAS, DESTAQUES, MARCAS] }

/** One part of the list. */
export interface ParteDasMarcacoes {
  readonly marcacoes: readonly Marcacao[]
  /** Where the next part begins; null after the last. */
  readonly cursor: string | null
}

/** What a filter shows, newest first, part by part. @param edicao in whose words verses are shown; the library's own when absent */
export function marcacoesQuery(filtro: FiltroEscolhido, edicao: string | undefined) {
  return infiniteQueryOptions({
    queryKey: [...MARCACOES_KEY, filtro, edicao ?? null],
    queryFn: ({ pageParam, signal }) => fetchParte(filtro, { edicao, cursor: pageParam, signal }),
    initialPageParam: undefined as string | undefined,
    meta: META,
    getNextPageParam: ({ cursor }) => cursor ?? undefined,
  })
}

interface OndeNaLista {
  readonly edicao: string | undefined
  readonly cursor?: string | undefined
  readonly limit?: string
  readonly signal?: AbortSignal
}

/** One part of the list, as the server has it now. */
export async function fetchParte(
  filtro: FiltroEscolhido,
  { edicao, cursor, limit = POR_VEZ, signal }: OndeNaLista,
): Promise<ParteDasMarcacoes> {
  const query = { ...toQuery(filtro), limit, edicao, cursor }
  const { reply, headers } = await requestWithHeaders(listarMarcacoes, { query, ...(signal && { signal }) })
  return { marcacoes: reply, cursor: headers.get('X-Next-Cursor') }
}

/** The texts in which the reader wrote. */
export function fontesQuery() {
  return queryOptions({
    queryKey: [MARCACOES, 'fontes'],
    queryFn: ({ signal }) => request(listarFontesDasMarcacoes, { signal }),
    meta: META,
  })
}

export function etiquetasQuery() {
  return queryOptions({
    queryKey: [MARCACOES, 'etiquetas'],
    queryFn: ({ signal }) => request(listarEtiquetas, { signal }),
    meta: META,
  })
}

/** What the page asks for first. */
export async function prefetchMarcacoes(queryClient: QueryClient, url: string): Promise<void> {
  const { search, searchParams } = new URL(url)
  const filtro = readFiltro(searchParams)
  const edicao = readEdicao(queryClient, search)
  await Promise.all([
    queryClient.prefetchInfiniteQuery(marcacoesQuery(filtro, edicao)),
    queryClient.prefetchQuery(fontesQuery()),
    queryClient.prefetchQuery(etiquetasQuery()),
  ])
}
