import type { FastifyInstance } from 'fastify'
import * as contract from '#contract/marcas.ts'
import { leitorOf } from '#server/auth/access-hook.ts'
import type { Database } from '#server/platform/database.ts'
import { registerEndpoint } from '#server/platform/register-endpoint.ts'
import { registerList } from '#server/platform/register-list.ts'
import { excluirMarca, readMarcas, readMarcasDaPagina, salvarMarca } from './service.ts'

export function registerMarcasRoutes(app: FastifyInstance, db: Database): void {
  registerList(app, contract.listarMarcas, ({ params, query, request }) =>
    readMarcas(db, leitorOf(request).usuarioId, params, query.edicao),
  )
  registerList(app, contract.listarMarcasDaPagina, ({ params, request }) =>
    readMarcasDaPagina(db, leitorOf(request).usuarioId, params),
  )
  registerEndpoint(app, contract.salvarMarca, ({ params, query, body, request }) =>
    salvarMarca(db, leitorOf(request).usuarioId, params.id, body, query.edicao),
  )
  registerEndpoint(app, contract.deletarMarca, async ({ params, request }) => {
    await excluirMarca(db, leitorOf(request).usuarioId, params.id)
    return { success: 'Marca excluída com sucesso!' }
  })
}
