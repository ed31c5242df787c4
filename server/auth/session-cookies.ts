import '@fastify/cookie'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { CSRF_COOKIE, createCsrfToken } from './csrf.ts'
import { SESSION_SECONDS } from './sessions.ts'

export interface CookieSettings {
  csrfKey: string
  /** True when the public address is https: cookies are then never sent in clear. */
  secure: boolean
}

/** Under https the browser itself refuses a session cookie that another host or a plain connection sets (RFC 6265bis). */
export function sessionCookieName(secure: boolean): string {
  return secure ? '__Host-sessao' : 'sessao'
}

export function sessionTokenOf(request: FastifyRequest, { secure }: CookieSettings): string {
  return request.cookies[sessionCookieName(secure)] ?? ''
}

/** Both cookies of a session that has just begun or got another token. */
export function setSessionCookies(reply: FastifyReply, cookies: CookieSettings, token: string): void {
  setSessionCookie(reply, cookies, token)
  setCsrfCookie(reply, cookies, token)
}

export function setSessionCookie(reply: FastifyReply, { secure }: CookieSettings, token: string): void {
  reply.setCookie(sessionCookieName(secure), token, {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure,
    maxAge: SESSION_SECONDS,
  })
}

/** Signs a CSRF token for the session and gives it to the page in a cookie that it can read. */
export function setCsrfCookie(
  reply: FastifyReply,
  { csrfKey, secure }: CookieSettings,
  sessionToken: string,
): string {
  const token = createCsrfToken(csrfKey, sessionToken)
  reply.setCookie(CSRF_COOKIE, token, { path: '/', sameSite: 'lax', secure, maxAge: SESSION_SECONDS })
  return token
}

export function clearSessionCookies(reply: FastifyReply, { secure }: CookieSettings): void {
  // The photo and the images of books, too, which the browser keeps by itself. The texts on the device stay.
  reply.header('Clear-Site-Data', '"cache"')
  for (const name of [sessionCookieName(secure), CSRF_COOKIE]) reply.clearCookie(name, { path: '/', secure })
}
