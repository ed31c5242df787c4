import type { QueryClient } from '@tanstack/react-query'
import type { RouteObject } from 'react-router'
import { edicoesQuery, livroQuery } from './biblia/queries.ts'
import { parseId } from './platform/parse-id.ts'

/** A chapter of the Bible in several editions. The page asks for the texts when it knows which are installed. */
export function comparar(queryClient: QueryClient): RouteObject {
  return {
    path: '/biblia/comparar/:livroId/:capituloId',
    loader: ({ params }) => {
      const livro = parseId(params.livroId)
      void queryClient.prefetchQuery(edicoesQuery())
      if (livro) void queryClient.prefetchQuery(livroQuery(livro))
      return null
    },
    lazy: async () => ({ Component: (await import('./biblia/comparar-page.tsx')).CompararPage }),
  }
}
