import { queryOptions } from '@tanstack/react-query'
import { listarDestaques } from '#contract/destaques.ts'
import { request } from '../platform/request.ts'

/** The reader's highlights in an ebook, in the order of the text; those without a place last. */
export function destaquesQuery(ebookId: number) {
  return queryOptions({
    queryKey: ['destaques', ebookId],
    queryFn: ({ signal }) => request(listarDestaques, { params: { ebookId }, signal }),
  })
}
