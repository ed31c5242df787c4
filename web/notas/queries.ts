import { infiniteQueryOptions, type QueryClient, queryOptions } from '@tanstack/react-query'
import { listarNotas, type NotaComSimbolo, notasDaPagina } from '#contract/notas.ts'
import type { Sigla } from '#contract/padroes.ts'
import { askOrKept } from '../platform/offline/ask-or-kept.ts'
import { shouldRetry } from '../platform/query-client.ts'
import { request, requestWithHeaders } from '../platform/request.ts'
import { type Filtro, readFiltro } from './filtro.ts'
import { NOTAS } from './nota-em-escrita.ts'

/** The keys under which notes are kept; cache.ts changes what is there. */
export const PAGINA_KEY = [NOTAS, 'pagina'] as const
export const LISTA_KEY = [NOTAS, 'lista'] as const
export const DIRETORIOS_KEY = [NOTAS, 'diretorios'] as const

const POR_VEZ = '50'

/** Standards whose filter appears only when the reader has notes there. */
const DIRETORIOS = ['FGOP', 'DCPU', 'DCPR'] as const satisfies readonly Sigla[]

/** One part of the list of all notes. */
export interface ParteDaLista {
  readonly notas: readonly NotaComSimbolo[]
  /** Where the next part begins; null after the last. */
  readonly proxima: string | null
}

function retryOnce(failures: number, error: Error): boolean {
  return failures < 1 && shouldRetry(failures, error)
}

/** The reader's notes on a chapter or question, newest first. */
export function notasDaPaginaQuery(simbolo: number, numero: number) {
  return queryOptions({
    queryKey: [...PAGINA_KEY, simbolo, numero],
    queryFn: ({ signal }) =>
      askOrKept(
        (leitor) => request(notasDaPagina, { params: { simbolo, id: numero }, signal, leitor }),
        async () => (await guardadas()).paginaGuardada(simbolo, numero),
      ),
    retry: retryOnce,
  })
}

/** The reader's notes that a filter shows, newest first, part by part. */
export function notasQuery({ sigla, busca }: Filtro) {
  return infiniteQueryOptions({
    queryKey: [...LISTA_KEY, sigla, busca],
    queryFn: async ({ pageParam, signal }): Promise<ParteDaLista> => {
      const query = { ...toQuery({ sigla, busca }), limit: POR_VEZ, cursor: pageParam || undefined }
      // From the device the list comes in one part.
      let proxima: string | null = null
      const notas = await askOrKept<readonly NotaComSimbolo[]>(
        async (leitor) => {
          const { reply, headers } = await requestWithHeaders(listarNotas, { query, signal, leitor })
          proxima = headers.get('X-Next-Cursor')
          return reply
        },
        async () => (await guardadas()).listaGuardada({ sigla, busca }, pageParam === ''),
      )
      return { notas, proxima }
    },
    initialPageParam: '',
    getNextPageParam: ({ proxima }) => proxima,
    retry: retryOnce,
  })
}

/** The directories in which the reader has notes. */
export function diretoriosQuery() {
  return queryOptions({
    queryKey: DIRETORIOS_KEY,
    queryFn: ({ signal }) =>
      askOrKept<readonly Sigla[]>(
        (leitor) => askForDiretorios(leitor, signal),
        async () => {
          const { readSiglas } = await guardadas()
          return {
            // They are those of the notes that are kept.
            keep: async () => undefined,
            read: async (leitor) => onlyDiretorios(await readSiglas(leitor)),
            apply: async (leitor, siglas) => onlyDiretorios([...siglas, ...(await readSiglas(leitor))]),
          }
        },
      ),
    retry: retryOnce,
  })
}

async function askForDiretorios(leitor: string | null, signal: AbortSignal): Promise<readonly Sigla[]> {
  const found = await Promise.all(
    DIRETORIOS.map(async (sigla) => {
      const notas = await request(listarNotas, { query: { simbolo: sigla, limit: '1' }, signal, leitor })
      return notas.length > 0 ? [sigla] : []
    }),
  )
  return found.flat()
}

function onlyDiretorios(siglas: readonly Sigla[]): readonly Sigla[] {
  return DIRETORIOS.filter((sigla) => siglas.includes(sigla))
}

/** All notes that a filter shows, at once. @throws what `request` throws */
export function fetchAllNotas(filtro: Filtro): Promise<NotaComSimbolo[]> {
  return request(listarNotas, { query: toQuery(filtro) })
}

/** Fetches what `/notas` shows first, of a list read long ago only the beginning. @param url address of the page */
export function prefetchNotas(queryClient: QueryClient, url: string): Promise<unknown> {
  const filtro = readFiltro(new URL(url).searchParams)
  return Promise.all([
    queryClient.prefetchInfiniteQuery({ ...notasQuery(filtro), pages: 1 }),
    queryClient.prefetchQuery(diretoriosQuery()),
  ])
}

/** Their code is not in the first download. */
function guardadas() {
  return import('./notas-guardadas.ts')
}

function toQuery({ sigla, busca }: Filtro) {
  return { simbolo: sigla ?? undefined, q: busca || undefined }
}
