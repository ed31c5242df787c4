import { queryOptions } from '@tanstack/react-query'
import {
  lerCorrecao,
  lerTexto,
  listarTextos,
  lugaresDasHarmonias,
  preverTexto,
} from '#contract/editora/textos.ts'
import { request } from '../../platform/request.ts'

/** What all queries of the desk's texts begin with. */
export const TEXTOS = ['editora', 'textos']

/** All texts with their states; others work at the desk too, so it is asked for each time. */
export function textosQuery() {
  return queryOptions({
    queryKey: [...TEXTOS, 'lista'],
    queryFn: ({ signal }) => request(listarTextos, { signal }),
    staleTime: 0,
  })
}

export function textoQuery(chave: string) {
  return queryOptions({
    queryKey: [...TEXTOS, 'texto', chave],
    queryFn: ({ signal }) => request(lerTexto, { params: { chave }, signal }),
    staleTime: 0,
    refetchOnWindowFocus: false,
  })
}

/** What a text would become. @param versao of what is published: the same words differ from another text then */
export function previaQuery(chave: string, versao: string, texto: string) {
  return queryOptions({
    queryKey: [...TEXTOS, 'previa', chave, versao, texto],
    queryFn: ({ signal }) => request(preverTexto, { params: { chave }, body: { texto }, signal }),
    gcTime: 60_000,
  })
}

export function correcaoQuery(chave: string, versao: number) {
  return queryOptions({
    queryKey: [...TEXTOS, 'correcao', chave, versao],
    queryFn: ({ signal }) => request(lerCorrecao, { params: { chave, versao }, signal }),
  })
}

export function lugaresQuery() {
  return queryOptions({
    queryKey: [...TEXTOS, 'lugares'],
    queryFn: ({ signal }) => request(lugaresDasHarmonias, { signal }),
  })
}
