import type { Catecismo, ParteDaResposta, Pergunta, PerguntaCompleta } from '#contract/catecismos.ts'
import { PADROES } from '#contract/padroes.ts'
import type { Database } from '#server/platform/database.ts'
import { readPagina, readPaginaCompleta } from './pagina.ts'
import { toParteDaResposta, toPergunta, toSecaoTexto } from './presenter.ts'
import { listPaginas } from './repository.ts'
import { readTextoCompleto } from './texto-service.ts'

export async function readPerguntas(db: Database, catecismo: Catecismo): Promise<Pergunta[]> {
  return (await listPaginas(db, PADROES[catecismo].simboloId)).map(toPergunta)
}

/** @throws AppError 404 for a number that is no question. */
export async function readPergunta(db: Database, catecismo: Catecismo, numero: number): Promise<Pergunta> {
  return toPergunta(await readPagina(db, PADROES[catecismo].simboloId, numero))
}

/** An answer is one section in the tables; its parts are numbered through. @throws AppError 404 */
export async function readPerguntaCompleta(
  db: Database,
  catecismo: Catecismo,
  numero: number,
): Promise<PerguntaCompleta> {
  const pagina = await readPaginaCompleta(db, PADROES[catecismo].simboloId, numero)
  const partes = pagina.secoes.flatMap((secao) => secao.partes)
  return { ...toPergunta(pagina), partes: partes.map(toParteDaResposta) }
}

/** @throws AppError 404 for a number that is no question. */
export async function readPartesDaResposta(
  db: Database,
  catecismo: Catecismo,
  numero: number,
): Promise<ParteDaResposta[]> {
  return (await readPerguntaCompleta(db, catecismo, numero)).partes
}

/** All questions with their answers as one text each, its paragraphs separated by blank lines. @throws AppError 404 */
export async function readRespostas(
  db: Database,
  catecismo: Catecismo,
): Promise<{ numero: number; pergunta: string; resposta: string }[]> {
  const { paginas } = await readTextoCompleto(db, catecismo)
  return paginas.map(({ numero, titulo, secoes }) => ({
    ...{ numero, pergunta: titulo },
    resposta: secoes.map((secao) => toSecaoTexto(secao).texto).join('\n\n'),
  }))
}
