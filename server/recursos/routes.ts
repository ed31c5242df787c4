import type { FastifyInstance } from 'fastify'
import * as contract from '#contract/recursos.ts'
import { leitorOf } from '#server/auth/access-hook.ts'
import type { Database } from '#server/platform/database.ts'
import { registerFile } from '#server/platform/register-endpoint.ts'
import { type CapasPng, createEpubsDosPadroes, writeNotasEpub } from './service.ts'

const EPUB = 'application/epub+zip'
const ONE_DAY_SECONDS = 24 * 60 * 60

export function registerRecursosRoutes(app: FastifyInstance, db: Database, capas: CapasPng): void {
  const epubs = createEpubsDosPadroes(db)
  registerFile(app, contract.epubDoPadrao, async ({ params }) => {
    const body = await epubs.read(params.padrao)
    return { type: EPUB, cacheControl: 'no-cache', name: `${params.padrao}.epub`, body }
  })
  registerFile(app, contract.epubDasNotas, async ({ request }) => {
    const body = await writeNotasEpub(db, leitorOf(request).usuarioId)
    return { type: EPUB, cacheControl: 'no-store', name: 'minhas-notas.epub', body }
  })
  registerFile(app, contract.capaComoImagem, async ({ params }) => {
    const { png, etag } = await capas.read(params.ebookId)
    return { type: 'image/png', cacheControl: `public, max-age=${ONE_DAY_SECONDS}`, etag, body: png }
  })
}
