import { MutationCache, QueryCache, QueryClient, type QueryKey } from '@tanstack/react-query'
import { ApiError, NetworkError } from './api-error.ts'
import { askAgainFeitasDe } from './ask-again.ts'
import { shareQueryTimers } from './share-query-timers.ts'

const FIVE_MINUTES = 5 * 60_000
const MAX_RETRIES = 3
const FIRST_DELAY_MS = 1_000
const MAX_DELAY_MS = 30_000

/** Whether a failed query is tried again: network failures, 5xx and 429. @param failures how many retries there were already */
export function shouldRetry(failures: number, error: unknown): boolean {
  return failures < MAX_RETRIES && isPassing(error)
}

function isPassing(error: unknown): boolean {
  if (error instanceof NetworkError) return true
  return error instanceof ApiError && (error.status >= 500 || error.status === 429)
}

/** @param failures retries so far @returns milliseconds to wait: 1 s doubling, at most 30 s */
export function retryDelay(failures: number): number {
  return Math.min(FIRST_DELAY_MS * 2 ** failures, MAX_DELAY_MS)
}

/** The cache of server data. @param onFailure told of every query (with key) or mutation (without) that failed for good */
export function createQueryClient(onFailure: (error: unknown, queryKey?: QueryKey) => void): QueryClient {
  shareQueryTimers()
  const queryClient: QueryClient = new QueryClient({
    queryCache: new QueryCache({ onError: (error, query) => onFailure(error, query.queryKey) }),
    mutationCache: new MutationCache({
      onError: (error) => onFailure(error),
      // The first part of its key names the feature whose data it has changed.
      onSuccess: (_reply, _variables, _context, { options }) =>
        askAgainFeitasDe(queryClient, options.mutationKey?.slice(0, 1) ?? []),
    }),
    defaultOptions: {
      queries: {
        staleTime: FIVE_MINUTES,
        gcTime: FIVE_MINUTES,
        retry: shouldRetry,
        retryDelay,
        refetchOnWindowFocus: false,
        refetchOnReconnect: true,
        // A server on this machine or network answers while the browser calls itself offline.
        networkMode: 'always',
      },
      mutations: { networkMode: 'always' },
    },
  })
  return queryClient
}
