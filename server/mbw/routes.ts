import type { FastifyInstance } from 'fastify'
import { lerMbw } from '#contract/mbw.ts'
import type { AssinaturasDeps } from '#server/assinaturas/assinaturas-deps.ts'
import { listEnderecosPublicos } from '#server/ler/list-enderecos-publicos.ts'
import type { Config } from '#server/platform/config.ts'
import type { Database } from '#server/platform/database.ts'
import { originOf } from '#server/platform/origin-of.ts'
import { etagOf, prepareDocument, type ReadyDocument, sendDocument } from '#server/platform/ready-document.ts'
import { type FileReply, sendFile } from '#server/platform/register-endpoint.ts'
import { hasServerPage } from '#server/platform/server-pages.ts'
import { registerText, type TextCache } from '#server/platform/text-cache.ts'
import { createPagina } from './pagina.ts'
import { readDadosDaPagina, readMbw } from './service.ts'
import { toRobots, toSitemap } from './sitemap.ts'

const ONE_DAY_SECONDS = 24 * 60 * 60
const hidden = { schema: { hide: true } }

/** The call below `/api`, for the page inside the app. */
export function registerMbwRoutes(
  api: FastifyInstance,
  db: Database,
  texts: TextCache,
  { publisher }: Config,
): void {
  registerText(api, texts, lerMbw, () => readMbw(db, publisher))
}

/** What stands outside the API: the page itself, its picture, robots.txt and sitemap.xml. */
export function registerMbwSite(
  app: FastifyInstance,
  db: Database,
  texts: TextCache,
  config: Config,
  meios: AssinaturasDeps['meios'],
): void {
  const { webDir } = config
  const origem = originOf(config)
  if (hasServerPage(webDir, 'mbw')) {
    const readDados = () => readDadosDaPagina(db, config, meios)
    registerPagina(app, createPagina({ webDir, origem, texts, readDados }))
  }
  registerImagem(app)
  registerRastreadores(app, { texts, origem, readTextos: () => listEnderecosPublicos(db) })
}

function registerPagina(app: FastifyInstance, readPagina: ReturnType<typeof createPagina>): void {
  app.get('/mbw', { ...hidden, compress: false }, async (request, reply) => {
    try {
      return await sendDocument(request, reply, await readPagina(), 'no-cache')
    } catch (error) {
      // The page inside the app says what is wrong and offers to try again.
      request.log.error({ err: error }, 'the marketing page could not be rendered')
      return reply.callNotFound()
    }
  })
}

/** Drawn when it is first asked for, always the same. */
function registerImagem(app: FastifyInstance): void {
  let drawing: Promise<FileReply> | null = null
  const draw = async () => {
    const { renderOgImage } = await import('./og-image.ts')
    const body = await renderOgImage()
    return { type: 'image/png', cacheControl: `public, max-age=${ONE_DAY_SECONDS}`, etag: etagOf(body), body }
  }
  app.get('/mbw-og.png', hidden, async (request, reply) => {
    drawing ??= draw()
    drawing.catch(() => {
      drawing = null
    })
    return sendFile(request, reply, await drawing)
  })
}

function registerRastreadores(
  app: FastifyInstance,
  { texts, origem, readTextos }: { texts: TextCache; origem: string; readTextos: () => Promise<string[]> },
): void {
  const robots = prepareDocument('text/plain; charset=utf-8', toRobots(origem))
  const options = { ...hidden, compress: false } as const
  app.get('/robots.txt', options, (request, reply) => sendDocument(request, reply, robots, 'no-cache'))
  let sitemap: { textos: unknown; documento: ReadyDocument } | null = null
  app.get('/sitemap.xml', options, async (request, reply) => {
    const textos = await texts.get('sitemap', readTextos)
    if (sitemap?.textos !== textos) {
      const xml = toSitemap(origem, JSON.parse(textos.plain.toString()))
      sitemap = { textos, documento: prepareDocument('application/xml; charset=utf-8', xml) }
    }
    return sendDocument(request, reply, sitemap.documento, 'no-cache')
  })
}
