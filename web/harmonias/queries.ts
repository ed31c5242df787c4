import { queryOptions } from '@tanstack/react-query'
import { perguntaCompletaBcw, perguntaCompletaCmw } from '#contract/catecismos.ts'
import { capituloCfwCompleto } from '#contract/cfw.ts'
import { capituloDcprCompleto, capituloDcpuCompleto, capituloFgopCompleto } from '#contract/diretorios.ts'
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
import { type PaginaLida, toTexto } from './texto.ts'

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

const LEITURAS: Readonly<Record<Padrao, (id: number, signal: AbortSignal) => Promise<PaginaLida>>> = {
  cfw: (id, signal) => request(capituloCfwCompleto, { params: { id }, signal }),
  cmw: (id, signal) => request(perguntaCompletaCmw, { params: { id }, signal }),
  bcw: (id, signal) => request(perguntaCompletaBcw, { params: { id }, signal }),
  fgop: (id, signal) => request(capituloFgopCompleto, { params: { id }, signal }),
  dcpu: (id, signal) => request(capituloDcpuCompleto, { params: { id }, signal }),
  dcpr: (id, signal) => request(capituloDcprCompleto, { params: { id }, signal }),
}

/**
 * The text of a page of any standard, without markers.
 * @param id number of the chapter or question
 */
export function textoQuery(padrao: Padrao, id: number) {
  return queryOptions({
    queryKey: ['harmonias', 'texto', padrao, id],
    queryFn: async ({ signal }) => toTexto(await LEITURAS[padrao](id, signal)),
  })
}
