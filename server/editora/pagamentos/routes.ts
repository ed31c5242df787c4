import type { FastifyInstance } from 'fastify'
import * as contract from '#contract/editora/pagamentos.ts'
import { confirmarPix, devolverPix } from '#server/assinaturas/pix/marcar-pix.ts'
import { readAvisosDaMesa, readPixDaMesa } from '#server/assinaturas/pix/pix-da-mesa.ts'
import { resolverAviso } from '#server/assinaturas/resolver-aviso.ts'
import { leitorOf } from '#server/auth/access-hook.ts'
import type { Database } from '#server/platform/database.ts'
import { registerEndpoint } from '#server/platform/register-endpoint.ts'

export function registerPagamentosRoutes(api: FastifyInstance, db: Database): void {
  registerEndpoint(api, contract.listarPix, ({ query }) => readPixDaMesa(db, query.txid))
  registerEndpoint(api, contract.listarAvisos, () => readAvisosDaMesa(db))
  registerEndpoint(api, contract.resolverAviso, async ({ body, request }) => {
    await resolverAviso(db, { autor: leitorOf(request).usuarioId, ...body })
    return { success: 'Aviso resolvido.' }
  })
  registerEndpoint(api, contract.confirmarPix, async ({ params, request }) => {
    const autor = leitorOf(request).usuarioId
    await confirmarPix(db, { autor, usuarioId: params.usuario, pagamentoId: params.id })
    return { success: 'Pagamento confirmado.' }
  })
  registerEndpoint(api, contract.devolverPix, async ({ params, request }) => {
    const autor = leitorOf(request).usuarioId
    await devolverPix(db, { autor, usuarioId: params.usuario, pagamentoId: params.id })
    return { success: 'Devolução registrada.' }
  })
}
