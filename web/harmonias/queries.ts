import { queryOptions } from '@tanstack/react-query'
import { HARMONIAS_DOS_PADROES, temasDasHarmonias } from '#contract/harmonias.ts'
import type { Padrao } from '#contract/padroes.ts'
import { request } from '../platform/request.ts'

/** What is in harmony with a page. @param id number of the chapter or question */
export function harmoniasQuery(padrao: Padrao, id: number) {
  return queryOptions({
    queryKey: ['harmonias', padrao, id],
    queryFn: ({ signal }) => request(HARMONIAS_DOS_PADROES[padrao], { params: { id }, signal }),
  })
}

/** All themes, each with the pages and ebooks that treat it. */
export function temasQuery() {
  return queryOptions({
    queryKey: ['harmonias', 'temas'],
    queryFn: ({ signal }) => request(temasDasHarmonias, { signal }),
  })
}
