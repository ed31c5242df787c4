import { queryOptions } from '@tanstack/react-query'
import { paginaDoPadrao, paginasDoPadrao, textoCompleto } from '#contract/padrao-texto.ts'
import type { Padrao } from '#contract/padroes.ts'
import { request } from '../platform/request.ts'

/** Number and title of every chapter, or number and text of every question, of a standard. */
export function titulosQuery(padrao: Padrao) {
  return queryOptions({
    queryKey: [padrao, 'titulos'],
    queryFn: ({ signal }) => request(paginasDoPadrao, { params: { padrao }, signal }),
  })
}

/** A page with sections, parts and citations; page and preview in a harmony share it. @param numero the number people use */
export function paginaQuery(padrao: Padrao, numero: number) {
  return queryOptions({
    queryKey: [padrao, 'pagina', numero],
    queryFn: ({ signal }) => request(paginaDoPadrao, { params: { padrao, numero }, signal }),
  })
}

/** A whole standard. */
export function textoQuery(padrao: Padrao) {
  return queryOptions({
    queryKey: [padrao, 'texto'],
    queryFn: ({ signal }) => request(textoCompleto, { params: { padrao }, signal }),
  })
}
