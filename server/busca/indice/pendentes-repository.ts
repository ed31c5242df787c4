/** Documents whose entry in the index must be made anew, kept in a table so that nothing is forgotten when a process ends. */
import { type Kysely, sql } from 'kysely'
import type { Engine } from '#server/platform/database.ts'
import type { Tables } from '#server/platform/tables.ts'
import type { FontePublica } from './documento.ts'

/** 0: found by the entry that there is; 1: not found until it is made; 2: not found until `showProntos`. */
export type Ocultacao = 0 | 1 | 2

export async function markPendentes(
  db: Kysely<Tables>,
  engine: Engine,
  fonte: FontePublica,
  numeros: readonly number[],
  ocultacaoOf: (numero: number) => Ocultacao,
): Promise<void> {
  if (numeros.length === 0) return
  const flags = numeros.map(ocultacaoOf)
  const rows =
    engine === 'sqlite'
      ? sql`SELECT ${fonte}, value->>0, value->>1
          FROM json_each(${JSON.stringify(numeros.map((numero, index) => [numero, flags[index]]))}) WHERE true`
      : sql`SELECT ${fonte}::text, * FROM unnest(${numeros}::bigint[], ${flags}::integer[])`
  await sql`INSERT INTO busca_pendente (fonte, numero, oculto) ${rows} ON CONFLICT (fonte, numero) DO NOTHING`.execute(
    db,
  )
}

export async function listPendentes(db: Kysely<Tables>, fonte: FontePublica): Promise<number[]> {
  const rows = await db.selectFrom('busca_pendente').select('numero').where('fonte', '=', fonte).execute()
  return rows.map(({ numero }) => numero)
}

/** Their entries were made before, and are found from now on. */
export async function showProntos(trx: Kysely<Tables>): Promise<void> {
  await trx.deleteFrom('busca_pendente').where('oculto', '=', 2).execute()
}

/** Their entries are right. */
export async function clearPendentes(db: Kysely<Tables>): Promise<void> {
  await db.deleteFrom('busca_pendente').execute()
}
