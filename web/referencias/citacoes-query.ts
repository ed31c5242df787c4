import { queryOptions } from '@tanstack/react-query'
import { citacoesDoCapitulo } from '#contract/referencias.ts'
import { request } from '../platform/request.ts'

/** The parts that cite a chapter of the Bible. @param livro canonical position, 1 to 66 @param capitulo its number */
export function citacoesQuery(livro: number, capitulo: number) {
  return queryOptions({
    queryKey: ['referencias', 'citacoes', livro, capitulo],
    queryFn: ({ signal }) =>
      request(citacoesDoCapitulo, { params: { livro: String(livro), capitulo: String(capitulo) }, signal }),
  })
}
