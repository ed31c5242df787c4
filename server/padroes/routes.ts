import type { FastifyInstance } from 'fastify'
import { SIMBOLOS } from '#contract/atoms.ts'
import {
  capituloCfw,
  capituloCfwCompleto,
  listarCapitulosCfw,
  listarSimbolos,
  partesCfw,
  secoesCfw,
} from '#contract/padroes.ts'
import type { Database } from '#server/platform/database.ts'
import { registerText, type TextCache } from '#server/platform/text-cache.ts'
import { toCapituloCfw, toSimbolo } from './presenter.ts'
import { listPaginas, listSimbolos } from './repository.ts'
import { readCapituloCfw, readCapituloCfwCompleto, readPartesCfw, readSecoesCfw } from './service.ts'

export function registerPadroesRoutes(app: FastifyInstance, db: Database, texts: TextCache): void {
  registerText(app, texts, listarSimbolos, async () => (await listSimbolos(db)).map(toSimbolo))
  registerText(app, texts, listarCapitulosCfw, async () =>
    (await listPaginas(db, SIMBOLOS.CFW)).map(toCapituloCfw),
  )
  registerText(app, texts, capituloCfw, ({ id }) => readCapituloCfw(db, id))
  registerText(app, texts, secoesCfw, ({ id }) => readSecoesCfw(db, id))
  registerText(app, texts, partesCfw, ({ secaoId }) => readPartesCfw(db, secaoId))
  registerText(app, texts, capituloCfwCompleto, ({ id }) => readCapituloCfwCompleto(db, id))
}
