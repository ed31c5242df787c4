import { queryOptions } from '@tanstack/react-query'

/**
 * The code that shows references, fetched when a marker is about to be used. It is a query and not a lazy
 * component because a failed download must be an error inside the dialog with another try, not of the page.
 */
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
