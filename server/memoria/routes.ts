import type { FastifyInstance } from 'fastify'
import * as contract from '#contract/memoria.ts'
import { leitorOf } from '#server/auth/access-hook.ts'
import type { Database } from '#server/platform/database.ts'
import { registerEndpoint } from '#server/platform/register-endpoint.ts'
import * as service from './service.ts'

export function registerMemoriaRoutes(app: FastifyInstance, db: Database): void {
  registerEndpoint(app, contract.listarPerfis, ({ request }) =>
    service.readPerfis(db, leitorOf(request).usuarioId),
  )
  registerEndpoint(app, contract.criarPerfil, ({ body, request }) =>
    service.criarPerfil(db, leitorOf(request).usuarioId, body),
  )
  registerEndpoint(app, contract.salvarPerfil, ({ params, body, request }) =>
    service.salvarPerfil(db, leitorOf(request).usuarioId, params.id, body),
  )
  registerEndpoint(app, contract.excluirPerfil, ({ params, request }) =>
    service.excluirPerfil(db, leitorOf(request).usuarioId, params.id),
  )
  registerEndpoint(app, contract.listarRevisoes, ({ params, query, request }) =>
    service.readRevisoes(db, leitorOf(request).usuarioId, params.id, Number(query.depois ?? 0)),
  )
  registerEndpoint(app, contract.salvarRevisao, ({ params, body, request }) =>
    service.salvarRevisao(db, leitorOf(request).usuarioId, params.id, body),
  )
}
