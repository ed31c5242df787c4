/**
 * The CSRF token (docs/regras.md, "Sessions"): the cookie `csrftoken` holds it, the header `X-CSRFToken` carries it.
 * It is fetched only when it is missing or refused, never before every read.
 */
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

/**
 * Asks the server for a new token; calls at the same time share one request.
 * @returns the token, or null (with the reason on the console) when the server gave none
 */
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
