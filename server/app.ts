/** Builds the HTTP application; it does not listen, read the environment or open the database (main.ts does). */
import compress from '@fastify/compress'
import cookie from '@fastify/cookie'
import Fastify, { type FastifyInstance } from 'fastify'
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod'
import type { AssinaturasDeps } from './assinaturas/assinaturas-deps.ts'
import { createPagamentos } from './assinaturas/create-pagamentos.ts'
import type { MeiosDaEditora } from './assinaturas/meio-de-pagamento.ts'
import { registerAssinaturasRoutes } from './assinaturas/routes.ts'
import { encerrarParaExcluir } from './assinaturas/service.ts'
import { registerAtosRoutes } from './atos/routes.ts'
import { installAuditoria } from './auditoria/service.ts'
import { installAccessHook } from './auth/access-hook.ts'
import { loadCsrfKey } from './auth/csrf-key.ts'
import { registerAuthRoutes } from './auth/routes.ts'
import type { CookieSettings } from './auth/session-cookies.ts'
import { registerAvisosRoutes } from './avisos/routes.ts'
import { registerBibliaRoutes } from './biblia/routes.ts'
import { type BuscaPool, createBuscaPool } from './busca/busca-pool.ts'
import { registerBuscaRoutes } from './busca/routes.ts'
import { registerChavesRoutes } from './chaves/routes.ts'
import { registerContasRoutes } from './contas/routes.ts'
import { registerDestaquesRoutes } from './destaques/routes.ts'
import { createCapituloCache } from './ebooks/capitulo-cache.ts'
import { createCatalogo } from './ebooks/catalogo.ts'
import { createListas } from './ebooks/listas.ts'
import { registerEbooksRoutes } from './ebooks/routes.ts'
import { registerCortesiaRoutes } from './editora/cortesia/routes.ts'
import { registerLivrosRoutes } from './editora/livros/routes.ts'
import { registerPagamentosRoutes } from './editora/pagamentos/routes.ts'
import { registerPainelRoutes } from './editora/painel/routes.ts'
import { registerTextosRoutes } from './editora/textos/routes.ts'
import { registerEtiquetasRoutes } from './etiquetas/routes.ts'
import { registerHarmoniasRoutes } from './harmonias/routes.ts'
import { leiturasDoCatalogo } from './leituras/leituras-do-catalogo.ts'
import { registerLeiturasRoutes } from './leituras/routes.ts'
import { createDocumentos } from './ler/documentos.ts'
import { createImagensDosExcertos } from './ler/imagens-dos-excertos.ts'
import { registerPublicoRoutes, registerPublicoSite } from './ler/routes.ts'
import { installLimites } from './limites/limites-hook.ts'
import { registerMarcacoesRoutes } from './marcacoes/routes.ts'
import { registerMarcasRoutes } from './marcas/routes.ts'
import { registerMbwRoutes, registerMbwSite } from './mbw/routes.ts'
import { registerCartoesRoutes } from './memoria/cartoes-routes.ts'
import { registerMemoriaRoutes } from './memoria/routes.ts'
import { registerNotasRoutes } from './notas/routes.ts'
import { createPacotes } from './offline/pacotes.ts'
import { registerOfflineRoutes } from './offline/routes.ts'
import { registerPadroesRoutes } from './padroes/routes.ts'
import { installProcurasVazias } from './painel/procuras-vazias.ts'
import { registerParadasRoutes } from './paradas/routes.ts'
import { registerPerfilRoutes } from './perfil/routes.ts'
import { createPlanosLidos } from './planos-de-estudo/planos-lidos.ts'
import { registerPlanosDeEstudoRoutes } from './planos-de-estudo/routes.ts'
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
import { createPrivateReplies } from './platform/private-replies.ts'
import { warnOfUntrustedForwarding } from './platform/proxy-warnings.ts'
import { installReadYourWrites } from './platform/read-your-writes.ts'
import { createRequestIds } from './platform/request-ids.ts'
import { installSecurityHeaders } from './platform/security-headers.ts'
import { createTextCache } from './platform/text-cache.ts'
import { installValidationMessages } from './platform/validation-messages.ts'
import { registerWebApp } from './platform/web-app.ts'
import { registerRecursosRoutes } from './recursos/routes.ts'
import { createCapasPng } from './recursos/service.ts'
import { registerReferenciasRoutes } from './referencias/routes.ts'
import { createProntidao } from './saude/prontidao.ts'
import { registerSaudeRoutes } from './saude/routes.ts'

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

