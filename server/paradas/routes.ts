import type { FastifyInstance } from 'fastify'
import * as contract from '#contract/paradas.ts'
import { leitorOf } from '#server/auth/access-hook.ts'
import type { Database } from '#server/platform/database.ts'
import { registerEndpoint } from '#server/platform/register-endpoint.ts'
import { readParadas, salvarParada } from './service.ts'

export function registerParadasRoutes(app: FastifyInstance, db: Database): void {
  registerEndpoint(app, contract.listarParadas, ({ request }) => readParadas(db, leitorOf(request).usuarioId))
  registerEndpoint(app, contract.salvarParada, ({ body, request }) =>
    salvarParada(db, leitorOf(request).usuarioId, body),
  )
}
