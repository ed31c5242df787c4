/** Builds the HTTP application; it does not listen, read the environment or open the database (main.ts does). */
import compress from '@fastify/compress'
import cookie from '@fastify/cookie'
import Fastify, { type FastifyInstance } from 'fastify'
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod'
import { createPagamentos } from './assinaturas/create-pagamentos.ts'
import type { MeiosDaEditora } from './assinaturas/meio-de-pagamento.ts'
import { installAuditoria } from './auditoria/service.ts'
import { installAccessHook } from './auth/access-hook.ts'
import { loadCsrfKey } from './auth/csrf-key.ts'
import type { CookieSettings } from './auth/session-cookies.ts'
import { createBuscaPool } from './busca/busca-pool.ts'
import { createCaches } from './caches.ts'
import { registerPublicoSite } from './ler/routes.ts'
import { installLimites } from './limites/limites-hook.ts'
import { registerMbwSite } from './mbw/routes.ts'
import { installProcurasVazias } from './painel/procuras-vazias.ts'
import { answerClientError } from './platform/client-errors.ts'
import { installClientGone } from './platform/client-gone.ts'
import { COMPRESSION } from './platform/compression.ts'
import type { Config } from './platform/config.ts'
import { readContentVersion, watchContent } from './platform/content-version.ts'
import type { Database } from './platform/database.ts'
import { installEdgeCache } from './platform/edge-cache.ts'
import { installErrorHandler, malformedAddress, sendError, unknownRoute } from './platform/error-handler.ts'
import { HTTP_TIMEOUTS, type HttpTimeouts, toServerOptions } from './platform/http-timeouts.ts'
import { installJsonBody } from './platform/json-body.ts'
import { installLeaving } from './platform/leaving.ts'
import { registerOpenApi } from './platform/openapi.ts'
import { pathForLog } from './platform/path-for-log.ts'
import { warnOfUntrustedForwarding } from './platform/proxy-warnings.ts'
import { installReadYourWrites } from './platform/read-your-writes.ts'
import { createRequestIds } from './platform/request-ids.ts'
import { installSecurityHeaders } from './platform/security-headers.ts'
import { installValidationMessages } from './platform/validation-messages.ts'
import { registerWebApp } from './platform/web-app.ts'
import { registerApi } from './register-api.ts'

interface AppDependencies {
  db: Database
  config: Config
  meios?: MeiosDaEditora
  timeouts?: HttpTimeouts
}

const BODY_LIMIT_BYTES = 1024 * 1024

export async function buildApp({
  db,
  config,
  meios = createPagamentos(config.pagamentos),
  timeouts = HTTP_TIMEOUTS,
}: AppDependencies): Promise<FastifyInstance> {
  const app = createServer(config, timeouts)
  await installPlatform(app, config)
  db.onConnectionLost((error) => app.log.warn({ err: error }, 'database connection lost'))
  if (db.replicas) installReadYourWrites(app, db.replicas, isHttps(config))

  const caches = createCaches(db, config)
  await dropOnNewContent(app, db, Object.values(caches))
  const busca = createBuscaPool(config.database)
  // Nothing of it is loaded or counted when nobody asked for it.
  if (config.metricas) (await import('./metricas/metricas.ts')).installMetricas(app, { db, busca, config })
  const cookies: CookieSettings = {
    csrfKey: await loadCsrfKey(db, config.segredo),
    secure: isHttps(config),
  }
  await installAuditoria(app, db)
  await installProcurasVazias(app, db)
  registerOpenApi(app)
  await app.register(
    async (api) => {
      await installLimites(api, db, config.limites.factor)
      installAccessHook(api, db, cookies)
      api.setNotFoundHandler((request, reply) => sendError(reply, unknownRoute(request)))
      registerApi(api, { db, config, meios, cookies, busca, caches })
    },
    { prefix: '/api' },
  )
  registerMbwSite(app, db, caches.texts, config, meios.meios)
  await app.register(async (site) => {
    await installLimites(site, db, config.limites.factor)
    registerPublicoSite(site, { db, webDir: config.webDir, cookies, documentos: caches.documentos })
  })
  await registerWebApp(app, config.webDir, config.assetsDir)
  return app
}

const isHttps = ({ http }: Config) => http.publicUrl.startsWith('https:')

function createServer({ http, log }: Config, timeouts: HttpTimeouts): FastifyInstance {
  return Fastify({
    logger: {
      level: log.level,
      // PostgreSQL's details of an error quote the row that failed.
      redact: ['err.detail', 'err.where', 'err.internalQuery'],
      serializers: { req: ({ method, url, id }) => ({ method, path: pathForLog(url), id }) },
    },
    genReqId: createRequestIds(),
    bodyLimit: BODY_LIMIT_BYTES,
    ...toServerOptions(timeouts),
    trustProxy: http.trustedProxies.length > 0 ? http.trustedProxies : false,
    routerOptions: { ignoreTrailingSlash: true },
    // Or Fastify would load compilers of its own, which nobody uses.
    schemaController: { compilersFactory: { buildValidator: onlyZod, buildSerializer: onlyZod } },
    forceCloseConnections: 'idle',
    clientErrorHandler: answerClientError,
    frameworkErrors: (_error, _request, reply) => sendError(reply, malformedAddress()),
  })
}

function onlyZod(): never {
  throw new Error('The compilers of zod are set before any schema.')
}

/** What every call goes through, whatever it is about. */
async function installPlatform(app: FastifyInstance, { http, edgeSeconds }: Config): Promise<void> {
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  installValidationMessages()
  installErrorHandler(app)
  installClientGone(app)
  installLeaving(app)
  warnOfUntrustedForwarding(app)
  installJsonBody(app)
  installSecurityHeaders(app, http.publicUrl)
  if (edgeSeconds > 0) installEdgeCache(app, edgeSeconds)
  await app.register(compress, COMPRESSION)
  await app.register(cookie)
}

async function dropOnNewContent(
  app: FastifyInstance,
  db: Database,
  kept: readonly { clear(): void }[],
): Promise<void> {
  const drop = () => {
    for (const each of kept) each.clear()
  }
  const watch = watchContent(db, app.log, await readContentVersion(db), drop)
  app.addHook('onClose', async () => watch.stop())
}
