import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { cadastro, login, logoutGet, logoutPost, setCsrfToken, user } from '#contract/auth.ts'
import { recordEvento, registrandoBloqueio } from '#server/auditoria/service.ts'
import { clientSignal } from '#server/platform/client-signal.ts'
import type { Database } from '#server/platform/database.ts'
import { registerEndpoint } from '#server/platform/register-endpoint.ts'
import { leitorOf } from './access-hook.ts'
import { CSRF_COOKIE, isValidCsrfToken } from './csrf.ts'
import { cadastrarUsuario, entrar } from './service.ts'
import {
  type CookieSettings,
  clearSessionCookies,
  sessionTokenOf,
  setCsrfCookie,
  setSessionCookies,
} from './session-cookies.ts'
import { closeSession } from './sessions.ts'

export function registerAuthRoutes(
  app: FastifyInstance,
  db: Database,
  cookies: CookieSettings,
  envio: { enviaEmails: boolean },
): void {
  registerEndpoint(app, setCsrfToken, async ({ request, reply }) => {
    reply.header('Cache-Control', 'no-store')
    return { csrftoken: currentCsrfToken(request, reply, cookies) }
  })

  registerEndpoint(app, cadastro, async ({ body, request }) => {
    const cadastrado = cadastrarUsuario(db, body, request.ip, envio)
    const { usuarioId, isNew } = await registrandoBloqueio(request, cadastrado)
    await recordEvento(request, isNew ? 'cadastro' : 'cadastro_repetido', usuarioId)
    return { success: 'Cadastro realizado com sucesso!' }
  })

  registerEndpoint(app, login, async ({ body, request, reply }) => {
    const agente = request.headers['user-agent'] ?? ''
    const anterior = sessionTokenOf(request, cookies)
    const cliente = { endereco: request.ip, agente, anterior, signal: clientSignal(reply) }
    const { token, usuarioId, isAparelhoNovo } = await registrandoBloqueio(request, entrar(db, body, cliente))
    await recordEvento(request, 'login', usuarioId)
    if (isAparelhoNovo) await recordEvento(request, 'aparelho_novo', usuarioId)
    setSessionCookies(reply, cookies, token)
    return { success: 'Login realizado com sucesso!' }
  })

  registerEndpoint(app, user, async ({ request }) => leitorOf(request).usuario)

  registerEndpoint(app, logoutPost, ({ request, reply }) => sair(db, request, reply, cookies))
  registerEndpoint(app, logoutGet, ({ request, reply }) => sair(db, request, reply, cookies))
}

/** The token that the page already holds while it is good, so that two tabs do not invalidate each other. */
function currentCsrfToken(request: FastifyRequest, reply: FastifyReply, cookies: CookieSettings): string {
  const sessionToken = sessionTokenOf(request, cookies)
  const held = request.cookies[CSRF_COOKIE]
  if (held && isValidCsrfToken(cookies.csrfKey, held, sessionToken)) return held
  return setCsrfCookie(reply, cookies, sessionToken)
}

async function sair(
  db: Database,
  request: FastifyRequest,
  reply: FastifyReply,
  cookies: CookieSettings,
): Promise<{ success: string }> {
  const token = sessionTokenOf(request, cookies)
  const usuarioId = token === '' ? null : await closeSession(db, token)
  if (usuarioId !== null) await recordEvento(request, 'sessao_encerrada', usuarioId)
  clearSessionCookies(reply, cookies)
  reply.header('Cache-Control', 'no-store')
  return { success: 'Você saiu da sua conta.' }
}
