import { createEstadoLido } from './busca/estado-repository.ts'
import { createCapituloCache } from './ebooks/capitulo-cache.ts'
import { createCatalogo } from './ebooks/catalogo.ts'
import { createListas } from './ebooks/listas.ts'
import { createDocumentos } from './ler/documentos.ts'
import { createImagensDosExcertos } from './ler/imagens-dos-excertos.ts'
import { createPacotes } from './offline/pacotes.ts'
import { createPlanosLidos } from './planos-de-estudo/planos-lidos.ts'
import type { Config } from './platform/config.ts'
import type { Database } from './platform/database.ts'
import { createPrivateReplies } from './platform/private-replies.ts'
import { createTextCache } from './platform/text-cache.ts'
import { createCapasPng } from './recursos/service.ts'

/** What is kept in memory until content changes. */
export type Caches = ReturnType<typeof createCaches>

export function createCaches(db: Database, config: Config) {
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
    estado: createEstadoLido(db),
    documentos: createDocumentos(config),
    imagens: createImagensDosExcertos(db),
  }
}
