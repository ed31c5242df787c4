import type { FastifyInstance } from 'fastify'
import * as contract from '#contract/etiquetas.ts'
import { leitorOf } from '#server/auth/access-hook.ts'
import type { Database } from '#server/platform/database.ts'
import { registerEndpoint } from '#server/platform/register-endpoint.ts'
import { etiquetar } from './etiquetar.ts'
import { excluirEtiqueta, readEtiquetas, renomearEtiqueta } from './service.ts'

export function registerEtiquetasRoutes(app: FastifyInstance, db: Database): void {
  registerEndpoint(app, contract.listarEtiquetas, ({ request }) =>
    readEtiquetas(db, leitorOf(request).usuarioId),
  )
  registerEndpoint(app, contract.etiquetar, async ({ body, request }) => {
    const { usuarioId } = leitorOf(request)
    await etiquetar(db, usuarioId, body)
    return readEtiquetas(db, usuarioId)
  })
  registerEndpoint(app, contract.renomearEtiqueta, ({ params, body, request }) =>
    renomearEtiqueta(db, leitorOf(request).usuarioId, params.id, body.nome),
  )
  registerEndpoint(app, contract.excluirEtiqueta, async ({ params, request }) => {
    await excluirEtiqueta(db, leitorOf(request).usuarioId, params.id)
    return { success: 'Etiqueta excluída com sucesso!' }
  })
}
