import { infiniteQueryOptions } from '@tanstack/react-query'
import { type Acao, listarAtos } from '#contract/editora/atos.ts'
import { requestWithHeaders } from '../../platform/request.ts'

const POR_VEZ = '50'

/** The audit log, newest first, part by part. */
export function atosQuery(acao: Acao | null) {
  return infiniteQueryOptions({
    queryKey: ['editora', 'atos', acao],
    queryFn: async ({ pageParam, signal }) => {
      const query = { acao: acao ?? undefined, limit: POR_VEZ, cursor: pageParam ?? undefined }
      const { reply, headers } = await requestWithHeaders(listarAtos, { query, signal })
      return { atos: reply, cursor: headers.get('X-Next-Cursor') }
    },
    initialPageParam: null as string | null,
    getNextPageParam: ({ cursor }) => cursor,
    staleTime: 0,
  })
}
