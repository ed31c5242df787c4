import type { FastifyInstance, FastifyReply } from 'fastify'
import * as contract from '#contract/recursos.ts'
import { leitorOf } from '#server/auth/access-hook.ts'
import type { Database } from '#server/platform/database.ts'
import { registerFile } from '#server/platform/register-endpoint.ts'
import { createEpubsDosPadroes, readCapaPng, writeNotasEpub } from './service.ts'

const EPUB = 'application/epub+zip'
const ONE_DAY_SECONDS = 24 * 60 * 60

export function registerRecursosRoutes(app: FastifyInstance, db: Database): void {
  const epubs = createEpubsDosPadroes(db)
  registerFile(app, contract.epubDoPadrao, async ({ params, reply }) => {
    const body = await epubs.read(params.padrao)
    asDownload(reply, `${params.padrao}.epub`)
    return { type: EPUB, cacheControl: 'no-cache', body }
  })
  registerFile(app, contract.epubDasNotas, async ({ request, reply }) => {
    const body = await writeNotasEpub(db, leitorOf(request).usuarioId)
    asDownload(reply, 'minhas-notas.epub')
    return { type: EPUB, cacheControl: 'no-store', body }
  })
  registerFile(app, contract.capaComoImagem, async ({ params }) => ({
    type: 'image/png',
    cacheControl: `public, max-age=${ONE_DAY_SECONDS}`,
    body: await readCapaPng(db, params.ebookId),
  }))
}

function asDownload(reply: FastifyReply, name: string): void {
  reply.header('Content-Disposition', `attachment; filename="${name}"`)
}
