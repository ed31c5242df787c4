import { queryOptions } from '@tanstack/react-query'
import { listarAvisos, listarPix } from '#contract/editora/pagamentos.ts'
import { request } from '../../platform/request.ts'

export const PAGAMENTOS_KEY = ['editora', 'pagamentos'] as const

/** The Pix that wait, or the one with a name of the bank's statement. */
export function pixQuery(txid: string | null) {
  return queryOptions({
    queryKey: [...PAGAMENTOS_KEY, 'pix', txid],
    queryFn: ({ signal }) => request(listarPix, { query: { txid: txid ?? undefined }, signal }),
    staleTime: 0,
  })
}

/** What banks and Stripe told that changed no subscription. */
export function avisosQuery() {
  return queryOptions({
    queryKey: [...PAGAMENTOS_KEY, 'avisos'],
    queryFn: ({ signal }) => request(listarAvisos, { signal }),
    staleTime: 0,
  })
}
