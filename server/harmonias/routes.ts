import type { FastifyInstance } from 'fastify'
import { SIMBOLOS } from '#contract/atoms.ts'
import * as harmonias from '#contract/harmonias.ts'
import type { Database } from '#server/platform/database.ts'
import { registerText, type TextCache } from '#server/platform/text-cache.ts'
import { readHarmonias, readTemas } from './service.ts'

export function registerHarmoniasRoutes(app: FastifyInstance, db: Database, texts: TextCache): void {
  registerText(app, texts, harmonias.temasDasHarmonias, () => readTemas(db))
  registerText(app, texts, harmonias.harmoniasCfw, ({ id }) => readHarmonias(db, SIMBOLOS.CFW, id))
  registerText(app, texts, harmonias.harmoniasCmw, ({ id }) => readHarmonias(db, SIMBOLOS.CMW, id))
  registerText(app, texts, harmonias.harmoniasBcw, ({ id }) => readHarmonias(db, SIMBOLOS.BCW, id))
  registerText(app, texts, harmonias.harmoniasFgop, ({ id }) => readHarmonias(db, SIMBOLOS.FGOP, id))
  registerText(app, texts, harmonias.harmoniasDcpu, ({ id }) => readHarmonias(db, SIMBOLOS.DCPU, id))
  registerText(app, texts, harmonias.harmoniasDcpr, ({ id }) => readHarmonias(db, SIMBOLOS.DCPR, id))
}
