import { type QueryKey, queryOptions } from '@tanstack/react-query'
import { user } from '#contract/auth.ts'
import { ApiError } from '../platform/api-error.ts'
import { request } from '../platform/request.ts'
import { isSemSessao } from '../platform/sessao.ts'
import { useAuthStore } from './auth-store.ts'

const USER_KEY = 'user'

/** The reader of the session; it is also the session check. Whoever it brings is signed in. */
export function userQuery() {
  return queryOptions({
    queryKey: [USER_KEY],
    queryFn: async ({ signal }) => {
      const usuario = await request(user, { signal })
      useAuthStore.getState().signIn(usuario)
      return usuario
    },
  })
}

/**
 * Signs the reader out on this device when a call shows that the session is gone; the guard then leads to the
 * login page. A failed session check does it whenever the server answered: a network that is away keeps the
 * last known reader (decisions, "Web").
 * @param error what a query or mutation failed with, after its retries
 * @param queryKey key of the query; undefined for a mutation
 */
export function endSessionOn(error: unknown, queryKey?: QueryKey): void {
  const isSessionCheck = queryKey?.[0] === USER_KEY
  if (isSessionCheck) console.error('Failed to fetch user', error)
  if (isSemSessao(error) || (isSessionCheck && error instanceof ApiError)) useAuthStore.getState().reset()
}
