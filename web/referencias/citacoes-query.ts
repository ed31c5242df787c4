import { queryOptions } from '@tanstack/react-query'
import { citacoesDoCapitulo } from '#contract/referencias.ts'
import { request } from '../platform/request.ts'

/** The parts that cite a chapter of the Bible. @param livro canonical position, 1 to 66 @param capitulo its number @param edicao whose numbers of verses they have */
export function citacoesQuery(livro: number, capitulo: number, edicao?: string) {
  return queryOptions({
    queryKey: ['referencias', 'citacoes', livro, capitulo, edicao ?? null],
    queryFn: ({ signal }) =>
      request(citacoesDoCapitulo, { params: { livro, capitulo }, query: { edicao }, signal }),
  })
}
