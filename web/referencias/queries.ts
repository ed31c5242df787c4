import { queryOptions } from '@tanstack/react-query'
import type { PadraoComReferencias } from '#contract/padroes.ts'
import { referenciasBiblicas } from '#contract/referencias.ts'
import { request } from '../platform/request.ts'

/**
 * The Bible references of one part, with the text of the installed Bible. Those of the FGOP are asked for once:
 * after a failure the list stays empty until the reader tries again.
 */
export function referenciasQuery(parteId: number, padrao: PadraoComReferencias) {
  return queryOptions({
    queryKey: ['referencias', padrao, parteId],
    queryFn: ({ signal }) => request(referenciasBiblicas, { params: { parteId, padrao }, signal }),
    ...(padrao === 'fgop' && { retry: false }),
  })
}
