/** The thread in which books are read and published: files of strangers, and seconds of work for which no reader waits. */
import { workerData } from 'node:worker_threads'
import { ContentError, type ContentProblem } from '#server/arquivos/content-error.ts'
import { reportTo } from '#server/arquivos/report.ts'
import { recordAto } from '#server/atos/service.ts'
import { parseArtigo } from '#server/conteudo/artigo/parse-artigo.ts'
import {
  changeLivro,
  LivroOutdated,
  LivroRefused,
  type Mudanca,
} from '#server/conteudo/ficha/change-livro.ts'
import { readCanon } from '#server/conteudo/import-biblia.ts'
import { createMarkParagrafo } from '#server/conteudo/mark-paragrafo.ts'
import type { Database } from '#server/platform/database.ts'
import { isDatabaseAway } from '#server/platform/database-errors.ts'
import { openDatabase } from '#server/platform/open-database.ts'
import { toCapitulos, toProblemas } from './describe-ebook.ts'
import type { DadosDosLivros, PedidoSobreLivro, RespostaSobreLivro } from './pedido-sobre-livro.ts'
import { publishRascunho } from './publish-rascunho.ts'
import { readRascunho } from './read-rascunho.ts'

const { database, dir }: DadosDosLivros = workerData

const ACAO = {
  ficha: 'ficha_alterada',
  capa: 'capa_alterada',
  retirar: 'livro_retirado',
  devolver: 'livro_devolvido',
} as const satisfies Record<Mudanca['tipo'], string>

export async function runLivro(trabalho: PedidoSobreLivro): Promise<RespostaSobreLivro> {
  try {
    return await run(trabalho)
  } catch (error) {
    if (error instanceof LivroOutdated) return { tipo: 'mudou' }
    if (error instanceof LivroRefused) return { tipo: 'recusado', motivo: error.message }
    if (error instanceof ContentError) return { tipo: 'recusado', motivo: error.message }
    if (!isDatabaseAway(error)) throw error
    return { tipo: 'banco_fora', motivo: error instanceof Error ? error.message : String(error) }
  }
}

async function run(trabalho: PedidoSobreLivro): Promise<RespostaSobreLivro> {
  switch (trabalho.tipo) {
    case 'prever':
      return prever(trabalho)
    case 'ler':
      return withDatabase(async (db) => readRascunho(db, await readCanon(dir), trabalho.pedido))
    case 'publicar':
      return withDatabase(async (db) => publishRascunho(db, await readCanon(dir), trabalho.pedido))
    case 'mudar':
      return withDatabase((db) => mudar(db, trabalho))
  }
}

async function prever({ titulo, fonte }: { titulo: string; fonte: string }): Promise<RespostaSobreLivro> {
  const problems: ContentProblem[] = []
  const capitulos = parseArtigo(fonte, titulo, reportTo(problems, 'artigo'))
  if (problems.length > 0)
    return { tipo: 'previa', previa: { problemas: toProblemas(problems), capitulos: [] } }
  const mark = createMarkParagrafo(await readCanon(dir))
  return { tipo: 'previa', previa: { problemas: [], capitulos: toCapitulos(capitulos, mark) } }
}

async function mudar(
  db: Database,
  { pedido, autorId, motivo }: Extract<PedidoSobreLivro, { tipo: 'mudar' }>,
): Promise<void> {
  const { ebookId, mudanca } = pedido
  await changeLivro(db, pedido, (trx) =>
    recordAto(trx, {
      autor: autorId,
      acao: ACAO[mudanca.tipo],
      alvo: { tipo: 'livro', id: ebookId },
      detalhes: motivo === '' ? {} : { motivo },
    }),
  )
}

async function withDatabase(work: (db: Database) => Promise<unknown>): Promise<RespostaSobreLivro> {
  const db = await openDatabase(database, 'maintenance')
  try {
    await work(db)
    return { tipo: 'feito' }
  } finally {
    await db.close()
  }
}
