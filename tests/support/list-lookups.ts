/** What the engines say of how they would run a statement: which tables they look into, and by what. */
import { CompiledQuery, type Kysely, sql } from 'kysely'
import type { Database } from '#server/platform/database.ts'
import type { Tables } from '#server/platform/tables.ts'

export interface Lookup {
  table: string
  /** The condition that leads to the rows; null when the whole table, or the whole of an index, is read. */
  by: string | null
}

const EXPLAINED = /^\s*(select|insert|update|delete|with)\b/i

/** @returns none for a statement that has no plan */
export async function listLookups({ engine, write }: Database, query: CompiledQuery): Promise<Lookup[]> {
  if (!EXPLAINED.test(query.sql)) return []
  return engine === 'sqlite' ? listSqlite(write, query) : listPostgres(write, query)
}

/** 'SEARCH anotacao USING INDEX por_data (usuario_id=? AND id<?)', 'SCAN busca_notas VIRTUAL TABLE INDEX 0:M3' */
const STEP = /^(SCAN|SEARCH) (\S+)(?:.* VIRTUAL TABLE INDEX \d+:(\S*)|.*? \((.*)\))?/
/** It walks through the values of a column that the statement does not name. */
const SKIPS = /\bANY\(/

async function listSqlite(db: Kysely<Tables>, query: CompiledQuery): Promise<Lookup[]> {
  const { rows } = await db.executeQuery(explain<{ detail: string }>('EXPLAIN QUERY PLAN', query))
  return rows.flatMap(({ detail }) => {
    const [, step, table, virtual, condition] = STEP.exec(detail) ?? []
    if (table === undefined) return []
    const by = virtual ?? (step === 'SEARCH' && !SKIPS.test(detail) ? condition : undefined)
    return { table, by: by || null }
  })
}

interface Plan {
  'Node Type': string
  'Relation Name'?: string
  'Index Cond'?: string
  Plans?: Plan[]
}

/** Whole tables are read only where nothing else is possible: these here are small, those that they stand for are not. */
function listPostgres(db: Kysely<Tables>, query: CompiledQuery): Promise<Lookup[]> {
  return db.transaction().execute(async (trx) => {
    await sql`SET LOCAL enable_seqscan = off`.execute(trx)
    const { rows } = await trx.executeQuery(
      explain<{ 'QUERY PLAN': { Plan: Plan }[] }>('EXPLAIN (FORMAT JSON)', query),
    )
    return rows.flatMap((row) => row['QUERY PLAN'].flatMap((each) => readPlan(each.Plan, undefined)))
  })
}

const READS = /^(Seq Scan|Sample Scan|Index Scan|Index Only Scan|Bitmap Index Scan)$/

/** @param heap the table whose rows the bitmap of an index names */
function readPlan(plan: Plan, heap: string | undefined): Lookup[] {
  const table = plan['Relation Name'] ?? heap
  const inner = (plan.Plans ?? []).flatMap((each) => readPlan(each, table))
  if (!READS.test(plan['Node Type']) || table === undefined) return inner
  return [{ table, by: plan['Index Cond'] ?? null }, ...inner]
}

function explain<Row>(word: string, { sql: text, parameters }: CompiledQuery): CompiledQuery<Row> {
  return CompiledQuery.raw(`${word} ${text}`, [...parameters]) as CompiledQuery<Row>
}
