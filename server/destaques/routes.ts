import type { FastifyInstance } from 'fastify'
import * as contract from '#contract/destaques.ts'
import { type Acesso, requireAcesso } from '#server/assinaturas/pode-ler.ts'
import { leitorOf } from '#server/auth/access-hook.ts'
import { isAmostra } from '#server/ebooks/amostra.ts'
import type { Database } from '#server/platform/database.ts'
import { registerEndpoint } from '#server/platform/register-endpoint.ts'
import { registerList } from '#server/platform/register-list.ts'
import { alterarDestaque, criarDestaque, excluirDestaque, readDestaques } from './service.ts'

export function registerDestaquesRoutes(app: FastifyInstance, db: Database, acesso: Acesso): void {
  registerList(app, contract.listarDestaques, ({ params, request }) =>
    readDestaques(db, leitorOf(request).usuarioId, params.ebookId),
  )
  registerEndpoint(app, contract.criarDestaque, async ({ params: { ebookId }, body, request }) => {
    const leitor = leitorOf(request)
    // The reply has the words that are marked.
    await requireAcesso(db, acesso, leitor, () => isAmostra(db, ebookId, body.capitulo_id))
    return criarDestaque(db, leitor.usuarioId, ebookId, body)
  })
  registerEndpoint(app, contract.editarDestaque, ({ params, body, request }) =>
    alterarDestaque(db, leitorOf(request).usuarioId, params.id, body),
  )
  registerEndpoint(app, contract.deletarDestaque, async ({ params, request }) => {
    await excluirDestaque(db, leitorOf(request).usuarioId, params.id)
    return { success: 'Destaque excluído com sucesso!' }
  })
}
