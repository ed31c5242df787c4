/** The tables of a database, read from the database itself: a new migration is in the next copy without anybody's care. */
import { type Kysely, sql } from 'kysely'
import type { Engine } from '#server/platform/database.ts'
import type { Tables } from '#server/platform/tables.ts'

export interface Tabela {
  nome: string
  colunas: string[]
  /** Columns of the primary key. */
  chave: string[]
  /** Those of them that hold text. */
  textos: ReadonlySet<string>
}

interface ColunaLida {
  tabela: string
  coluna: string
  /** Place in the primary key from 1; 0 outside. */
  chave: number
  texto: number
}

interface Ligacao {
  filha: string
  mae: string
}

/** The search's index is made anew from the other tables (server/busca/indice). */
const DO_INDICE = /^busca_/

/** All tables but those of the search's index, parents before children, then by name. */
export async function listTabelas(db: Kysely<Tables>, engine: Engine): Promise<Tabela[]> {
  const { colunas, ligacoes } = engine === 'sqlite' ? await readSqlite(db) : await readPostgres(db)
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

function sortByParents(nomes: readonly string[], ligacoes: readonly Ligacao[]): string[] {
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

async function readSqlite(db: Kysely<Tables>) {
  const colunas = await sql<ColunaLida>`
    SELECT t.name AS tabela, c.name AS coluna, c.pk AS chave, c.type = 'TEXT' AS texto
    FROM pragma_table_list AS t, pragma_table_info(t.name) AS c
    WHERE t.schema = 'main' AND t.type = 'table' AND substr(t.name, 1, 7) <> 'sqlite_'
    ORDER BY t.name, c.cid`.execute(db)
  const ligacoes = await sql<Ligacao>`
    SELECT t.name AS filha, f."table" AS mae FROM pragma_table_list AS t, pragma_foreign_key_list(t.name) AS f
    WHERE t.schema = 'main' AND t.type = 'table'`.execute(db)
  return { colunas: colunas.rows, ligacoes: ligacoes.rows }
}

async function readPostgres(db: Kysely<Tables>) {
  const colunas = await sql<ColunaLida>`
    SELECT c.relname AS tabela, a.attname AS coluna, coalesce(array_position(k.conkey, a.attnum), 0) AS chave,
      (a.atttypid = 'text'::regtype)::int AS texto
    FROM pg_class AS c JOIN pg_attribute AS a ON a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped
    LEFT JOIN pg_constraint AS k ON k.conrelid = c.oid AND k.contype = 'p'
    WHERE c.relnamespace = current_schema()::regnamespace AND c.relkind IN ('r', 'p') AND NOT c.relispartition
    ORDER BY c.relname, a.attnum`.execute(db)
  const ligacoes = await sql<Ligacao>`
    SELECT c.relname AS filha, p.relname AS mae FROM pg_constraint AS k
    JOIN pg_class AS c ON c.oid = k.conrelid JOIN pg_class AS p ON p.oid = k.confrelid
    WHERE k.contype = 'f' AND c.relnamespace = current_schema()::regnamespace`.execute(db)
  return { colunas: colunas.rows, ligacoes: ligacoes.rows }
}
