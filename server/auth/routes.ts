import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { cadastro, login, logoutGet, logoutPost, setCsrfToken, user } from '#contract/auth.ts'
import type { Database } from '#server/platform/database.ts'
import { registerEndpoint } from '#server/platform/register-endpoint.ts'
import { leitorOf } from './access-hook.ts'
import { CSRF_COOKIE, isValidCsrfToken } from './csrf.ts'
import { cadastrarUsuario, entrar, readUsuario } from './service.ts'
import {
  type CookieSettings,
  clearSessionCookies,
  sessionTokenOf,
  setCsrfCookie,
  setSessionCookie,
} from './session-cookies.ts'
import { closeSession } from './sessions.ts'

export function registerAuthRoutes(app: FastifyInstance, db: Database, cookies: CookieSettings): void {
  registerEndpoint(app, setCsrfToken, async ({ request, reply }) => {
    reply.header('Cache-Control', 'no-store')
    return { csrftoken: currentCsrfToken(request, reply, cookies) }
  })

  registerEndpoint(app, cadastro, async ({ body, request }) => {
    await cadastrarUsuario(db, body, request.ip)
    return { success: 'Cadastro realizado com sucesso!' }
  })

  registerEndpoint(app, login, async ({ body, request, reply }) => {
    const agente = request.headers['user-agent'] ?? ''
    const token = await entrar(db, body, { endereco: request.ip, agente })
    const previous = sessionTokenOf(request)
    if (previous !== '') await closeSession(db, previous)
    setSessionCookie(reply, cookies, token)
    setCsrfCookie(reply, cookies, token)
    return { success: 'Login realizado com sucesso!' }
  })

  registerEndpoint(app, user, ({ request }) => readUsuario(db, leitorOf(request).usuarioId))

  registerEndpoint(app, logoutPost, async ({ request, reply }) => sair(db, request, reply))
  registerEndpoint(app, logoutGet, async ({ request, reply }) => sair(db, request, reply))
}

/** The token that the page already holds while it is good, so that two tabs do not invalidate each other. */
function currentCsrfToken(request: FastifyRequest, reply: FastifyReply, cookies: CookieSettings): string {
  const sessionToken = sessionTokenOf(request)
  const held = request.cookies[CSRF_COOKIE]
  if (held && isValidCsrfToken(cookies.csrfKey, held, sessionToken)) return held
  return setCsrfCookie(reply, cookies, sessionToken)
}

async function sair(
  db: Database,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<{ success: string }> {
  const token = sessionTokenOf(request)
  if (token !== '') await closeSession(db, token)
  clearSessionCookies(reply)
  reply.header('Cache-Control', 'no-store')
  return { success: 'Você saiu da sua conta.' }
}
