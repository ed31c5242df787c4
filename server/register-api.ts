import type { FastifyInstance } from 'fastify'
import type { AssinaturasDeps } from './assinaturas/assinaturas-deps.ts'
import type { MeiosDaEditora } from './assinaturas/meio-de-pagamento.ts'
import { registerAssinaturasRoutes } from './assinaturas/routes.ts'
import { encerrarParaExcluir } from './assinaturas/service.ts'
import { registerAtosRoutes } from './atos/routes.ts'
import { registerAuthRoutes } from './auth/routes.ts'
import type { CookieSettings } from './auth/session-cookies.ts'
import { registerAvisosRoutes } from './avisos/routes.ts'
import { registerBibliaRoutes } from './biblia/routes.ts'
import type { BuscaPool } from './busca/busca-pool.ts'
import { registerBuscaRoutes } from './busca/routes.ts'
import type { Caches } from './caches.ts'
import { registerChavesRoutes } from './chaves/routes.ts'
import { registerContasRoutes } from './contas/routes.ts'
import { registerDestaquesRoutes } from './destaques/routes.ts'
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
import { registerPublicoRoutes } from './ler/routes.ts'
import { registerMarcacoesRoutes } from './marcacoes/routes.ts'
import { registerMarcasRoutes } from './marcas/routes.ts'
import { registerMbwRoutes } from './mbw/routes.ts'
import { registerCartoesRoutes } from './memoria/cartoes-routes.ts'
import { registerMemoriaRoutes } from './memoria/routes.ts'
import { registerNotasRoutes } from './notas/routes.ts'
import { registerOfflineRoutes } from './offline/routes.ts'
import { registerPadroesRoutes } from './padroes/routes.ts'
import { registerParadasRoutes } from './paradas/routes.ts'
import { registerPerfilRoutes } from './perfil/routes.ts'
import { registerPlanosDeEstudoRoutes } from './planos-de-estudo/routes.ts'
import type { Config } from './platform/config.ts'
import type { Database } from './platform/database.ts'
import { registerRecursosRoutes } from './recursos/routes.ts'
import { registerReferenciasRoutes } from './referencias/routes.ts'
import { createProntidao } from './saude/prontidao.ts'
import { registerSaudeRoutes } from './saude/routes.ts'

interface ApiDependencies {
  db: Database
  config: Config
  meios: MeiosDaEditora
  cookies: CookieSettings
  busca: BuscaPool
  caches: Caches
}

/** Every call of the API, each by its feature. */
export function registerApi(
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
      estado,
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
  registerBuscaRoutes(api, busca, estado, buscas)
  registerRecursosRoutes(api, db, capas)
  registerMbwRoutes(api, db, texts, config)
  registerPublicoRoutes(api, imagens)
  registerAtosRoutes(api, db)
  registerTextosRoutes(api, db, config, () => {
    for (const kept of [texts, pacotes, documentos, imagens, estado]) kept.clear()
  })
  registerLivrosRoutes(api, db, config, catalogo, () => {
    for (const kept of [texts, catalogo, capitulos, listas, pacotes, capas, replies, buscas, estado])
      kept.clear()
  })
  registerContasRoutes(api, db, antesDeExcluir)
  registerPagamentosRoutes(api, db)
  registerPainelRoutes(api, db, config.database.dataDir)
  registerCortesiaRoutes(api, assinaturas)
}
