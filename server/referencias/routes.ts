import type { FastifyInstance } from 'fastify'
import { citacoesDoCapitulo, referenciasBiblicas, textoDaReferencia } from '#contract/referencias.ts'
import type { Database } from '#server/platform/database.ts'
import { registerEndpoint } from '#server/platform/register-endpoint.ts'
import { registerText, type TextCache } from '#server/platform/text-cache.ts'
import { readCitacoes } from './citacoes-service.ts'
import { readReferenciasBiblicas } from './service.ts'
import { readTextoDaReferencia } from './texto-service.ts'

export function registerReferenciasRoutes(app: FastifyInstance, db: Database, texts: TextCache): void {
  registerText(app, texts, referenciasBiblicas, ({ parteId, padrao }, { edicao }) =>
    readReferenciasBiblicas(db, parteId, padrao, edicao),
  )
  registerText(app, texts, citacoesDoCapitulo, (lugar, { edicao }) => readCitacoes(db, lugar, edicao))
  // Whoever asks writes the reference, so the answers are not bounded by the content and none is kept.
  registerEndpoint(app, textoDaReferencia, ({ query }) =>
    readTextoDaReferencia(db, query.referencia, query.edicao),
  )
}
