import { type QueryClient, queryOptions } from '@tanstack/react-query'
import type { TextoDePadrao } from './list-textos.ts'

/** The reader's notes on a chapter or question, and the code that asks for them: few handouts have any. */
export function notasDaFolhaQuery(queryClient: QueryClient, { padrao, numero }: TextoDePadrao) {
  return queryOptions({
    queryKey: ['folha', 'notas', padrao, numero],
    queryFn: async () =>
      (await import('./fetch-notas-da-folha.ts')).fetchNotasDaFolha(queryClient, { padrao, numero }),
    staleTime: 0,
    // The call is tried again by itself.
    retry: false,
  })
}