type Caches = ReturnType<typeof createCaches>

/** What is kept in memory until content changes. */
function createCaches(db: Database, config: Config) {
  return {
    texts: createTextCache(),
    catalogo: createCatalogo(db),
    capitulos: createCapituloCache(),
    listas: createListas(),
    pacotes: createPacotes(),
    capas: createCapasPng(db),
    planos: createPlanosLidos(db),
    replies: createPrivateReplies(),
    buscas: createPrivateReplies(4 * 1024 * 1024),
    documentos: createDocumentos(config),
    imagens: createImagensDosExcertos(db),
  }
}

interface ApiDependencies {
  db: Database
  config: Config
  meios: MeiosDaEditora
  cookies: CookieSettings
  busca: BuscaPool
  caches: Caches
}

function registerApi(
  api: FastifyInstance,
  {
    db,
    config,
    meios,
    cookies,
    busca,
    caches: {
      texts,
      catalogo,
      capitulos,
      listas,
      pacotes,
      capas,
      planos,
      replies,
      buscas,
      documentos,
      imagens,
    },
  }: ApiDependencies,
): void {
  const envio = { enviaEmails: config.correio.smtp !== null, contato: config.publisher.contatoEmail }
  registerAuthRoutes(api, db, cookies, envio)
  registerChavesRoutes(api, db, envio)
  registerSaudeRoutes(api, { config, prontidao: createProntidao(db, busca) })
  const assinaturas: AssinaturasDeps = {
    db,
    meios: meios.meios,
    acesso: config.acesso,
    voltar: new URL('/perfil?painel=assinatura', config.http.publicUrl).href,
    log: api.log,
  }
  const antesDeExcluir = (usuarioId: string) => encerrarParaExcluir(assinaturas, usuarioId)
  registerAvisosRoutes(api, db)
  registerPerfilRoutes(api, db, cookies, antesDeExcluir)
  registerAssinaturasRoutes(api, texts, assinaturas, meios.registerAvisos)
  registerNotasRoutes(api, db, replies)
  registerPadroesRoutes(api, db, texts)
  registerReferenciasRoutes(api, db, texts)
  registerHarmoniasRoutes(api, db, texts)
  registerBibliaRoutes(api, db, texts)
  const ebooks = { texts, catalogo, capitulos, listas, replies }
  registerEbooksRoutes(api, db, ebooks, leiturasDoCatalogo(db), config.acesso)
  registerLeiturasRoutes(api, db, replies)
  registerParadasRoutes(api, db)
  registerDestaquesRoutes(api, db, config.acesso)
  registerMarcasRoutes(api, db)
  registerMarcacoesRoutes(api, db)
  registerEtiquetasRoutes(api, db)
  registerMemoriaRoutes(api, db)
  registerCartoesRoutes(api, db, texts, config.acesso)
  registerPlanosDeEstudoRoutes(api, db, { texts, planos, publicUrl: config.http.publicUrl })
  registerOfflineRoutes(api, db, pacotes)
  registerBuscaRoutes(api, db, busca, buscas)
  registerRecursosRoutes(api, db, capas)
  registerMbwRoutes(api, db, texts, config)
  registerPublicoRoutes(api, imagens)
  registerAtosRoutes(api, db)
  registerTextosRoutes(api, db, config, () => {
    for (const kept of [texts, pacotes, documentos, imagens]) kept.clear()
  })
  registerLivrosRoutes(api, db, config, catalogo, () => {
    for (const kept of [texts, catalogo, capitulos, listas, pacotes, capas, replies, buscas]) kept.clear()
  })
  registerContasRoutes(api, db, antesDeExcluir)
  registerPagamentosRoutes(api, db)
  registerPainelRoutes(api, db, config.database.dataDir)
  registerCortesiaRoutes(api, assinaturas)
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
