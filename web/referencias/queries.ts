import { queryOptions } from '@tanstack/react-query'
import type { PadraoComReferencias } from '#contract/padroes.ts'
import { referenciasBiblicas } from '#contract/referencias.ts'
import { request } from '../platform/request.ts'

/** References of a part, with the Bible's text. The FGOP's are asked for once: empty until the reader tries again. */
export function referenciasQuery(parteId: number, padrao: PadraoComReferencias) {
  return queryOptions({
    queryKey: ['referencias', padrao, parteId],
    queryFn: ({ signal }) => request(referenciasBiblicas, { params: { parteId, padrao }, signal }),
    ...(padrao === 'fgop' && { retry: false }),
  })
}
