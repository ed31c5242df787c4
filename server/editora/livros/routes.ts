import type { FastifyInstance } from 'fastify'
import * as contract from '#contract/editora/livros.ts'
import { leitorOf } from '#server/auth/access-hook.ts'
import type { Catalogo } from '#server/ebooks/catalogo.ts'
import type { Config } from '#server/platform/config.ts'
import type { Database } from '#server/platform/database.ts'
import { registerEndpoint } from '#server/platform/register-endpoint.ts'
import { normalizeFicha } from './artigo-service.ts'
import { createLivrosPool } from './livros-pool.ts'
import * as service from './livros-service.ts'
import type { MesaDosLivros } from './mesa-dos-livros.ts'
import { registerRascunhosRoutes } from './rascunhos-routes.ts'

const LIMITE = 50

/** @param dropTexts forgets what this server keeps ready: others notice a new book within seconds */
export function registerLivrosRoutes(
  app: FastifyInstance,
  db: Database,
  { database, content }: Config,
  catalogo: Catalogo,
  dropTexts: () => void,
): void {
  const { dir } = content
  const pool = createLivrosPool({ database, dir })
  const mesa: MesaDosLivros = { db, dir, pool, dropTexts, log: app.log, running: new Set() }
  app.addHook('onClose', async () => {
    await pool.close()
    await Promise.all(mesa.running)
  })

  registerEndpoint(app, contract.listarLivros, async ({ query, reply }) => {
    const { livros, nextCursor } = await service.procurarLivros(mesa, catalogo, {
      q: query.q ?? '',
      situacao: query.situacao ?? null,
      cursor: query.cursor ?? null,
      limit: query.limit ? Number(query.limit) : LIMITE,
    })
    if (nextCursor) reply.header('X-Next-Cursor', nextCursor)
    return livros
  })
  registerEndpoint(app, contract.opcoesDaFicha, () => service.readOpcoes(mesa))
  registerEndpoint(app, contract.lerLivro, ({ params }) => service.readLivro(mesa, params.id))
  registerEndpoint(app, contract.salvarFicha, ({ params, body: { ficha, versao }, request }) =>
    service.salvarFicha(
      mesa,
      { ...params, versao, autorId: leitorOf(request).usuarioId },
      normalizeFicha(ficha),
    ),
  )
  registerEndpoint(app, contract.retomarCapa, ({ params, query, request }) =>
    service.trocarCapa(mesa, { ...params, ...query, autorId: leitorOf(request).usuarioId }, null),
  )
  registerEndpoint(app, contract.retirarLivro, ({ params, body: { motivo, versao }, request }) =>
    service.retirar(mesa, { ...params, versao, autorId: leitorOf(request).usuarioId }, motivo),
  )
  registerEndpoint(app, contract.devolverLivro, ({ params, body, request }) =>
    service.devolver(mesa, { ...params, ...body, autorId: leitorOf(request).usuarioId }),
  )
  // A scope of its own: no other call reads pictures.
  app.register(async (scope) => registerTrocaDaCapa(scope, mesa))
  registerRascunhosRoutes(app, mesa)
}

function registerTrocaDaCapa(app: FastifyInstance, mesa: MesaDosLivros): void {
  const bodyLimit = contract.MAX_CAPA_BYTES
  app.addContentTypeParser([...contract.TIPOS_DE_CAPA], { parseAs: 'buffer', bodyLimit }, (_, body, done) =>
    done(null, body),
  )
  registerEndpoint(
    app,
    contract.trocarCapa,
    async ({ params, query, request }) => {
      await service.readLivro(mesa, params.id)
      const ato = { ...params, ...query, autorId: leitorOf(request).usuarioId }
      return service.trocarCapa(mesa, ato, await toCapa(request.body))
    },
    { bodyLimit },
  )
}

/** Nothing of it is loaded before somebody sends a picture. */
async function toCapa(body: unknown) {
  const { prepareCapa } = await import('./prepare-capa.ts')
  return prepareCapa(body)
}
