import { queryOptions } from '@tanstack/react-query'
import { paginaDoPadrao } from '#contract/padrao-texto.ts'
import type { Padrao } from '#contract/padroes.ts'
import { request } from '../request.ts'

/**
 * One chapter or question with sections, parts and citations. Its page and its preview in a harmony share it, so
 * that the one opens with what the other has fetched.
 * @param numero the number people use
 */
export function paginaQuery(padrao: Padrao, numero: number) {
  return queryOptions({
    queryKey: [padrao, 'pagina', numero],
    queryFn: ({ signal }) => request(paginaDoPadrao, { params: { padrao, numero }, signal }),
  })
}
