import type { FastifyInstance } from 'fastify'
import { citacoesDoCapitulo, referenciasBiblicas } from '#contract/referencias.ts'
import type { Database } from '#server/platform/database.ts'
import { registerText, type TextCache } from '#server/platform/text-cache.ts'
import { readCitacoes } from './citacoes-service.ts'
import { readReferenciasBiblicas } from './service.ts'

export function registerReferenciasRoutes(app: FastifyInstance, db: Database, texts: TextCache): void {
  registerText(app, texts, referenciasBiblicas, ({ parteId, padrao }) =>
    readReferenciasBiblicas(db, parteId, padrao),
  )
  registerText(app, texts, citacoesDoCapitulo, ({ livro, capitulo }) => readCitacoes(db, livro, capitulo))
}
