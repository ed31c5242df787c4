import { existsSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { keepAssets, registerAssets } from './assets.ts'
import { sendError, unknownRoute } from './error-handler.ts'
import { readPagePreloads } from './page-preloads.ts'

const ONE_YEAR_SECONDS = 365 * 24 * 60 * 60

/** Serves the built web app: hashed assets for ever, the rest revalidated, index.html for pages. Without a build only the API.
 * @param assetsDir folder with the files of other builds (assets.ts) */
export async function registerWebApp(
  app: FastifyInstance,
  webDir: string,
  assetsDir: string | null,
): Promise<void> {
  const hasBuild = existsSync(join(webDir, 'index.html'))
  if (hasBuild) {
    await app.register(fastifyStatic, {
      root: webDir,
      // The files are those of the start: with a wildcard each request reads its folder to check its spelling.
      wildcard: false,
      globIgnore: ['assets/**', '**/*.{br,gz}'],
      preCompressed: true,
      cacheControl: false,
      dotfiles: 'ignore',
      setHeaders: (reply, path) => {
        const immutable = path.startsWith(join(webDir, 'assets')) || isInside(assetsDir, path)
        reply.header(
          'Cache-Control',
          immutable ? `public, max-age=${ONE_YEAR_SECONDS}, immutable` : 'no-cache',
        )
      },
    })
    if (assetsDir) await keepAssets(webDir, assetsDir)
    registerAssets(app, webDir, assetsDir)
  }
  const preloadsOf = readPagePreloads(webDir)
  app.setNotFoundHandler((request, reply) => {
    if (hasBuild && isPage(request)) {
      const preloads = preloadsOf(request.url.split('?')[0] ?? '')
      if (preloads) reply.header('Link', preloads)
      return reply.sendFile('index.html')
    }
    return sendError(reply, unknownRoute(request))
  })
}

function isInside(folder: string | null, path: string): boolean {
  return folder !== null && path.startsWith(join(folder, '/'))
}

/** A page address: asked for by GET, without a file's extension, and not below the API. */
function isPage(request: FastifyRequest): boolean {
  const [path = ''] = request.url.split('?')
  if (path === '/api' || path.startsWith('/api/')) return false
  return (request.method === 'GET' || request.method === 'HEAD') && !/\.[a-z0-9]+$/i.test(path)
}
