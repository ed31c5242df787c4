import type { FastifyInstance } from 'fastify'
import * as z from 'zod/mini'
import * as contract from '#contract/ebooks.ts'
import type { Acesso } from '#server/assinaturas/pode-ler.ts'
import type { Database } from '#server/platform/database.ts'
import { registerDocument, registerEndpoint, registerRoute } from '#server/platform/register-endpoint.ts'
import { registerText } from '#server/platform/text-cache.ts'
import type { EbooksCaches } from './caches.ts'
import type { Catalogo } from './catalogo.ts'
import { createClassificacoes } from './classificacoes.ts'
import { decodeCursor } from './cursor.ts'
import type { LeiturasDoCatalogo } from './leituras-do-catalogo.ts'
import { registerLista } from './listas.ts'
import { createMaisLidos } from './mais-lidos.ts'
import * as service from './service.ts'
import { registerTextoRoutes } from './texto-routes.ts'

export function registerEbooksRoutes(
  app: FastifyInstance,
  db: Database,
  caches: EbooksCaches,
  leituras: LeiturasDoCatalogo,
  acesso: Acesso,
): void {
  const { texts, catalogo } = caches
  registerText(app, texts, contract.listarAreas, () => service.readAreas(catalogo))
  registerText(app, texts, contract.ultimosLancamentos, () => service.readUltimosLancamentos(catalogo))
  registerText(app, texts, contract.lerEbook, ({ id }) => service.readEbook(db, id))
  registerText(app, texts, contract.lerCategoria, ({ id }) => service.readCategoria(catalogo, id))
  registerText(app, texts, contract.ebooksMesmasCategorias, ({ id }) =>
    service.readMesmasCategorias(catalogo, id),
  )
  registerListas(app, caches)
  registerVivas(app, catalogo, leituras)
  registerRecomendados(app, caches, leituras)
  registerTextoRoutes(app, db, caches, acesso)
}

function registerListas(app: FastifyInstance, { catalogo, listas }: EbooksCaches): void {
  registerLista(app, listas, contract.listarEbooks, ({ query }) =>
    service.readEbooks(catalogo, query.kind, toPagina(query)),
  )
  registerLista(app, listas, contract.ebooksPorCategoria, ({ params, query }) =>
    service.readEbooksPorCategoria(catalogo, params.id, toPagina(query)),
  )
}

/** What changes with chance, with the readings of all, or with the reader: never kept on the way. */
function registerVivas(app: FastifyInstance, catalogo: Catalogo, leituras: LeiturasDoCatalogo): void {
  registerEndpoint(app, contract.areasAleatorias, ({ reply }) => {
    reply.header('Cache-Control', 'no-store')
    return service.readAreasAleatorias(catalogo)
  })
  const maisLidos = createMaisLidos(catalogo, leituras)
  app.addHook('onSend', (request, _, __, done) => {
    if (request.method !== 'GET') maisLidos.clear()
    done()
  })
  registerDocument(app, contract.maisLidos, 'no-store', maisLidos.read, maisLidos.read)
}

/** Kept until the reader's shelf changes, or the order of the catalogue is made anew. */
function registerRecomendados(
  app: FastifyInstance,
  { catalogo, replies }: EbooksCaches,
  leituras: LeiturasDoCatalogo,
): void {
  const classificacoes = createClassificacoes(catalogo, leituras)
  registerRoute(app, contract.recomendados, async (request, reply) => {
    reply.header('Cache-Control', 'no-store')
    const start = replies.keyOf(request)
    const { classificacao, numero } = await classificacoes.read()
    const key = `${start} ${numero}`
    const kept = replies.answer(key, request, reply)
    if (kept) return kept
    const usuarioId = request.sessao?.usuarioId ?? null
    const ebooks = await service.readRecomendados(classificacao, leituras, usuarioId)
    const checked = z.parse(contract.recomendados.replies[200], ebooks)
    return replies.answerAndKeep(key, request, reply, JSON.stringify(checked))
  })
}

function toPagina({ limit, cursor }: { limit?: string | undefined; cursor?: string | undefined }) {
  return {
    limit: limit === undefined ? null : Number(limit),
    after: cursor === undefined ? null : decodeCursor(cursor),
  }
}
