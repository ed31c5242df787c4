import type { FastifyInstance } from 'fastify'
import { foldText } from '#contract/fold.ts'
import { importarMarcacoes } from '#contract/importar-marcacoes.ts'
import * as contract from '#contract/marcacoes.ts'
import { leitorOf } from '#server/auth/access-hook.ts'
import type { Database } from '#server/platform/database.ts'
import { type EndpointCall, registerEndpoint } from '#server/platform/register-endpoint.ts'
import { registerList } from '#server/platform/register-list.ts'
import { decodeCursor } from './cursor.ts'
import { importar } from './importar.ts'
import { parseFonte, readFontes, readMarcacoes } from './service.ts'

/** When the call names none. */
const LIMITE = 50

export function registerMarcacoesRoutes(app: FastifyInstance, db: Database): void {
  const listar = async ({ query, request, reply }: EndpointCall<typeof contract.listarMarcacoes>) => {
    const { tipo = null, cor = null, etiqueta = null, de = null, ate = null } = query
    const fonte = query.fonte === undefined ? null : parseFonte(query.fonte)
    const { marcacoes, nextCursor } = await readMarcacoes(db, leitorOf(request).usuarioId, {
      filtro: { tipo, fonte, cor, etiqueta, de, ate },
      folded: foldText(query.q ?? ''),
      after: query.cursor ? decodeCursor(query.cursor) : null,
      limit: query.limit ? Number(query.limit) : LIMITE,
      edicao: query.edicao,
    })
    if (nextCursor) reply.header('X-Next-Cursor', nextCursor)
    return marcacoes
  }
  registerList(app, contract.listarMarcacoes, listar)
  registerEndpoint(app, importarMarcacoes, ({ body, request }) =>
    importar(db, leitorOf(request).usuarioId, body.marcacoes),
  )
  registerEndpoint(app, contract.listarFontesDasMarcacoes, ({ request }) =>
    readFontes(db, leitorOf(request).usuarioId),
  )
}
