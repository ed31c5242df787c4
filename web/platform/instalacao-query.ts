import { queryOptions } from '@tanstack/react-query'
import { instalacao } from '#contract/saude.ts'
import { request } from './request.ts'

/** The publisher's settings shown in the footer; they change only when the server starts again. */
export function instalacaoQuery() {
  return queryOptions({
    queryKey: ['instalacao'],
    queryFn: ({ signal }) => request(instalacao, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  })
}
