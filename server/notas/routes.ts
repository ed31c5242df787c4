import type { FastifyInstance } from 'fastify'
import { foldText } from '#contract/fold.ts'
import {
  criarNota as criarNotaEndpoint,
  deletarNota,
  editarNota,
  lerNota,
  listarNotas,
  notasDaPagina,
} from '#contract/notas.ts'
import { PADROES, padraoOfSigla } from '#contract/padroes.ts'
import { leitorOf } from '#server/auth/access-hook.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Database } from '#server/platform/database.ts'
import type { PrivateReplies } from '#server/platform/private-replies.ts'
import { type EndpointCall, registerEndpoint } from '#server/platform/register-endpoint.ts'
import { registerList } from '#server/platform/register-list.ts'
import { decodeCursor } from './cursor.ts'
import { alterarNota, criarNota, excluirNota, readNota, readNotas, readNotasDaPagina } from './service.ts'

export function registerNotasRoutes(app: FastifyInstance, db: Database, replies: PrivateReplies): void {
  const listar = async ({ query, request, reply }: EndpointCall<typeof listarNotas>) => {
    const padrao = query.simbolo && padraoOfSigla(query.simbolo)
    const { notas, nextCursor } = await readNotas(db, leitorOf(request).usuarioId, {
      simboloId: padrao ? PADROES[padrao].simboloId : null,
      folded: foldText(query.q ?? ''),
      after: query.cursor ? decodeCursor(query.cursor) : null,
      limit: query.limit ? Number(query.limit) : null,
    })
    if (nextCursor) reply.header('X-Next-Cursor', nextCursor)
    return notas
  }
  registerList(app, listarNotas, listar, replies)

  registerList(
    app,
    notasDaPagina,
    ({ params, request }) => readNotasDaPagina(db, leitorOf(request).usuarioId, params.simbolo, params.id),
    replies,
  )

  registerEndpoint(app, lerNota, ({ params, request }) =>
    readNota(db, leitorOf(request).usuarioId, params.id),
  )

  registerEndpoint(app, criarNotaEndpoint, ({ body, request }) =>
    criarNota(db, leitorOf(request).usuarioId, body),
  )

  registerEndpoint(app, editarNota, ({ params, query, body, request }) => {
    const versao = body?.versao ?? (query.versao === undefined ? undefined : Number(query.versao))
    return alterarNota(db, leitorOf(request).usuarioId, params.id, {
      titulo: body?.titulo ?? query.titulo,
      anotacao: body?.anotacao ?? query.anotacao,
      versao,
    })
  })

  registerEndpoint(app, deletarNota, async ({ params, query, request }) => {
    if (query.nota_id !== params.id) {
      const message = 'nota_id deve ser igual ao id do caminho.'
      throw new AppError('dados_invalidos', message, { fields: { nota_id: message } })
    }
    await excluirNota(db, leitorOf(request).usuarioId, params.id)
    return { success: 'Nota excluída com sucesso!' }
  })
}
