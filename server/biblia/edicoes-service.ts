import type { EdicaoDaBiblia } from '#contract/biblia.ts'
import { notFound } from '#server/platform/app-error.ts'
import type { Database } from '#server/platform/database.ts'
import type { EdicaoTable } from '#server/platform/tables-biblia.ts'
import {
  findEdicaoBySigla,
  findEdicaoPadrao,
  listEdicoes,
  listLivrosDasEdicoes,
} from './edicoes-repository.ts'

/** @param sigla the library's own edition when absent @returns null when no Bible is installed @throws AppError 404 */
export async function findEdicao(db: Database, sigla: string | undefined): Promise<EdicaoTable | null> {
  if (sigla === undefined) return (await findEdicaoPadrao(db)) ?? null
  const edicao = await findEdicaoBySigla(db, sigla)
  if (!edicao) throw notFound(`A edição ${sigla} não está instalada.`)
  return edicao
}

/** An edition and the credit that its licence demands; all null while none is installed. @throws AppError 404 */
export async function readEdicao(db: Database, sigla: string | undefined): Promise<EdicaoDaBiblia> {
  const found = await findEdicao(db, sigla)
  if (!found) return SEM_EDICAO
  const edicoes = await readEdicoes(db)
  return edicoes.find((edicao) => edicao.sigla === found.sigla) ?? SEM_EDICAO
}

/** The installed editions, the library's own first. */
export async function readEdicoes(db: Database): Promise<EdicaoDaBiblia[]> {
  const [edicoes, livros] = await Promise.all([listEdicoes(db), listLivrosDasEdicoes(db)])
  return edicoes.map(({ id, sigla, nome, licenca, atribuicao, alteracoes, aviso, padrao, parcial }) => ({
    ...{ sigla, nome, licenca, atribuicao, alteracoes, aviso },
    padrao: padrao === 1,
    parcial: parcial === 1,
    livros: livros.filter(({ edicao_id }) => edicao_id === id).map(({ livro_id }) => livro_id),
  }))
}

const SEM_EDICAO: EdicaoDaBiblia = {
  ...{ sigla: null, nome: null, licenca: null, atribuicao: null, alteracoes: null, aviso: null },
  ...{ padrao: false, parcial: false, livros: [] },
}
