import { queryOptions } from '@tanstack/react-query'
import { textoDaReferencia } from '#contract/referencias.ts'
import { request } from '../platform/request.ts'
import { askEmEdicao, staleTimeOf } from './referencias-lidas.ts'

/**
 * A reference with the Bible's text, wherever it stands.
 * @param referencia as the standards write it: 'Rm 8.14-15' @param edicao short name; the library's own when absent
 */
export function referenciaQuery(referencia: string, edicao?: string) {
  return queryOptions({
    queryKey: ['referencias', 'texto', referencia, edicao ?? null],
    queryFn: ({ signal }) =>
      askEmEdicao(edicao, async (emEdicao) => [
        await request(textoDaReferencia, { query: { referencia, edicao: emEdicao }, signal }),
      ]),
    staleTime: ({ state }) => staleTimeOf(state.data),
  })
}
