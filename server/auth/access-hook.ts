/** Deny by default: a session unless the contract says 'public' or 'optional', a CSRF token when something changes. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Access } from '#contract/endpoint.ts'
import { LEITOR_HEADER, leitorKey } from '#contract/leitor.ts'
import { mayCall } from '#contract/papel.ts'
import { recordEvento } from '#server/auditoria/service.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Database } from '#server/platform/database.ts'
import { CSRF_COOKIE, CSRF_HEADER, isValidCsrfToken } from './csrf.ts'
import { type CookieSettings, sessionTokenOf, setSessionCookie } from './session-cookies.ts'
import { resumeSession, type Sessao } from './sessions.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Set on every call whose contract asks for a session; on an 'optional' one when the caller has one. */
    sessao: Sessao | null
  }
}

const SEM_PERMISSAO = 'Sua conta não tem permissão para isto. Fale com quem administra a biblioteca.'
const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS'])

export function installAccessHook(app: FastifyInstance, db: Database, cookies: CookieSettings): void {
  app.decorateRequest('sessao', null)
  app.addHook('onRequest', (request, reply, done) => {
    const endpoint = request.routeOptions.config.endpoint
    const access = request.is404 ? 'public' : (endpoint?.access ?? 'session')
    const asksToken = !request.is404 && (endpoint?.csrf ?? !SAFE_METHODS.has(request.method))
    // The public texts, most of all calls, pass without a promise.
    const session = access === 'public' ? null : resume(request, reply, access)
    const check = () => {
      const failure = asksToken ? csrfFailure(request, cookies) : undefined
      if (failure) recordEvento(request, 'csrf_recusado').then(() => done(failure))
      else done()
    }
    if (session) session.then(check, done)
    else check()
  })

  async function resume(request: FastifyRequest, reply: FastifyReply, access: Access): Promise<void> {
    const token = sessionTokenOf(request, cookies)
    const sessao = token === '' ? null : await resumeSession(db, token)
    if (!sessao && access === 'optional') return
    if (!sessao) throw new AppError('sem_sessao', 'Entre na sua conta para continuar.')
    refuseOutroLeitor(request, sessao.emailNormalizado)
    if (!mayCall(sessao.papel, access)) throw new AppError('sem_permissao', SEM_PERMISSAO)
    if (sessao.renewed) setSessionCookie(reply, cookies, token)
    request.sessao = sessao
  }
}

/** A page that was left open for one reader neither reads nor writes what is another's. */
function refuseOutroLeitor(request: FastifyRequest, emailNormalizado: string): void {
  const expected = request.headers[LEITOR_HEADER.toLowerCase()]
  if (expected === undefined || leitorKey(emailNormalizado) === expected) return
  throw new AppError('outro_leitor', 'Outro leitor entrou neste navegador. Entre de novo na sua conta.')
}

/** The reader of a call that asks for a session. */
export function leitorOf(request: FastifyRequest): Sessao {
  if (!request.sessao) throw new AppError('sem_sessao', 'Entre na sua conta para continuar.')
  return request.sessao
}

function csrfFailure(request: FastifyRequest, cookies: CookieSettings): AppError | undefined {
  const header = request.headers[CSRF_HEADER]
  const token = typeof header === 'string' ? header : undefined
  const matchesCookie = token !== undefined && token === request.cookies[CSRF_COOKIE]
  if (matchesCookie && isValidCsrfToken(cookies.csrfKey, token, sessionTokenOf(request, cookies)))
    return undefined
  return new AppError('csrf_invalido', 'A página perdeu a validade. Recarregue-a e tente de novo.')
}
