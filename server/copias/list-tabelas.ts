/** The tables of a database, read from the database itself: a new migration is in the next copy without anybody's care. */
import type { Kysely } from 'kysely'
import type { Engine } from '#server/platform/database.ts'
import type { Tables } from '#server/platform/tables.ts'
import { type ChaveEstrangeira, type ColunaLida, readEsquema } from './esquema-repository.ts'

export interface Tabela {
  nome: string
  colunas: string[]
  /** Columns of the primary key. */
  chave: string[]
  /** Those of them that hold text. */
  textos: ReadonlySet<string>
}

/** The search's index is made anew from the other tables (server/busca/indice). */
const DO_INDICE = /^busca_/

/** All tables but those of the search's index, parents before children, then by name. */
export async function listTabelas(db: Kysely<Tables>, engine: Engine): Promise<Tabela[]> {
  const { colunas, ligacoes } = await readEsquema(db, engine)
  const tabelas = Map.groupBy(
    colunas.filter(({ tabela }) => !DO_INDICE.test(tabela)),
    ({ tabela }) => tabela,
  )
  return sortByParents([...tabelas.keys()].sort(), ligacoes).map((nome) =>
    toTabela(nome, tabelas.get(nome) ?? []),
  )
}

function toTabela(nome: string, colunas: readonly ColunaLida[]): Tabela {
  const chave = colunas.filter((coluna) => coluna.chave > 0).sort((a, b) => a.chave - b.chave)
  if (chave.length === 0) throw new Error(`The table ${nome} has no primary key: its rows have no order.`)
  return {
    nome,
    colunas: colunas.map(({ coluna }) => coluna),
    chave: chave.map(({ coluna }) => coluna),
    textos: new Set(chave.filter(({ texto }) => texto).map(({ coluna }) => coluna)),
  }
}

function sortByParents(nomes: readonly string[], ligacoes: readonly ChaveEstrangeira[]): string[] {
  const sorted: string[] = []
  const visit = (nome: string, under: readonly string[]): void => {
    if (sorted.includes(nome) || !nomes.includes(nome)) return
    if (under.includes(nome)) throw new Error(`The tables ${[...under, nome].join(' → ')} need each other.`)
    const maes = ligacoes.filter(({ filha }) => filha === nome).map(({ mae }) => mae)
    for (const mae of maes.sort()) visit(mae, [...under, nome])
    sorted.push(nome)
  }
  for (const nome of nomes) visit(nome, [])
  return sorted
}
