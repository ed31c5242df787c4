import type { FastifyInstance } from 'fastify'
import * as z from 'zod/mini'
import { abrirCancelamento, cancelarAviso, cancelarComUmToque, MAX_UM_TOQUE_BYTES } from '#contract/avisos.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Database } from '#server/platform/database.ts'
import { registerEndpoint, registerRoute } from '#server/platform/register-endpoint.ts'
import * as service from './service.ts'

/** As forms of either kind write it (RFC 8058). */
const UM_TOQUE = /^List-Unsubscribe=One-Click\b|name="List-Unsubscribe"\s+One-Click\b/
const FORMULARIOS = ['application/x-www-form-urlencoded', 'multipart/form-data']

export function registerAvisosRoutes(app: FastifyInstance, db: Database): void {
  registerEndpoint(app, cancelarAviso, ({ body }) => service.cancelarAviso(db, body.chave))
  registerRoute(app, abrirCancelamento, async (request, reply) => {
    const { chave = '' } = z.parse(abrirCancelamento.query, request.query)
    const pagina = `/cancelar-avisos#${encodeURIComponent(chave)}`
    return reply.code(303).header('Cache-Control', 'no-store').header('Location', pagina).send({ pagina })
  })
  // A scope of its own: no other call reads forms.
  app.register(async (scope) => {
    const bodyLimit = MAX_UM_TOQUE_BYTES
    scope.addContentTypeParser(FORMULARIOS, { parseAs: 'string', bodyLimit }, (_, body, done) =>
      done(null, body),
    )
    const handle = async ({ query, request }: { query: { chave: string }; request: { body: unknown } }) => {
      if (typeof request.body !== 'string' || !UM_TOQUE.test(request.body))
        throw new AppError('dados_invalidos', 'O pedido não é o de um cancelamento com um toque.')
      return service.cancelarAviso(db, query.chave)
    }
    registerEndpoint(scope, cancelarComUmToque, handle, { bodyLimit })
  })
}
