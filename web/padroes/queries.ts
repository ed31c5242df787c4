import { queryOptions } from '@tanstack/react-query'
import { type Padrao, textoCompleto } from '#contract/padroes.ts'
import { request } from '../platform/request.ts'
import { CHAMADAS } from './chamadas.ts'

/** Number and title of every chapter, or number and text of every question, of a standard. */
export function titulosQuery(padrao: Padrao) {
  return queryOptions({
    queryKey: [padrao, 'titulos'],
    queryFn: ({ signal }) => CHAMADAS[padrao].listTitulos(signal),
  })
}

/**
 * One chapter or question with sections, parts and citations.
 * @param numero the number people use, which is the id
 */
export function paginaQuery(padrao: Padrao, numero: number) {
  return queryOptions({
    queryKey: [padrao, 'pagina', numero],
    queryFn: ({ signal }) => CHAMADAS[padrao].readPagina(numero, signal),
  })
}

/** A whole standard. */
export function textoQuery(padrao: Padrao) {
  return queryOptions({
    queryKey: [padrao, 'texto'],
    queryFn: ({ signal }) => request(textoCompleto, { params: { padrao }, signal }),
  })
}
