import { queryOptions } from '@tanstack/react-query'
import {
  harmoniasBcw,
  harmoniasCfw,
  harmoniasCmw,
  harmoniasDcpr,
  harmoniasDcpu,
  harmoniasFgop,
  temasDasHarmonias,
} from '#contract/harmonias.ts'
import type { Padrao } from '#contract/padroes.ts'
import { request } from '../platform/request.ts'

const CHAMADAS = {
  cfw: harmoniasCfw,
  cmw: harmoniasCmw,
  bcw: harmoniasBcw,
  fgop: harmoniasFgop,
  dcpu: harmoniasDcpu,
  dcpr: harmoniasDcpr,
}

/**
 * What is in harmony with a page.
 * @param id number of the chapter or question
 */
export function harmoniasQuery(padrao: Padrao, id: number) {
  return queryOptions({
    queryKey: ['harmonias', padrao, id],
    queryFn: ({ signal }) => request(CHAMADAS[padrao], { params: { id }, signal }),
  })
}

/** All themes, each with the pages and ebooks that treat it. */
export function temasQuery() {
  return queryOptions({
    queryKey: ['harmonias', 'temas'],
    queryFn: ({ signal }) => request(temasDasHarmonias, { signal }),
  })
}
