import { queryOptions } from '@tanstack/react-query'
import { listarSimbolos } from '#contract/padrao-texto.ts'
import { request } from '../platform/request.ts'

/** The six standards; fresh for 10 minutes. */
export function simbolosQuery() {
  return queryOptions({
    queryKey: ['simbolos'],
    queryFn: ({ signal }) => request(listarSimbolos, { signal }),
    staleTime: 10 * 60_000,
  })
}
