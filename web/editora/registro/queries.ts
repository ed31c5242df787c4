import { infiniteQueryOptions } from '@tanstack/react-query'
import { type Acao, listarAtos } from '#contract/editora/atos.ts'
import { requestWithHeaders } from '../../platform/request.ts'

const POR_VEZ = '50'

export interface FiltroDoRegistro {
  readonly acao: Acao | null
  /** Id of the account with which it was done. */
  readonly leitor: string | null
}

/** The audit log, newest first, part by part. */
export function atosQuery({ acao, leitor }: FiltroDoRegistro) {
  return infiniteQueryOptions({
    queryKey: ['editora', 'atos', acao, leitor],
    queryFn: async ({ pageParam, signal }) => {
      const filtro = { acao: acao ?? undefined, leitor: leitor ?? undefined }
      const query = { ...filtro, limit: POR_VEZ, cursor: pageParam ?? undefined }
      const { reply, headers } = await requestWithHeaders(listarAtos, { query, signal })
      return { atos: reply, cursor: headers.get('X-Next-Cursor') }
    },
    initialPageParam: null as string | null,
    getNextPageParam: ({ cursor }) => cursor,
    staleTime: 0,
  })
}
