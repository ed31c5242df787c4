import { queryOptions } from '@tanstack/react-query'
import { textoDaReferencia } from '#contract/referencias.ts'
import { request } from '../platform/request.ts'

/** A reference with the Bible's text, wherever it stands. @param referencia as the standards write it: 'Rm 8.14-15' */
export function referenciaQuery(referencia: string) {
  return queryOptions({
    queryKey: ['referencias', 'texto', referencia],
    queryFn: ({ signal }) => request(textoDaReferencia, { query: { referencia }, signal }),
  })
}
