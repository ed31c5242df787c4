import { queryOptions } from '@tanstack/react-query'
import type * as z from 'zod/mini'
import { type PadraoComReferencias, referenciasBiblicas } from '#contract/referencias.ts'
import { request } from '../platform/request.ts'

export type Padrao = z.infer<typeof PadraoComReferencias>

/** The Bible references of one part, with the text of the installed Bible. */
export function referenciasQuery(parteId: number, padrao: Padrao) {
  return queryOptions({
    queryKey: ['referencias', padrao, parteId],
    queryFn: ({ signal }) =>
      request(referenciasBiblicas, { params: { parteId: String(parteId), padrao }, signal }),
  })
}
