import type { FastifyInstance, FastifyRequest } from 'fastify'
import * as contract from '#contract/editora/leitores.ts'
import { ARQUIVO_DOS_DADOS } from '#contract/perfil.ts'
import { leitorOf } from '#server/auth/access-hook.ts'
import { definirPapel } from '#server/papeis/service.ts'
import { writeDadosDaConta } from '#server/perfil/meus-dados-service.ts'
import type { Database } from '#server/platform/database.ts'
import { registerEndpoint, registerFile } from '#server/platform/register-endpoint.ts'
import * as service from './service.ts'

const LIMITE = 50

/** @param antesDeExcluir ends what is charged for an account that goes */
export function registerContasRoutes(
  app: FastifyInstance,
  db: Database,
  antesDeExcluir: (usuarioId: string) => Promise<void>,
): void {
  registerEndpoint(app, contract.listarContas, async ({ query, reply }) => {
    const limit = query.limit ? Number(query.limit) : LIMITE
    const pedido = { q: query.q ?? '', cursor: query.cursor ?? null, limit }
    const { contas, nextCursor } = await service.procurarContas(db, pedido)
    if (nextCursor) reply.header('X-Next-Cursor', nextCursor)
    return contas
  })
  registerEndpoint(app, contract.lerConta, ({ params }) => service.readConta(db, params.id))
  registerEndpoint(app, contract.encerrarSessoes, async ({ params, request }) => {
    await service.encerrarSessoesDaConta(db, autorOf(request), params.id)
    return service.readConta(db, params.id)
  })
  registerEndpoint(app, contract.encerrarSessaoDoLeitor, async ({ params, request }) => {
    await service.encerrarSessaoDaConta(db, autorOf(request), params)
    return service.readConta(db, params.id)
  })
  registerEndpoint(app, contract.suspenderConta, async ({ params, request }) => {
    await service.suspender(db, autorOf(request), params.id)
    return service.readConta(db, params.id)
  })
  registerEndpoint(app, contract.reativarConta, async ({ params, request }) => {
    await service.reativar(db, autorOf(request), params.id)
    return service.readConta(db, params.id)
  })
  registerEndpoint(app, contract.darPapel, async ({ params, body, request }) => {
    const autor = leitorOf(request).usuarioId
    await definirPapel(db, { autor, usuarioId: params.id, papel: body.papel })
    return service.readConta(db, params.id)
  })
  registerEndpoint(app, contract.excluirContaDoLeitor, async ({ params, body, request }) => {
    await service.demandEmail(db, params.id, body.email)
    await service.excluir(db, autorOf(request), params.id, antesDeExcluir)
    return { success: 'Conta excluída.' }
  })
  registerFile(app, contract.baixarDadosDoLeitor, async ({ params, request }) => {
    await service.recordExportacao(db, autorOf(request), params.id)
    const body = await writeDadosDaConta({ db, auditoria: app.auditoria }, params.id)
    return { type: 'application/zip', cacheControl: 'no-store', name: ARQUIVO_DOS_DADOS, body }
  })
}

function autorOf(request: FastifyRequest): service.QuemFaz {
  const { usuarioId: id, papel } = leitorOf(request)
  return { id, papel }
}
