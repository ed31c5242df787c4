import { queryOptions } from '@tanstack/react-query'
import { originalDaPagina } from '#contract/original.ts'
import type { Padrao } from '#contract/padroes.ts'
import { request } from '../platform/request.ts'

/** A page in English. */
export function originalQuery(padrao: Padrao, numero: number) {
  return queryOptions({
    queryKey: [padrao, 'original', numero],
    queryFn: ({ signal }) => request(originalDaPagina, { params: { padrao, numero }, signal }),
  })
}
