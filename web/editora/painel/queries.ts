import { queryOptions } from '@tanstack/react-query'
import { lerPainel } from '#contract/editora/painel.ts'
import { request } from '../../platform/request.ts'

/** A year in figures. */
export function painelQuery() {
  return queryOptions({
    queryKey: ['editora', 'painel'],
    queryFn: ({ signal }) => request(lerPainel, { signal }),
    staleTime: 0,
  })
}
