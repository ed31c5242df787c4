/** CSRF by signed double submit (OWASP): a nonce and its HMAC over nonce and session; no row for visitors. */
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

export const CSRF_COOKIE = 'csrftoken'
export const CSRF_HEADER = 'x-csrftoken'

/** @param sessionToken the value of the session cookie, or '' for a visitor. */
export function createCsrfToken(key: string, sessionToken: string): string {
  const nonce = randomBytes(16).toString('base64url')
  return `${nonce}.${sign(key, nonce, sessionToken)}`
}

export function isValidCsrfToken(key: string, token: string | undefined, sessionToken: string): boolean {
  const [nonce, signature, ...rest] = (token ?? '').split('.')
  if (!nonce || !signature || rest.length > 0) return false
  const expected = Buffer.from(sign(key, nonce, sessionToken))
  const given = Buffer.from(signature)
  return given.length === expected.length && timingSafeEqual(given, expected)
}

function sign(key: string, nonce: string, sessionToken: string): string {
  return createHmac('sha256', key).update(`${nonce}.${sessionToken}`).digest('base64url')
}
