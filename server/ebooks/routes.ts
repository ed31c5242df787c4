import type { FastifyInstance } from 'fastify'
import * as contract from '#contract/ebooks.ts'
import type { Database } from '#server/platform/database.ts'
import { registerEndpoint } from '#server/platform/register-endpoint.ts'
import { registerText } from '#server/platform/text-cache.ts'
import type { EbooksCaches } from './caches.ts'
import type { Catalogo } from './catalogo.ts'
import { createClassificacoes } from './classificacoes.ts'
import { decodeCursor } from './cursor.ts'
import type { LeiturasDoCatalogo } from './leituras-do-catalogo.ts'
import * as service from './service.ts'
import { registerTextoRoutes } from './texto-routes.ts'

export function registerEbooksRoutes(
  app: FastifyInstance,
  db: Database,
  caches: EbooksCaches,
  leituras: LeiturasDoCatalogo,
): void {
  const { texts, catalogo } = caches
  registerText(app, texts, contract.listarAreas, () => service.readAreas(catalogo))
  registerText(app, texts, contract.ultimosLancamentos, () => service.readUltimosLancamentos(catalogo))
  registerText(app, texts, contract.lerEbook, ({ id }) => service.readEbook(db, id))
  registerText(app, texts, contract.lerCategoria, ({ id }) => service.readCategoria(catalogo, id))
  registerText(app, texts, contract.ebooksMesmasCategorias, ({ id }) =>
    service.readMesmasCategorias(catalogo, id),
  )
  registerListas(app, catalogo)
  registerVivas(app, catalogo, leituras)
  registerTextoRoutes(app, db, caches)
}

/** Lists that come in pages; whoever asks chooses the page, so none is kept. */
function registerListas(app: FastifyInstance, catalogo: Catalogo): void {
  registerEndpoint(app, contract.listarEbooks, async ({ query, reply }) => {
    const { ebooks, nextCursor } = await service.readEbooks(catalogo, query.kind, toPagina(query))
    if (nextCursor) reply.header('X-Next-Cursor', nextCursor)
    return ebooks
  })
  registerEndpoint(app, contract.ebooksPorCategoria, async ({ params, query, reply }) => {
    const { ebooks, nextCursor } = await service.readEbooksPorCategoria(catalogo, params.id, toPagina(query))
    if (nextCursor) reply.header('X-Next-Cursor', nextCursor)
    return ebooks
  })
}

/** What changes with chance, with the readings of all, or with the reader: never kept on the way. */
function registerVivas(app: FastifyInstance, catalogo: Catalogo, leituras: LeiturasDoCatalogo): void {
  const classificacoes = createClassificacoes(catalogo, leituras)
  registerEndpoint(app, contract.areasAleatorias, ({ reply }) => {
    reply.header('Cache-Control', 'no-store')
    return service.readAreasAleatorias(catalogo)
  })
  registerEndpoint(app, contract.maisLidos, ({ reply }) => {
    reply.header('Cache-Control', 'no-store')
    return service.readMaisLidos(catalogo, leituras)
  })
  registerEndpoint(app, contract.recomendados, ({ request, reply }) => {
    reply.header('Cache-Control', 'no-store')
    return service.readRecomendados(classificacoes, leituras, request.sessao?.usuarioId ?? null)
  })
}

function toPagina({ limit, cursor }: { limit?: string | undefined; cursor?: string | undefined }) {
  return {
    limit: limit === undefined ? null : Number(limit),
    after: cursor === undefined ? null : decodeCursor(cursor),
  }
}
