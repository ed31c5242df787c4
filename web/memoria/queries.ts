import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { listarCartoes, listarVersiculosEscolhidos } from '#contract/cartoes.ts'
import { type BaralhoDePerguntas, listarPerfis } from '#contract/memoria.ts'
import { buildUrl, type UrlValues } from '#contract/url.ts'
import { readEmail } from '../platform/leitor.ts'
import { askOrKept } from '../platform/offline/ask-or-kept.ts'
import { isOfflineReady } from '../platform/offline/is-offline-ready.ts'
import { request } from '../platform/request.ts'
import { askRevisoes } from './ask-revisoes.ts'
import { MEMORIA, type RevisoesConhecidas, type RevisoesDoServidor } from './memoria.ts'

/** Everything but reviews: what a review that was sent does not make old. */
const CARTOES = 'memoria-cartoes'

/** Who memorises under this account. */
export function perfisQuery() {
  return queryOptions({
    queryKey: [CARTOES, 'perfis'],
    queryFn: ({ signal }) =>
      askOrKept(
        (leitor) => request(listarPerfis, { signal, leitor }),
        async () => (await respostas()).keptReply(buildUrl(listarPerfis.path, {}), listarPerfis.replies[200]),
      ),
  })
}

/** The reviews of a profile: those that this page or device does not know yet are asked for. */
export function revisoesQuery(perfil: string) {
  const queryKey = [MEMORIA, 'revisoes', perfil] as const
  return queryOptions<RevisoesConhecidas>({
    queryKey,
    queryFn: ({ client, signal }) =>
      askOrKept(
        async (leitor) => {
          const here = client.getQueryData<RevisoesConhecidas>(queryKey)?.doServidor
          const conhecidas = here ?? (await readKept(leitor, perfil))
          const doServidor = await askRevisoes({ perfil, leitor, signal }, conhecidas)
          return { doServidor, revisoes: doServidor.revisoes }
        },
        async () => (await import('./revisoes-guardadas.ts')).revisoesGuardadas(perfil),
      ),
  })
}

async function readKept(leitor: string | null, perfil: string): Promise<RevisoesDoServidor | undefined> {
  if (leitor === null || leitor !== readEmail() || !isOfflineReady()) return undefined
  const { readRevisoesDoServidor } = await import('./revisoes-guardadas.ts')
  // A device that keeps nothing asks for all.
  return readRevisoesDoServidor(leitor, perfil).catch(() => undefined)
}

/** The questions of a catechism. */
export function cartoesQuery(baralho: BaralhoDePerguntas) {
  const values: UrlValues = { params: { baralho } }
  return queryOptions({
    queryKey: [CARTOES, baralho],
    queryFn: ({ signal }) =>
      askOrKept(
        (leitor) => request(listarCartoes, { params: { baralho }, signal, leitor }),
        async () =>
          (await respostas()).keptReply(buildUrl(listarCartoes.path, values), listarCartoes.replies[200]),
      ),
    staleTime: Number.POSITIVE_INFINITY,
  })
}

/** The verses that a profile has chosen. @param edicao in whose words; the library's own when absent */
export function versiculosEscolhidosQuery(perfil: string, edicao: string | undefined) {
  const values: UrlValues = { params: { id: perfil }, query: { edicao } }
  return queryOptions({
    queryKey: [...versiculosKey(perfil), edicao ?? null],
    queryFn: ({ signal }) =>
      askOrKept(
        (leitor) =>
          request(listarVersiculosEscolhidos, { params: { id: perfil }, query: { edicao }, signal, leitor }),
        async () =>
          (await respostas()).keptReply(
            buildUrl(listarVersiculosEscolhidos.path, values),
            listarVersiculosEscolhidos.replies[200],
          ),
      ),
  })
}

/** In whatever edition. */
export function versiculosKey(perfil: string) {
  return [CARTOES, 'versiculos', perfil] as const
}

/** Its code is not in the first download. */
function respostas() {
  return import('../platform/offline/respostas.ts')
}

/** What the page asks for first. */
export async function prefetchMemoria(queryClient: QueryClient): Promise<void> {
  await queryClient.prefetchQuery(perfisQuery())
}
