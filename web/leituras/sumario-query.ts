import { queryOptions } from '@tanstack/react-query'
import { capitulosSemTexto } from '#contract/ebooks.ts'
import { request } from '../platform/request.ts'

/** The table of contents of an ebook, with the words of each chapter. */
export function sumarioQuery(ebookId: number) {
  return queryOptions({
    queryKey: ['ebooks', 'sumario', ebookId],
    queryFn: ({ signal }) => request(capitulosSemTexto, { params: { ebookId }, signal }),
  })
}
