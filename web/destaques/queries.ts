import { queryOptions } from '@tanstack/react-query'
import { listarDestaques } from '#contract/destaques.ts'
import { buildUrl } from '#contract/url.ts'
import { withGuardada } from '../platform/offline/com-guardada.ts'
import { request } from '../platform/request.ts'

/** The reader's highlights in an ebook, in the order of the text; those without a place last. */
export function destaquesQuery(ebookId: number) {
  return queryOptions({
    queryKey: ['destaques', ebookId],
    queryFn: ({ signal }) => {
      const { path, replies } = listarDestaques
      const params = { ebookId }
      return withGuardada(buildUrl(path, { params }), replies[200], () =>
        request(listarDestaques, { params, signal }),
      )
    },
  })
}
