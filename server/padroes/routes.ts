import type { FastifyInstance } from 'fastify'
import { SIMBOLOS } from '#contract/atoms.ts'
import * as catecismos from '#contract/catecismos.ts'
import * as cfw from '#contract/cfw.ts'
import * as diretorios from '#contract/diretorios.ts'
import { listarSimbolos, textoCompleto } from '#contract/padroes.ts'
import type { Database } from '#server/platform/database.ts'
import { registerText, type TextCache } from '#server/platform/text-cache.ts'
import * as catecismosService from './catecismos-service.ts'
import * as cfwService from './cfw-service.ts'
import * as diretoriosService from './diretorios-service.ts'
import { toSimbolo } from './presenter.ts'
import { listSimbolos } from './repository.ts'
import { readTextoCompleto } from './texto-service.ts'

export function registerPadroesRoutes(app: FastifyInstance, db: Database, texts: TextCache): void {
  registerText(app, texts, listarSimbolos, async () => (await listSimbolos(db)).map(toSimbolo))
  registerText(app, texts, textoCompleto, ({ padrao }) => readTextoCompleto(db, padrao))
  registerCfw(app, db, texts)
  registerCatecismos(app, db, texts)
  registerDiretorios(app, db, texts)
}

function registerCfw(app: FastifyInstance, db: Database, texts: TextCache): void {
  registerText(app, texts, cfw.listarCapitulosCfw, () => cfwService.readCapitulosCfw(db))
  registerText(app, texts, cfw.capituloCfw, ({ id }) => cfwService.readCapituloCfw(db, id))
  registerText(app, texts, cfw.secoesCfw, ({ id }) => cfwService.readSecoesCfw(db, id))
  registerText(app, texts, cfw.partesCfw, ({ secaoId }) => cfwService.readPartesCfw(db, secaoId))
  registerText(app, texts, cfw.capituloCfwCompleto, ({ id }) => cfwService.readCapituloCfwCompleto(db, id))
}

function registerCatecismos(app: FastifyInstance, db: Database, texts: TextCache): void {
  const { readPergunta, readPerguntaCompleta, readPerguntas, readPartesDaResposta } = catecismosService
  registerText(app, texts, catecismos.perguntasCmw, () => readPerguntas(db, 'cmw'))
  registerText(app, texts, catecismos.perguntaCmw, ({ id }) => readPergunta(db, 'cmw', id))
  registerText(app, texts, catecismos.perguntaCompletaCmw, ({ id }) => readPerguntaCompleta(db, 'cmw', id))
  registerText(app, texts, catecismos.partesCmw, ({ id }) => readPartesDaResposta(db, 'cmw', id))
  registerText(app, texts, catecismos.perguntasBcw, () => readPerguntas(db, 'bcw'))
  registerText(app, texts, catecismos.perguntaBcw, ({ id }) => readPergunta(db, 'bcw', id))
  registerText(app, texts, catecismos.perguntaCompletaBcw, ({ id }) => readPerguntaCompleta(db, 'bcw', id))
  registerText(app, texts, catecismos.partesBcw, ({ id }) => readPartesDaResposta(db, 'bcw', id))
}

function registerDiretorios(app: FastifyInstance, db: Database, texts: TextCache): void {
  const { FGOP, DCPR } = SIMBOLOS
  const service = diretoriosService
  registerText(app, texts, diretorios.listarCapitulosFgop, () => service.readCapitulosPorOrdem(db, FGOP))
  registerText(app, texts, diretorios.capituloFgop, ({ id }) => service.readCapituloPorOrdem(db, FGOP, id))
  registerText(app, texts, diretorios.capituloFgopCompleto, ({ id }) =>
    service.readCapituloFgopCompleto(db, id),
  )
  registerText(app, texts, diretorios.listarCapitulosDcpu, () => service.readCapitulosDcpu(db))
  registerText(app, texts, diretorios.capituloDcpu, ({ id }) => service.readCapituloDcpu(db, id))
  registerText(app, texts, diretorios.capituloDcpuCompleto, ({ id }) =>
    service.readCapituloDcpuCompleto(db, id),
  )
  registerText(app, texts, diretorios.listarCapitulosDcpr, () => service.readCapitulosPorOrdem(db, DCPR))
  registerText(app, texts, diretorios.capituloDcpr, ({ id }) => service.readCapituloPorOrdem(db, DCPR, id))
  registerText(app, texts, diretorios.secoesDcpr, ({ id }) => service.readSecoesDcpr(db, id))
  registerText(app, texts, diretorios.capituloDcprCompleto, ({ id }) =>
    service.readCapituloDcprCompleto(db, id),
  )
}
