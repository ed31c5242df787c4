/** Deny by default: a call needs a session unless its contract says 'public', and a CSRF token when it changes something. */
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { AppError } from '#server/platform/app-error.ts'
import type { Database } from '#server/platform/database.ts'
import { CSRF_COOKIE, CSRF_HEADER, isValidCsrfToken } from './csrf.ts'
import { type CookieSettings, sessionTokenOf, setSessionCookie } from './session-cookies.ts'
import { resumeSession, type Sessao } from './sessions.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Set on every call whose contract asks for a session. */
    sessao: Sessao | null
  }
}

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS'])

export function installAccessHook(app: FastifyInstance, db: Database, cookies: CookieSettings): void {
  app.decorateRequest('sessao', null)
  app.addHook('onRequest', async (request, reply) => {
    if (request.is404) return
    const endpoint = request.routeOptions.config.endpoint
    if (endpoint?.access !== 'public') {
      const token = sessionTokenOf(request)
      const sessao = token === '' ? null : await resumeSession(db, token)
      if (!sessao) throw new AppError('sem_sessao', 'Entre na sua conta para continuar.')
      if (sessao.renewed) setSessionCookie(reply, cookies, token)
      request.sessao = sessao
    }
    if (endpoint?.csrf || !SAFE_METHODS.has(request.method)) checkCsrf(request, cookies.csrfKey)
  })
}

/** The reader of a call that asks for a session. */
export function leitorOf(request: FastifyRequest): Sessao {
  if (!request.sessao) throw new AppError('sem_sessao', 'Entre na sua conta para continuar.')
  return request.sessao
}

function checkCsrf(request: FastifyRequest, key: string): void {
  const header = request.headers[CSRF_HEADER]
  const token = typeof header === 'string' ? header : undefined
  const matchesCookie = token !== undefined && token === request.cookies[CSRF_COOKIE]
  if (!matchesCookie || !isValidCsrfToken(key, token, sessionTokenOf(request))) {
    throw new AppError('csrf_invalido', 'A página perdeu a validade. Recarregue-a e tente de novo.')
  }
}
