import type { FastifyInstance } from 'fastify'
import { HARMONIAS_DOS_PADROES, temasDasHarmonias } from '#contract/harmonias.ts'
import { PADROES, Padrao } from '#contract/padroes.ts'
import type { Database } from '#server/platform/database.ts'
import { registerText, type TextCache } from '#server/platform/text-cache.ts'
import { readHarmonias, readTemas } from './service.ts'

export function registerHarmoniasRoutes(app: FastifyInstance, db: Database, texts: TextCache): void {
  registerText(app, texts, temasDasHarmonias, () => readTemas(db))
  for (const padrao of Padrao.options) {
    registerText(app, texts, HARMONIAS_DOS_PADROES[padrao], ({ id }) =>
      readHarmonias(db, PADROES[padrao].simboloId, id),
    )
  }
}
