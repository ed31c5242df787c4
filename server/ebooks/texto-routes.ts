/** Contents, chapters, search and images of an ebook. */
import type { FastifyInstance } from 'fastify'
import * as contract from '#contract/ebooks.ts'
import { type Acesso, requireAcesso } from '#server/assinaturas/pode-ler.ts'
import { leitorOf } from '#server/auth/access-hook.ts'
import type { Database } from '#server/platform/database.ts'
import {
  type FileReply,
  registerDocument,
  registerEndpoint,
  registerFile,
} from '#server/platform/register-endpoint.ts'
import { JSON_TYPE, registerText } from '#server/platform/text-cache.ts'
import { isAmostra, isImagemDaAmostra, isVazio } from './amostra.ts'
import { searchEbook } from './busca-service.ts'
import type { EbooksCaches } from './caches.ts'
import { type CapituloCache, prepareCapitulo } from './capitulo-cache.ts'
import { readCapitulo, readCapitulos } from './capitulo-json.ts'
import { readCapa, readImagem } from './imagens-service.ts'
import { readSumario } from './texto-service.ts'

const ONE_YEAR_SECONDS = 365 * 24 * 60 * 60

export function registerTextoRoutes(
  app: FastifyInstance,
  db: Database,
  { texts, capitulos }: EbooksCaches,
  acesso: Acesso,
): void {
  registerText(app, texts, contract.capitulosSemTexto, ({ ebookId }) => readSumario(db, ebookId))
  registerEndpoint(app, contract.buscarNoEbook, ({ params, query }) =>
    searchEbook(db, params.ebookId, query.q),
  )
  registerCapitulos(app, db, capitulos, acesso)
  registerImagens(app, db, acesso)
}

/** The text of books comes as ready JSON (`capitulo-json.ts`). A browser may keep a chapter, but asks before each use. */
function registerCapitulos(
  app: FastifyInstance,
  db: Database,
  capitulos: CapituloCache,
  acesso: Acesso,
): void {
  registerDocument(app, contract.capituloDoEbook, 'private, no-cache', async ({ params, request }) => {
    const { ebookId, capituloId } = params
    await requireAcesso(db, acesso, leitorOf(request), () => isAmostra(db, ebookId, capituloId))
    const build = async () => prepareCapitulo(await readCapitulo(db, ebookId, capituloId))
    return capitulos.get(`${ebookId}/${capituloId}`, build)
  })
  registerFile(app, contract.capitulosPorEbook, async ({ params, request }) => {
    await requireAcesso(db, acesso, leitorOf(request), () => isVazio(db, params.ebookId))
    const body = await readCapitulos(db, params.ebookId)
    return { type: JSON_TYPE, cacheControl: 'no-store', body }
  })
}

function registerImagens(app: FastifyInstance, db: Database, acesso: Acesso): void {
  registerFile(app, contract.capaDoEbook, async ({ params: { ebookId, nome } }) =>
    toWebpReply(await readCapa(db, ebookId, nome), 'public'),
  )
  registerFile(app, contract.imagemDoEbook, async ({ params: { ebookId, nome }, request }) => {
    await requireAcesso(db, acesso, leitorOf(request), () => isImagemDaAmostra(db, ebookId, nome))
    return toWebpReply(await readImagem(db, ebookId, nome), 'private')
  })
}

/** An image's address has the hash of its content, so it never changes. */
function toWebpReply(body: Buffer, cache: 'public' | 'private'): FileReply {
  return { type: 'image/webp', cacheControl: `${cache}, max-age=${ONE_YEAR_SECONDS}, immutable`, body }
}
