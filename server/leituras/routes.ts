import type { FastifyInstance } from 'fastify'
import * as contract from '#contract/leituras.ts'
import { leitorOf } from '#server/auth/access-hook.ts'
import type { Database } from '#server/platform/database.ts'
import type { PrivateReplies } from '#server/platform/private-replies.ts'
import { type EndpointCall, registerEndpoint } from '#server/platform/register-endpoint.ts'
import { registerList } from '#server/platform/register-list.ts'
import { salvarPosicao } from './posicao-service.ts'
import * as service from './service.ts'

export function registerLeiturasRoutes(app: FastifyInstance, db: Database, replies: PrivateReplies): void {
  registerEstante(app, db, replies)
  registerEndpoint(app, contract.lerLeitura, ({ params, request }) =>
    service.readLeitura(db, leitorOf(request).usuarioId, params.id),
  )
  registerEndpoint(app, contract.atualizarCapitulo, ({ params, body, request }) =>
    service.abrirCapitulo(db, leitorOf(request).usuarioId, params.id, body.capitulo_id),
  )
  registerEndpoint(app, contract.salvarPosicao, ({ params, body, request }) =>
    salvarPosicao(db, leitorOf(request).usuarioId, params.id, body),
  )
}

/** Putting on the shelf, looking at it, moving and taking away. */
function registerEstante(app: FastifyInstance, db: Database, replies: PrivateReplies): void {
  registerEndpoint(app, contract.criarLeituraQueroLer, ({ params, request }) =>
    service.guardarParaLer(db, leitorOf(request).usuarioId, params.ebookId),
  )
  registerEndpoint(app, contract.criarLeitura, ({ params, request }) =>
    service.comecarLeitura(db, leitorOf(request).usuarioId, params.ebookId),
  )
  const listas = [
    [contract.listarLendo, 'lendo'],
    [contract.listarQueroLer, 'quero_ler'],
    [contract.listarLidas, 'lido'],
  ] as const
  for (const [endpoint, estado] of listas) {
    const read = async ({ request }: EndpointCall<typeof endpoint>) =>
      service.readLeituras(db, leitorOf(request).usuarioId, estado)
    registerList(app, endpoint, read, replies)
  }
  registerEndpoint(app, contract.atualizarStatus, ({ params, request }) =>
    service.passarParaLendo(db, leitorOf(request).usuarioId, params.id),
  )
  registerEndpoint(app, contract.marcarComoLido, ({ params, request }) =>
    service.marcarComoLido(db, leitorOf(request).usuarioId, params.id),
  )
  registerEndpoint(app, contract.deletarLeitura, async ({ params, request }) => {
    await service.tirarDaEstante(db, leitorOf(request).usuarioId, params.id)
    return { success: 'O ebook saiu da estante.' }
  })
}
