import { queryOptions } from '@tanstack/react-query'
import { listarDestaques } from '#contract/destaques.ts'
import { askOrKept } from '../platform/offline/ask-or-kept.ts'
import { request } from '../platform/request.ts'
import { DESTAQUES } from './mudanca-do-destaque.ts'

/** The reader's highlights in an ebook, in the order of the text; those without a place last. */
export function destaquesQuery(ebookId: number) {
  return queryOptions({
    queryKey: [DESTAQUES, ebookId],
    queryFn: ({ signal }) =>
      askOrKept(
        (leitor) => request(listarDestaques, { params: { ebookId }, signal, leitor }),
        // Its code is not in the first download.
        async () => (await import('./offline.ts')).listaGuardada(ebookId),
      ),
  })
}
