import { queryOptions } from '@tanstack/react-query'

/** The code that shows references: a query, so that a failed download is an error inside the dialog with another try. */
export function conteudoQuery() {
  return queryOptions({
    queryKey: ['referencias', 'conteudo'],
    queryFn: () => import('./lista-referencias.tsx'),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
    // A module that the service worker has loads without a network.
    networkMode: 'always',
  })
}
