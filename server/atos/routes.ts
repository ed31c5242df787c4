import type { FastifyInstance } from 'fastify'
import { listarAtos } from '#contract/editora/atos.ts'
import type { Database } from '#server/platform/database.ts'
import { registerEndpoint } from '#server/platform/register-endpoint.ts'
import { readAtos } from './service.ts'

const LIMITE = 50

export function registerAtosRoutes(app: FastifyInstance, db: Database): void {
  registerEndpoint(app, listarAtos, async ({ query, reply }) => {
    const { atos, nextCursor } = await readAtos(db, {
      acao: query.acao ?? null,
      leitor: query.leitor ?? null,
      beforeId: query.cursor ?? null,
      limit: query.limit ? Number(query.limit) : LIMITE,
    })
    if (nextCursor) reply.header('X-Next-Cursor', nextCursor)
    return atos
  })
}
