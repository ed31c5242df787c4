import '@fastify/cookie'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { CSRF_COOKIE, createCsrfToken } from './csrf.ts'
import { SESSION_SECONDS } from './sessions.ts'

export const SESSION_COOKIE = 'sessao'

export interface CookieSettings {
  csrfKey: string
  /** True when the public address is https: cookies are then never sent in clear. */
  secure: boolean
}

export function sessionTokenOf(request: FastifyRequest): string {
  return request.cookies[SESSION_COOKIE] ?? ''
}

export function setSessionCookie(reply: FastifyReply, { secure }: CookieSettings, token: string): void {
  reply.setCookie(SESSION_COOKIE, token, {
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

export function clearSessionCookies(reply: FastifyReply): void {
  reply.clearCookie(SESSION_COOKIE, { path: '/' }).clearCookie(CSRF_COOKIE, { path: '/' })
}
