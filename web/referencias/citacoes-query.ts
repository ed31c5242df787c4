import { queryOptions } from '@tanstack/react-query'
import { citacoesDoCapitulo } from '#contract/referencias.ts'
import { request } from '../platform/request.ts'

/**
 * The parts of the standards that cite a chapter of the Bible.
 * @param livro canonical position of the book, 1 to 66
 * @param capitulo number of the chapter
 */
export function citacoesQuery(livro: number, capitulo: number) {
  return queryOptions({
    queryKey: ['referencias', 'citacoes', livro, capitulo],
    queryFn: ({ signal }) =>
      request(citacoesDoCapitulo, { params: { livro: String(livro), capitulo: String(capitulo) }, signal }),
  })
}
