import { queryOptions } from '@tanstack/react-query'
import { lerMbw } from '#contract/mbw.ts'
import { request } from '../platform/request.ts'

/** The featured books of the marketing page. */
export function mbwQuery() {
  return queryOptions({
    queryKey: ['mbw'],
    queryFn: ({ signal }) => request(lerMbw, { signal }),
  })
}
