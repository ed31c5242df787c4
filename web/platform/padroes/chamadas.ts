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
import type { Padrao, PaginaDoTexto } from '#contract/padroes.ts'
import { request } from '../request.ts'
import {
  fromNumeroCapitulo,
  fromOrdem,
  fromPergunta,
  type Titulado,
  toResposta,
  toSecao,
  toSecaoDcpr,
  toSecaoDcpu,
} from './paginas.ts'

interface ChamadasDoPadrao {
  readonly listTitulos: (signal: AbortSignal) => Promise<Titulado[]>
  readonly readPagina: (numero: number, signal: AbortSignal) => Promise<PaginaDoTexto>
}

/** The calls of each standard, which have paths and shapes of their own; what comes out is alike. */
export const CHAMADAS: Readonly<Record<Padrao, ChamadasDoPadrao>> = {
  cfw: {
    listTitulos: async (signal) => (await request(listarCapitulosCfw, { signal })).map(fromNumeroCapitulo),
    readPagina: async (id, signal) => {
      const capitulo = await request(capituloCfwCompleto, { params: { id }, signal })
      return { ...fromNumeroCapitulo(capitulo), secoes: capitulo.secoes.map(toSecao) }
    },
  },
  cmw: {
    listTitulos: async (signal) => (await request(perguntasCmw, { signal })).map(fromPergunta),
    readPagina: async (id, signal) => {
      const pergunta = await request(perguntaCompletaCmw, { params: { id }, signal })
      return { ...fromPergunta(pergunta), secoes: toResposta(pergunta) }
    },
  },
  bcw: {
    listTitulos: async (signal) => (await request(perguntasBcw, { signal })).map(fromPergunta),
    readPagina: async (id, signal) => {
      const pergunta = await request(perguntaCompletaBcw, { params: { id }, signal })
      return { ...fromPergunta(pergunta), secoes: toResposta(pergunta) }
    },
  },
  fgop: {
    listTitulos: async (signal) => (await request(listarCapitulosFgop, { signal })).map(fromOrdem),
    readPagina: async (id, signal) => {
      const capitulo = await request(capituloFgopCompleto, { params: { id }, signal })
      return { ...fromOrdem(capitulo), secoes: capitulo.secoes.map(toSecao) }
    },
  },
  dcpu: {
    listTitulos: async (signal) => (await request(listarCapitulosDcpu, { signal })).map(fromNumeroCapitulo),
    readPagina: async (id, signal) => {
      const capitulo = await request(capituloDcpuCompleto, { params: { id }, signal })
      return { ...fromNumeroCapitulo(capitulo), secoes: capitulo.secoes.map(toSecaoDcpu) }
    },
  },
  dcpr: {
    listTitulos: async (signal) => (await request(listarCapitulosDcpr, { signal })).map(fromOrdem),
    readPagina: async (id, signal) => {
      const capitulo = await request(capituloDcprCompleto, { params: { id }, signal })
      return { ...fromOrdem(capitulo), secoes: capitulo.secoes.map(toSecaoDcpr) }
    },
  },
}
