/** Contents, chapters, search and images of an ebook. */
import type { FastifyInstance } from 'fastify'
import * as contract from '#contract/ebooks.ts'
import type { Database } from '#server/platform/database.ts'
import { type FileReply, registerEndpoint, registerFile } from '#server/platform/register-endpoint.ts'
import { registerText } from '#server/platform/text-cache.ts'
import { searchEbook } from './busca-service.ts'
import type { EbooksCaches } from './caches.ts'
import { type CapituloCache, compressJson, toReply } from './capitulo-cache.ts'
import { readCapitulo, readCapitulos } from './capitulo-json.ts'
import { readCapa, readImagem } from './imagens-service.ts'
import { readSumario } from './texto-service.ts'

const ONE_YEAR_SECONDS = 365 * 24 * 60 * 60

export function registerTextoRoutes(
  app: FastifyInstance,
  db: Database,
  { texts, capitulos }: EbooksCaches,
): void {
  registerText(app, texts, contract.capitulosSemTexto, ({ ebookId }) => readSumario(db, ebookId))
  registerEndpoint(app, contract.buscarNoEbook, ({ params, query }) =>
    searchEbook(db, params.ebookId, query.q),
  )
  registerCapitulos(app, db, capitulos)
  registerImagens(app, db)
}

/** The text of books comes as ready JSON, see `texto-service.ts`. */
function registerCapitulos(app: FastifyInstance, db: Database, capitulos: CapituloCache): void {
  registerFile(app, contract.capituloDoEbook, async ({ params: { ebookId, capituloId }, request, reply }) => {
    const build = async () => compressJson(await readCapitulo(db, ebookId, capituloId))
    return toReply(await capitulos.get(`${ebookId}/${capituloId}`, build), request, reply)
  })
  registerFile(app, contract.capitulosPorEbook, async ({ params }) => ({
    type: 'application/json; charset=utf-8',
    cacheControl: 'no-store',
    body: await readCapitulos(db, params.ebookId),
  }))
}

function registerImagens(app: FastifyInstance, db: Database): void {
  registerFile(app, contract.capaDoEbook, async ({ params: { ebookId, nome } }) =>
    toWebpReply(await readCapa(db, ebookId, nome), 'public'),
  )
  registerFile(app, contract.imagemDoEbook, async ({ params: { ebookId, nome } }) =>
    toWebpReply(await readImagem(db, ebookId, nome), 'private'),
  )
}

/** An image's address has the hash of its content, so it never changes. */
function toWebpReply(body: Buffer, cache: 'public' | 'private'): FileReply {
  return { type: 'image/webp', cacheControl: `${cache}, max-age=${ONE_YEAR_SECONDS}, immutable`, body }
}
