import type { Query, QueryClient, QueryKey } from '@tanstack/react-query'

/**
 * Asks again for what is shown after a change. An answer that is on its way may be older than the change, and would be
 * taken for a new one: a first fetch is not begun again by `invalidateQueries` alone.
 * @param change of what is there already, shown until the answer comes
 */
export function askAgain(queryClient: QueryClient, queryKey: QueryKey, change?: () => void): void {
  // Whoever waits for one that is not shown yet, a page that is being opened, still gets it.
  void queryClient.cancelQueries({ queryKey, type: 'active' })
  // Only now: what is cancelled goes back to what it was when it was asked.
  change?.()
  void queryClient.invalidateQueries({ queryKey })
}

/** What is there need not be asked for again, unless it is being asked for: that answer may not know of the change. */
export function changeShown(queryClient: QueryClient, queryKey: QueryKey, change: () => void): void {
  if (queryClient.isFetching({ queryKey }) > 0) askAgain(queryClient, queryKey, change)
  else change()
}

/**
 * Asks again for what was made of what these features keep: the queries that name one of them in their `meta.feitaDe`.
 * @param features first parts of their query keys
 */
export function askAgainFeitasDe(queryClient: QueryClient, features: readonly unknown[]): void {
  const isMade = ({ meta }: Pick<Query, 'meta'>) => {
    const de = meta?.feitaDe
    return Array.isArray(de) && de.some((each) => features.includes(each))
  }
  for (const { queryKey } of queryClient.getQueryCache().findAll({ predicate: isMade })) {
    askAgain(queryClient, queryKey)
  }
}
