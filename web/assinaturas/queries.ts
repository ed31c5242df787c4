import { queryOptions } from '@tanstack/react-query'
import { lerAssinatura, lerRecibo, listarPlanos, listarRecibos } from '#contract/assinaturas.ts'
import { request } from '../platform/request.ts'

/** Banks take some seconds to tell of a payment. */
const ESPERA_MS = 10_000

/** The plans, how they are paid, and whether ebooks are for subscribers. */
export function planosQuery() {
  return queryOptions({
    queryKey: ['assinaturas', 'planos'],
    queryFn: ({ signal }) => request(listarPlanos, { signal }),
  })
}

/** The reader's subscription; while a payment is waited for it is asked for again and again. */
export function assinaturaQuery() {
  return queryOptions({
    queryKey: ['assinaturas', 'minha'],
    queryFn: ({ signal }) => request(lerAssinatura, { signal }),
    refetchInterval: ({ state }) => (state.data?.pendente ? ESPERA_MS : false),
  })
}

/** @param valeAte until when is paid: with it the list is another */
export function recibosQuery(valeAte: string | null) {
  return queryOptions({
    queryKey: ['assinaturas', 'recibos', valeAte],
    queryFn: ({ signal }) => request(listarRecibos, { signal }),
  })
}

export function reciboQuery(numero: number) {
  return queryOptions({
    queryKey: ['assinaturas', 'recibo', numero],
    queryFn: ({ signal }) => request(lerRecibo, { params: { numero }, signal }),
  })
}
