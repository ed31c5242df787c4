/** PostgreSQL's schemas, and what is in them. */
import { type Kysely, sql } from 'kysely'
import type { Tables } from '#server/platform/tables.ts'

export async function createSchema(db: Kysely<Tables>, schema: string): Promise<void> {
  await sql`CREATE SCHEMA ${sql.id(schema)}`.execute(db)
}

/** With all that is in it. */
export async function dropSchema(db: Kysely<Tables>, schema: string): Promise<void> {
  await sql`DROP SCHEMA IF EXISTS ${sql.id(schema)} CASCADE`.execute(db)
}

export async function findCurrentSchema(db: Kysely<Tables>): Promise<string> {
  const { rows } = await sql<{ schema: string | null }>`SELECT current_schema() AS schema`.execute(db)
  return rows[0]?.schema ?? 'public'
}

/** Tables, each part of a divided one too; indexes and sequences go with their table. */
export async function listRelacoes(db: Kysely<Tables>, schema: string): Promise<string[]> {
  const { rows } = await sql<{ nome: string }>`SELECT relname AS nome FROM pg_class
    WHERE relnamespace = ${schema}::regnamespace AND relkind IN ('r', 'p') ORDER BY relname`.execute(db)
  return rows.map(({ nome }) => nome)
}

export async function moveRelacoes(
  db: Kysely<Tables>,
  nomes: readonly string[],
  from: string,
  to: string,
): Promise<void> {
  for (const nome of nomes) {
    await sql`ALTER TABLE ${sql.id(from, nome)} SET SCHEMA ${sql.id(to)}`.execute(db)
  }
}

/** Lets the engine look at all tables, which decides how they are read. */
export async function analyzeAll(db: Kysely<Tables>): Promise<void> {
  await sql`ANALYZE`.execute(db)
}

/** Clients of this database but those of one program. */
export async function countOtherConnections(db: Kysely<Tables>, programa: string): Promise<number> {
  const { rows } = await sql<{ total: number }>`SELECT count(*) AS total FROM pg_stat_activity
    WHERE datname = current_database() AND backend_type = 'client backend'
      AND application_name IS DISTINCT FROM ${programa}`.execute(db)
  return rows[0]?.total ?? 0
}
