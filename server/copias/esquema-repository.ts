/** What each engine says of its tables. */
import { type Kysely, sql } from 'kysely'
import type { Engine } from '#server/platform/database.ts'
import type { Tables } from '#server/platform/tables.ts'

export interface ColunaLida {
  tabela: string
  coluna: string
  /** Place in the primary key from 1; 0 outside. */
  chave: number
  texto: number
}

/** A table that points to another one. */
export interface ChaveEstrangeira {
  filha: string
  mae: string
}

interface Esquema {
  colunas: ColunaLida[]
  ligacoes: ChaveEstrangeira[]
}

export function readEsquema(db: Kysely<Tables>, engine: Engine): Promise<Esquema> {
  return engine === 'sqlite' ? readSqlite(db) : readPostgres(db)
}

async function readSqlite(db: Kysely<Tables>): Promise<Esquema> {
  const colunas = await sql<ColunaLida>`
    SELECT t.name AS tabela, c.name AS coluna, c.pk AS chave, c.type = 'TEXT' AS texto
    FROM pragma_table_list AS t, pragma_table_info(t.name) AS c
    WHERE t.schema = 'main' AND t.type = 'table' AND substr(t.name, 1, 7) <> 'sqlite_'
    ORDER BY t.name, c.cid`.execute(db)
  const ligacoes = await sql<ChaveEstrangeira>`
    SELECT t.name AS filha, f."table" AS mae FROM pragma_table_list AS t, pragma_foreign_key_list(t.name) AS f
    WHERE t.schema = 'main' AND t.type = 'table'`.execute(db)
  return { colunas: colunas.rows, ligacoes: ligacoes.rows }
}

async function readPostgres(db: Kysely<Tables>): Promise<Esquema> {
  const colunas = await sql<ColunaLida>`
    SELECT c.relname AS tabela, a.attname AS coluna, coalesce(array_position(k.conkey, a.attnum), 0) AS chave,
      (a.atttypid = 'text'::regtype)::int AS texto
    FROM pg_class AS c JOIN pg_attribute AS a ON a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped
    LEFT JOIN pg_constraint AS k ON k.conrelid = c.oid AND k.contype = 'p'
    WHERE c.relnamespace = current_schema()::regnamespace AND c.relkind IN ('r', 'p') AND NOT c.relispartition
    ORDER BY c.relname, a.attnum`.execute(db)
  const ligacoes = await sql<ChaveEstrangeira>`
    SELECT c.relname AS filha, p.relname AS mae FROM pg_constraint AS k
    JOIN pg_class AS c ON c.oid = k.conrelid JOIN pg_class AS p ON p.oid = k.confrelid
    WHERE k.contype = 'f' AND c.relnamespace = current_schema()::regnamespace`.execute(db)
  return { colunas: colunas.rows, ligacoes: ligacoes.rows }
}
