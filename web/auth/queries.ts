import { type QueryKey, queryOptions } from '@tanstack/react-query'
import { user } from '#contract/auth.ts'
import { ApiError } from '../platform/api-error.ts'
import { request } from '../platform/request.ts'
import { isOutroLeitor, isSemSessao } from '../platform/sessao.ts'
import { useAuthStore } from './auth-store.ts'

/** Under which the session check is kept. */
export const USER_KEY = 'user'

/** The reader of the session; it is also the session check. Whoever it brings is signed in. */
export function userQuery() {
  return queryOptions({
    queryKey: [USER_KEY],
    queryFn: async ({ signal }) => {
      // Whose session it is, is what is asked.
      const usuario = await request(user, { signal, leitor: null })
      useAuthStore.getState().signIn(usuario)
      return usuario
    },
  })
}

/**
 * Follows what a failed call says of the session. A session that is gone takes what is the reader's off the device; the
 * guard then leads to the login page. One that is somebody else's makes that one the reader. A failed session check
 * signs out whenever the server answered: a network that is away keeps the last known reader (docs/regras.md, "Access").
 * @param error what a query or mutation failed with, after its retries
 * @param queryKey key of the query; undefined for a mutation
 */
export function endSessionOn(error: unknown, queryKey?: QueryKey): void {
  const isSessionCheck = queryKey?.[0] === USER_KEY
  if (isSessionCheck) console.error('Failed to fetch user', error)
  if (isSemSessao(error)) loseSession()
  else if (isOutroLeitor(error)) askWhoReads()
  else if (isSessionCheck && error instanceof ApiError) useAuthStore.getState().reset()
}

function loseSession(): void {
  const { user: leitor, isLeaving, reset } = useAuthStore.getState()
  // What is refused then was asked before 'Sair', which goes on to the login page by itself.
  if (isLeaving) return
  // First of all: an answer that comes while the device is cleared is then kept for nobody.
  reset()
  if (leitor === null) return
  import('./forget-on-leaving.ts')
    .then(({ forgetWithoutSessao: esquecerSemSessao }) => esquecerSemSessao(leitor.email))
    .catch((error: unknown) => console.error('Erro ao limpar o aparelho:', error))
}

let isAsking = false

function askWhoReads(): void {
  if (isAsking) return
  isAsking = true
  request(user, { leitor: null })
    .then(useAuthStore.getState().signIn, endSessionOn)
    .finally(() => {
      isAsking = false
    })
}
