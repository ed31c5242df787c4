import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { lerAssinaturaDoLeitor } from '#contract/editora/cortesia.ts'
import { lerConta, listarContas } from '#contract/editora/leitores.ts'
import { request, requestWithHeaders } from '../../platform/request.ts'

export const CONTAS_KEY = ['editora', 'contas'] as const

const POR_VEZ = '50'

/** Accounts whose name or e-mail has words that begin so, part by part; the newest ones for ''. */
export function contasQuery(q: string) {
  return infiniteQueryOptions({
    queryKey: [...CONTAS_KEY, q],
    queryFn: async ({ pageParam, signal }) => {
      const query = { q: q || undefined, limit: POR_VEZ, cursor: pageParam ?? undefined }
      const { reply, headers } = await requestWithHeaders(listarContas, { query, signal })
      return { contas: reply, cursor: headers.get('X-Next-Cursor') }
    },
    initialPageParam: null as string | null,
    getNextPageParam: ({ cursor }) => cursor,
    staleTime: 0,
  })
}

/** One account. */
export function contaQuery(id: string) {
  return queryOptions({
    queryKey: ['editora', 'conta', id],
    queryFn: ({ signal }) => request(lerConta, { params: { id }, signal }),
    staleTime: 0,
  })
}

/** The subscription of one account. */
export function assinaturaDoLeitorQuery(id: string) {
  return queryOptions({
    queryKey: ['editora', 'assinatura', id],
    queryFn: ({ signal }) => request(lerAssinaturaDoLeitor, { params: { id }, signal }),
    staleTime: 0,
  })
}
