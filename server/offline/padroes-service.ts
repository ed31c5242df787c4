/** A whole standard as the replies that its pages ask for. */
import { setImmediate } from 'node:timers/promises'
import { SIMBOLOS } from '#contract/atoms.ts'
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
import {
  harmoniasBcw,
  harmoniasCfw,
  harmoniasCmw,
  harmoniasDcpr,
  harmoniasDcpu,
  harmoniasFgop,
} from '#contract/harmonias.ts'
import type { RespostaDoPacote } from '#contract/offline.ts'
import { type Padrao, type PaginaDoTexto, textoCompleto } from '#contract/padroes.ts'
import { PadraoComReferencias, referenciasBiblicas } from '#contract/referencias.ts'
import { readHarmonias } from '#server/harmonias/service.ts'
import { readPerguntaCompleta, readPerguntas } from '#server/padroes/catecismos-service.ts'
import { readCapituloCfwCompleto, readCapitulosCfw } from '#server/padroes/cfw-service.ts'
import {
  readCapituloDcprCompleto,
  readCapituloDcpuCompleto,
  readCapituloFgopCompleto,
  readCapitulosDcpu,
  readCapitulosPorOrdem,
} from '#server/padroes/diretorios-service.ts'
import { readTextoCompleto } from '#server/padroes/texto-service.ts'
import type { Database } from '#server/platform/database.ts'
import { readReferenciasBiblicas } from '#server/referencias/service.ts'
import { toResposta } from './resposta.ts'

interface Chamadas {
  readonly indice: (db: Database) => Promise<RespostaDoPacote>
  readonly pagina: (db: Database, id: number) => Promise<RespostaDoPacote>
  readonly harmonias: (db: Database, id: number) => Promise<RespostaDoPacote>
}

const CHAMADAS: Record<Padrao, Chamadas> = {
  cfw: {
    indice: async (db) => toResposta(listarCapitulosCfw, {}, await readCapitulosCfw(db)),
    pagina: async (db, id) => toResposta(capituloCfwCompleto, { id }, await readCapituloCfwCompleto(db, id)),
    harmonias: async (db, id) => toResposta(harmoniasCfw, { id }, await readHarmonias(db, SIMBOLOS.CFW, id)),
  },
  cmw: {
    indice: async (db) => toResposta(perguntasCmw, {}, await readPerguntas(db, 'cmw')),
    pagina: async (db, id) =>
      toResposta(perguntaCompletaCmw, { id }, await readPerguntaCompleta(db, 'cmw', id)),
    harmonias: async (db, id) => toResposta(harmoniasCmw, { id }, await readHarmonias(db, SIMBOLOS.CMW, id)),
  },
  bcw: {
    indice: async (db) => toResposta(perguntasBcw, {}, await readPerguntas(db, 'bcw')),
    pagina: async (db, id) =>
      toResposta(perguntaCompletaBcw, { id }, await readPerguntaCompleta(db, 'bcw', id)),
    harmonias: async (db, id) => toResposta(harmoniasBcw, { id }, await readHarmonias(db, SIMBOLOS.BCW, id)),
  },
  fgop: {
    indice: async (db) => toResposta(listarCapitulosFgop, {}, await readCapitulosPorOrdem(db, SIMBOLOS.FGOP)),
    pagina: async (db, id) =>
      toResposta(capituloFgopCompleto, { id }, await readCapituloFgopCompleto(db, id)),
    harmonias: async (db, id) =>
      toResposta(harmoniasFgop, { id }, await readHarmonias(db, SIMBOLOS.FGOP, id)),
  },
  dcpu: {
    indice: async (db) => toResposta(listarCapitulosDcpu, {}, await readCapitulosDcpu(db)),
    pagina: async (db, id) =>
      toResposta(capituloDcpuCompleto, { id }, await readCapituloDcpuCompleto(db, id)),
    harmonias: async (db, id) =>
      toResposta(harmoniasDcpu, { id }, await readHarmonias(db, SIMBOLOS.DCPU, id)),
  },
  dcpr: {
    indice: async (db) => toResposta(listarCapitulosDcpr, {}, await readCapitulosPorOrdem(db, SIMBOLOS.DCPR)),
    pagina: async (db, id) =>
      toResposta(capituloDcprCompleto, { id }, await readCapituloDcprCompleto(db, id)),
    harmonias: async (db, id) =>
      toResposta(harmoniasDcpr, { id }, await readHarmonias(db, SIMBOLOS.DCPR, id)),
  },
}

const COM_REFERENCIAS = PadraoComReferencias.options

/**
 * The replies of a standard: whole text, index, and of each page the text, the harmonies and the references of its
 * marked parts.
 * @throws AppError 404 while the standards have not been imported
 */
export async function readPadraoInteiro(db: Database, padrao: Padrao): Promise<RespostaDoPacote[]> {
  const { indice, pagina: ler, harmonias } = CHAMADAS[padrao]
  const texto = await readTextoCompleto(db, padrao)
  const respostas = [toResposta(textoCompleto, { padrao }, texto), await indice(db)]
  for (const pagina of texto.paginas) {
    respostas.push(await ler(db, pagina.numero), await harmonias(db, pagina.numero))
    respostas.push(...(await readReferencias(db, padrao, pagina)))
    // SQLite answers without leaving this turn of the loop, and other readers wait.
    await setImmediate()
  }
  return respostas
}

async function readReferencias(
  db: Database,
  padrao: Padrao,
  { secoes }: PaginaDoTexto,
): Promise<RespostaDoPacote[]> {
  const comReferencias = COM_REFERENCIAS.find((known) => known === padrao)
  if (!comReferencias) return []
  const respostas: RespostaDoPacote[] = []
  for (const { id: parteId, marcador } of secoes.flatMap(({ partes }) => partes)) {
    if (marcador === null) continue
    const referencias = await readReferenciasBiblicas(db, parteId, comReferencias)
    respostas.push(toResposta(referenciasBiblicas, { parteId, padrao }, referencias))
  }
  return respostas
}
