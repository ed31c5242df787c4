import { queryOptions } from '@tanstack/react-query'
import type { PadraoComReferencias } from '#contract/padroes.ts'
import { referenciasBiblicas } from '#contract/referencias.ts'
import { request } from '../platform/request.ts'
import { askEmEdicao, staleTimeOf } from './referencias-lidas.ts'

/**
 * References of a part, with the Bible's text. The FGOP's are asked for once: empty until the reader tries again.
 * @param edicao short name; the library's own when absent
 */
export function referenciasQuery(parteId: number, padrao: PadraoComReferencias, edicao?: string) {
  return queryOptions({
    queryKey: ['referencias', padrao, parteId, edicao ?? null],
    queryFn: ({ signal }) =>
      askEmEdicao(edicao, (emEdicao) =>
        request(referenciasBiblicas, { params: { parteId, padrao }, query: { edicao: emEdicao }, signal }),
      ),
    staleTime: ({ state }) => staleTimeOf(state.data),
    ...(padrao === 'fgop' && { retry: false }),
  })
}
