/** A whole standard as the replies that its pages ask for. */
import { setImmediate } from 'node:timers/promises'
import { HARMONIAS_DOS_PADROES } from '#contract/harmonias.ts'
import type { RespostaDoPacote } from '#contract/offline.ts'
import { originalDaPagina } from '#contract/original.ts'
import { type PaginaDoTexto, paginaDoPadrao, paginasDoPadrao, textoCompleto } from '#contract/padrao-texto.ts'
import { isPadraoComReferencias, PADROES, type Padrao } from '#contract/padroes.ts'
import { referenciasBiblicas } from '#contract/referencias.ts'
import { readHarmonias } from '#server/harmonias/service.ts'
import { addOriginal, readPaginaOriginal } from '#server/padroes/original-service.ts'
import { readTextoCompleto } from '#server/padroes/texto-service.ts'
import type { Database } from '#server/platform/database.ts'
import { readReferenciasBiblicas } from '#server/referencias/service.ts'
import { toResposta } from './resposta.ts'
import { RESPOSTAS_PROPRIAS, type RespostasDoPadrao } from './respostas-proprias.ts'

/** A standard's whole text, index, and of each page text, harmonies, references. @throws AppError 404 without standards */
export function readPadraoInteiro(db: Database, padrao: Padrao): Promise<RespostaDoPacote[]> {
  return readRespostas(db, padrao, {
    indice: async (_, { paginas }) => toResposta(paginasDoPadrao, { padrao }, paginas),
    pagina: async (_, pagina) => readPagina(db, padrao, pagina),
  })
}

/** With the page in the language in which it was written, where it is there. */
async function readPagina(db: Database, padrao: Padrao, pagina: PaginaDoTexto): Promise<RespostaDoPacote[]> {
  const params = { padrao, numero: pagina.numero }
  const lida = await addOriginal(db, padrao, pagina)
  const resposta = toResposta(paginaDoPadrao, params, lida)
  if (!lida.original) return [resposta]
  return [resposta, toResposta(originalDaPagina, params, await readPaginaOriginal(db, padrao, pagina.numero))]
}

/** The same with index and pages as the standard's own calls answer. @throws AppError 404 while no standards are imported */
export function readPadraoAnterior(db: Database, padrao: Padrao): Promise<RespostaDoPacote[]> {
  return readRespostas(db, padrao, RESPOSTAS_PROPRIAS[padrao])
}

async function readRespostas(
  db: Database,
  padrao: Padrao,
  { indice, pagina: toPagina }: RespostasDoPadrao,
): Promise<RespostaDoPacote[]> {
  const { simboloId } = PADROES[padrao]
  const texto = await readTextoCompleto(db, padrao)
  const respostas = [toResposta(textoCompleto, { padrao }, texto), await indice(db, texto)]
  for (const pagina of texto.paginas) {
    const harmonias = await readHarmonias(db, simboloId, pagina.numero)
    respostas.push(
      ...[await toPagina(db, pagina)].flat(),
      toResposta(HARMONIAS_DOS_PADROES[padrao], { id: pagina.numero }, harmonias),
      ...(await readReferencias(db, padrao, pagina)),
    )
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
  if (!isPadraoComReferencias(padrao)) return []
  const respostas: RespostaDoPacote[] = []
  for (const { id: parteId, marcador } of secoes.flatMap(({ partes }) => partes)) {
    if (marcador === null) continue
    const referencias = await readReferenciasBiblicas(db, parteId, padrao)
    respostas.push(toResposta(referenciasBiblicas, { parteId, padrao }, referencias))
  }
  return respostas
}
