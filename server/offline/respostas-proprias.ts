/** Index and pages of each standard as its own calls answer them: what apps ask for that were loaded some time ago. */
import { perguntaCompletaBcw, perguntaCompletaCmw, perguntasBcw, perguntasCmw } from '#contract/catecismos.ts'
import { capituloCfwCompleto, listarCapitulosCfw } from '#contract/cfw.ts'
import {
  capituloDcprCompleto,
  capituloDcpuCompleto,
  capituloFgopCompleto,
  listarCapitulosDcpr,
  listarCapitulosDcpu,
  listarCapitulosFgop,
} from '#contract/diretorios.ts'
import type { RespostaDoPacote } from '#contract/offline.ts'
import type { PaginaDoTexto, TextoCompleto } from '#contract/padrao-texto.ts'
import { PADROES, type Padrao } from '#contract/padroes.ts'
import { readPerguntaCompleta, readPerguntas } from '#server/padroes/catecismos-service.ts'
import { readCapituloCfwCompleto, readCapitulosCfw } from '#server/padroes/cfw-service.ts'
import {
  readCapituloDcprCompleto,
  readCapituloDcpuCompleto,
  readCapituloFgopCompleto,
  readCapitulosDcpu,
  readCapitulosPorOrdem,
} from '#server/padroes/diretorios-service.ts'
import type { Database } from '#server/platform/database.ts'
import { toResposta } from './resposta.ts'

/** The replies that differ between the two kinds of packet. */
export interface RespostasDoPadrao {
  readonly indice: (db: Database, texto: TextoCompleto) => Promise<RespostaDoPacote>
  readonly pagina: (db: Database, pagina: PaginaDoTexto) => Promise<RespostaDoPacote | RespostaDoPacote[]>
}

export const RESPOSTAS_PROPRIAS: Record<Padrao, RespostasDoPadrao> = {
  cfw: {
    indice: async (db) => toResposta(listarCapitulosCfw, {}, await readCapitulosCfw(db)),
    pagina: async (db, { numero: id }) =>
      toResposta(capituloCfwCompleto, { id }, await readCapituloCfwCompleto(db, id)),
  },
  cmw: {
    indice: async (db) => toResposta(perguntasCmw, {}, await readPerguntas(db, 'cmw')),
    pagina: async (db, { numero: id }) =>
      toResposta(perguntaCompletaCmw, { id }, await readPerguntaCompleta(db, 'cmw', id)),
  },
  bcw: {
    indice: async (db) => toResposta(perguntasBcw, {}, await readPerguntas(db, 'bcw')),
    pagina: async (db, { numero: id }) =>
      toResposta(perguntaCompletaBcw, { id }, await readPerguntaCompleta(db, 'bcw', id)),
  },
  fgop: {
    indice: async (db) =>
      toResposta(listarCapitulosFgop, {}, await readCapitulosPorOrdem(db, PADROES.fgop.simboloId)),
    pagina: async (db, { numero: id }) =>
      toResposta(capituloFgopCompleto, { id }, await readCapituloFgopCompleto(db, id)),
  },
  dcpu: {
    indice: async (db) => toResposta(listarCapitulosDcpu, {}, await readCapitulosDcpu(db)),
    pagina: async (db, { numero: id }) =>
      toResposta(capituloDcpuCompleto, { id }, await readCapituloDcpuCompleto(db, id)),
  },
  dcpr: {
    indice: async (db) =>
      toResposta(listarCapitulosDcpr, {}, await readCapitulosPorOrdem(db, PADROES.dcpr.simboloId)),
    pagina: async (db, { numero: id }) =>
      toResposta(capituloDcprCompleto, { id }, await readCapituloDcprCompleto(db, id)),
  },
}
