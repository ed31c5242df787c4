import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { lerPreferencias, listarSessoes, type Preferencias, salvarPreferencias } from '#contract/perfil.ts'
import { forgetPlano, readPlanoLembrado } from '../platform/plano-lembrado.ts'
import { request } from '../platform/request.ts'
import { readLivrosGuardados } from './livros-guardados.ts'

/** Just long enough that the page does not ask again for what its loader has asked for. */
const TEN_SECONDS = 10_000

/** The reader's open sessions; soon out of date, since any of them may end elsewhere. */
export function sessoesQuery() {
  return queryOptions({
    queryKey: ['perfil', 'sessoes'],
    queryFn: ({ signal }) => request(listarSessoes, { signal }),
    staleTime: TEN_SECONDS,
  })
}

/** Notifications and plan. A plan that was chosen on this device before signing in becomes the account's. */
export function preferenciasQuery() {
  return queryOptions({
    queryKey: ['perfil', 'preferencias'],
    queryFn: async ({ signal }) => adoptPlano(await request(lerPreferencias, { signal })),
  })
}

/** Stores the remembered plan; when that fails it is shown all the same, and stored the next time. */
async function adoptPlano(guardadas: Preferencias): Promise<Preferencias> {
  const plano = readPlanoLembrado()
  if (plano === null) return guardadas
  const preferencias = { ...guardadas, plano }
  try {
    if (plano !== guardadas.plano) await request(salvarPreferencias, { body: { plano } })
    forgetPlano()
  } catch (reason) {
    console.error('Erro ao guardar o plano:', reason)
  }
  return preferencias
}

/** Begins to fetch what `/perfil` shows first. */
export async function prefetchPerfil(queryClient: QueryClient): Promise<void> {
  await Promise.all([
    queryClient.prefetchQuery(preferenciasQuery()),
    queryClient.prefetchQuery(sessoesQuery()),
  ])
}

/** The reader's books that are on this device, whether they are on the shelf or not. */
export function livrosGuardadosQuery(email: string) {
  return queryOptions({
    queryKey: ['livros-guardados', email],
    queryFn: () => readLivrosGuardados(email),
    enabled: 'caches' in globalThis,
    staleTime: 0,
  })
}
