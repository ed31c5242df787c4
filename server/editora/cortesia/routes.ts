import type { FastifyInstance } from 'fastify'
import * as contract from '#contract/editora/cortesia.ts'
import type { MeiosEmUso } from '#server/assinaturas/assinaturas-deps.ts'
import {
  darAssinatura,
  readAssinaturaDoLeitor,
  retirarAssinatura,
} from '#server/assinaturas/cortesia-service.ts'
import { leitorOf } from '#server/auth/access-hook.ts'
import { registerEndpoint } from '#server/platform/register-endpoint.ts'

export function registerCortesiaRoutes(api: FastifyInstance, deps: MeiosEmUso): void {
  const { db } = deps
  registerEndpoint(api, contract.lerAssinaturaDoLeitor, ({ params }) => readAssinaturaDoLeitor(db, params.id))
  registerEndpoint(api, contract.darCortesia, async ({ params, body, request }) => {
    const autor = leitorOf(request).usuarioId
    await darAssinatura(deps, { autor, usuarioId: params.id, ate: body.ate })
    return readAssinaturaDoLeitor(db, params.id)
  })
  registerEndpoint(api, contract.retirarCortesia, async ({ params, request }) => {
    const autor = leitorOf(request).usuarioId
    await retirarAssinatura(db, { autor, usuarioId: params.id })
    return readAssinaturaDoLeitor(db, params.id)
  })
}
