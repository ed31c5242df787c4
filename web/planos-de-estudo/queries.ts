import { queryOptions } from '@tanstack/react-query'
import { lerEnderecoDoCalendario } from '#contract/calendario-dos-planos.ts'
import { lerPlanoDeEstudo, listarPlanosDeEstudo } from '#contract/planos-de-estudo.ts'
import { listarPlanosIniciados, type PlanoIniciado } from '#contract/planos-iniciados.ts'
import { buildUrl } from '#contract/url.ts'
import { askOrKept } from '../platform/offline/ask-or-kept.ts'
import { request } from '../platform/request.ts'
import { PLANOS_DE_ESTUDO } from './mudanca-do-plano.ts'

/** What the library offers, which no change of the reader's makes old. */
const OFERECIDOS = 'planos-oferecidos'

/** The plans that a reader has begun, what waits to be sent included. */
export function iniciadosQuery() {
  return queryOptions<PlanoIniciado[]>({
    queryKey: [PLANOS_DE_ESTUDO, 'iniciados'],
    queryFn: ({ signal }) =>
      askOrKept(
        (leitor) => request(listarPlanosIniciados, { signal, leitor }),
        async () => (await import('./iniciados-guardados.ts')).iniciadosGuardados(),
      ),
  })
}

/** The plans of the library. */
export function planosQuery() {
  return queryOptions({
    queryKey: [OFERECIDOS],
    queryFn: ({ signal }) =>
      askOrKept(
        (leitor) => request(listarPlanosDeEstudo, { signal, leitor }),
        async () =>
          (await respostas()).keptReply(
            buildUrl(listarPlanosDeEstudo.path, {}),
            listarPlanosDeEstudo.replies[200],
          ),
      ),
  })
}

/** The steps of a plan. */
export function etapasQuery(nome: string) {
  return queryOptions({
    queryKey: [OFERECIDOS, nome],
    queryFn: ({ signal }) =>
      askOrKept(
        (leitor) => request(lerPlanoDeEstudo, { params: { nome }, signal, leitor }),
        async () =>
          (await respostas()).keptReply(
            buildUrl(lerPlanoDeEstudo.path, { params: { nome } }),
            lerPlanoDeEstudo.replies[200],
          ),
      ),
    staleTime: Number.POSITIVE_INFINITY,
  })
}

/** The secret address of the reader's calendar; only with a network. */
export function enderecoDoCalendarioQuery() {
  return queryOptions({
    queryKey: ['planos-calendario'],
    queryFn: ({ signal }) => request(lerEnderecoDoCalendario, { signal }),
  })
}

/** Its code is not in the first download. */
function respostas() {
  return import('../platform/offline/respostas.ts')
}
