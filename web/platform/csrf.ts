/** Cookie `csrftoken`, header `X-CSRFToken` (docs/regras.md, "Sessions"); fetched when missing or refused only. */
import * as z from 'zod/mini'
import { setCsrfToken } from '#contract/auth.ts'
import { findCookie, readCookie } from './cookie.ts'

const COOKIE = 'csrftoken'

let fetching: Promise<string | null> | null = null

/** The token to send. @param demanded by the server @returns null for none @throws Error demanded, without cookies */
export async function csrfTokenFor(demanded: boolean): Promise<string | null> {
  if (!demanded) return findCookie(COOKIE)
  return readCookie(COOKIE) ?? (await fetchCsrfToken())
}

/** Asks for a new token; calls at the same time share one request. @returns null (the console says why) for none */
export function fetchCsrfToken(): Promise<string | null> {
  fetching ??= requestToken().finally(() => {
    fetching = null
  })
  return fetching
}

async function requestToken(): Promise<string | null> {
  try {
    const response = await fetch(`/api${setCsrfToken.path}`, { credentials: 'include' })
    if (!response.ok) throw new Error(`O servidor respondeu ${response.status}.`)
    return z.parse(setCsrfToken.replies[200], await response.json()).csrftoken
  } catch (reason) {
    console.error('Erro ao buscar CSRF token:', reason)
    return null
  }
}
