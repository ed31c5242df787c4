import { infiniteQueryOptions, type QueryClient, queryOptions } from '@tanstack/react-query'
import { listarNotas, type NotaComSimbolo, notasDaPagina } from '#contract/notas.ts'
import type { Sigla } from '#contract/padroes.ts'
import { NetworkError } from '../platform/api-error.ts'
import { askOrKept } from '../platform/offline/ask-or-kept.ts'
import { shouldRetry } from '../platform/query-client.ts'
import { request, requestWithHeaders } from '../platform/request.ts'
import { type Filtro, readFiltro } from './filtro.ts'
import { NOTAS } from './notas.ts'

/** The keys under which notes are kept; cache.ts changes what is there. */
export const PAGINA_KEY = [NOTAS, 'pagina'] as const
export const LISTA_KEY = [NOTAS, 'lista'] as const
export const DIRETORIOS_KEY = [NOTAS, 'diretorios'] as const

const POR_VEZ = '50'

/** Standards whose filter appears only when the reader has notes there. */
const DIRETORIOS = ['FGOP', 'DCPU', 'DCPR'] as const satisfies readonly Sigla[]

/** Where a part of the list of all notes ends. */
interface FimDaParte {
  /** Where the server goes on; null when the part came from the device, which then goes on. */
  readonly cursor: string | null
  readonly ultima: Pick<NotaComSimbolo, 'data_criacao' | 'id'>
}

/** One part of the list of all notes. */
export interface ParteDaLista {
  readonly notas: readonly NotaComSimbolo[]
  /** Where the next part begins; null after the last. */
  readonly proxima: FimDaParte | null
  /** It came from a device that has not had all notes. */
  readonly isParcial: boolean
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
      const query = { ...toQuery({ sigla, busca }), limit: POR_VEZ, cursor: pageParam?.cursor ?? undefined }
      let proxima: FimDaParte | null = null
      let isParcial = false
      const notas = await askOrKept<readonly NotaComSimbolo[]>(
        async (leitor) => {
          if (pageParam?.cursor === null) throw new NetworkError('The part before came from the device.')
          const { reply, headers } = await requestWithHeaders(listarNotas, { query, signal, leitor })
          const ultima = reply.at(-1)
          const cursor = headers.get('X-Next-Cursor')
          if (ultima && cursor !== null) proxima = { cursor, ultima }
          return reply
        },
        async () => {
          const { listaGuardada, POR_PARTE } = await guardadas()
          const lista = listaGuardada({ sigla, busca }, pageParam?.ultima ?? null)
          return {
            ...lista,
            async read(leitor) {
              const lidas = await lista.read(leitor)
              const ultima = lidas?.at(-1)
              if (ultima && lidas?.length === POR_PARTE) proxima = { cursor: null, ultima }
              isParcial = !(await (await import('./espelhar-notas.ts')).isEspelhada(leitor))
              return lidas
            },
          }
        },
      )
      return { notas, proxima, isParcial }
    },
    initialPageParam: null as FimDaParte | null,
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

/** All notes that a filter shows, at once, with what waits to be sent. @throws what `request` throws */
export function fetchAllNotas(filtro: Filtro): Promise<readonly NotaComSimbolo[]> {
  return askOrKept<readonly NotaComSimbolo[]>(
    (leitor) => request(listarNotas, { query: toQuery(filtro), leitor }),
    async () => (await guardadas()).todasGuardadas(filtro),
  )
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
