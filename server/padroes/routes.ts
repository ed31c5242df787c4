import type { FastifyInstance } from 'fastify'
import * as catecismos from '#contract/catecismos.ts'
import * as cfw from '#contract/cfw.ts'
import * as diretorios from '#contract/diretorios.ts'
import { originalDaPagina } from '#contract/original.ts'
import { listarSimbolos, paginaDoPadrao, paginasDoPadrao, textoCompleto } from '#contract/padrao-texto.ts'
import { PADROES } from '#contract/padroes.ts'
import type { Database } from '#server/platform/database.ts'
import { registerText, type TextCache } from '#server/platform/text-cache.ts'
import * as catecismosService from './catecismos-service.ts'
import * as cfwService from './cfw-service.ts'
import * as diretoriosService from './diretorios-service.ts'
import { readPaginaDoPadrao, readPaginaOriginal } from './original-service.ts'
import { toSimbolo } from './presenter.ts'
import { listPaginas, listSimbolos } from './repository.ts'
import { readTextoCompleto } from './texto-service.ts'

export function registerPadroesRoutes(app: FastifyInstance, db: Database, texts: TextCache): void {
  registerText(app, texts, listarSimbolos, async () => (await listSimbolos(db)).map(toSimbolo))
  registerText(app, texts, textoCompleto, ({ padrao }) => readTextoCompleto(db, padrao))
  registerText(app, texts, paginasDoPadrao, ({ padrao }) => listPaginas(db, PADROES[padrao].simboloId))
  registerText(app, texts, paginaDoPadrao, ({ padrao, numero }) => readPaginaDoPadrao(db, padrao, numero))
  registerText(app, texts, originalDaPagina, ({ padrao, numero }) => readPaginaOriginal(db, padrao, numero))
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
  const [fgop, dcpr] = [PADROES.fgop.simboloId, PADROES.dcpr.simboloId]
  const service = diretoriosService
  registerText(app, texts, diretorios.listarCapitulosFgop, () => service.readCapitulosPorOrdem(db, fgop))
  registerText(app, texts, diretorios.capituloFgop, ({ id }) => service.readCapituloPorOrdem(db, fgop, id))
  registerText(app, texts, diretorios.capituloFgopCompleto, ({ id }) =>
    service.readCapituloFgopCompleto(db, id),
  )
  registerText(app, texts, diretorios.listarCapitulosDcpu, () => service.readCapitulosDcpu(db))
  registerText(app, texts, diretorios.capituloDcpu, ({ id }) => service.readCapituloDcpu(db, id))
  registerText(app, texts, diretorios.capituloDcpuCompleto, ({ id }) =>
    service.readCapituloDcpuCompleto(db, id),
  )
  registerText(app, texts, diretorios.listarCapitulosDcpr, () => service.readCapitulosPorOrdem(db, dcpr))
  registerText(app, texts, diretorios.capituloDcpr, ({ id }) => service.readCapituloPorOrdem(db, dcpr, id))
  registerText(app, texts, diretorios.secoesDcpr, ({ id }) => service.readSecoesDcpr(db, id))
  registerText(app, texts, diretorios.capituloDcprCompleto, ({ id }) =>
    service.readCapituloDcprCompleto(db, id),
  )
}
