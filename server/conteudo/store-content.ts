/** Writes a prepared content into the database and its index: one short transaction, and only what differs. */
import { type Kysely, sql, type Transaction } from 'kysely'
import { applyWithIndice } from '#server/busca/indice/update-indice.ts'
import type { Database } from '#server/platform/database.ts'
import {
  applyPlans,
  countChanges,
  planTables,
  type TablePlan,
  type WantedTable,
} from '#server/platform/sync-table.ts'
import type { Tables } from '#server/platform/tables.ts'

/** An import of so many rows changes how tables are best read. */
const MUITAS_LINHAS = 500

export interface ContentToStore {
  /** Name of the source in the table `conteudo`: 'padroes', 'biblia', or the identificador of an EPUB. */
  fonte: string
  /** Fingerprint of the files, kept so that an unchanged source is not even parsed again. */
  impressao: string
  /** What the database should hold; it may read ids that stored rows already have. */
  buildTables(db: Kysely<Tables>): Promise<ContentTables>
}

export interface ContentTables {
  /** Parents before children. */
  tables: WantedTable[]
  /** Moves readers' rows to the new texts, when all rows are in and those that readers still point to not yet out. */
  moveReaders?(trx: Transaction<Tables>): Promise<void>
}

export interface StoredContent {
  plans: TablePlan[]
  /** Rows written; 0 when the same content was there already. */
  written: number
}

/**
 * Stores the content, or with `dryRun` only compares.
 * Nothing is written unless everything is: a failure rolls the transaction back.
 */
export async function storeContent(
  db: Database,
  content: ContentToStore,
  { dryRun }: { dryRun: boolean },
): Promise<StoredContent> {
  if (dryRun) {
    const { tables } = await content.buildTables(db.read)
    return { plans: await planTables(db.read, tables), written: 0 }
  }
  return db.write.transaction().execute(async (trx) => {
    await waitForTurn(trx, db)
    const { tables, moveReaders } = await content.buildTables(trx)
    const plans = await planTables(trx, tables)
    const written = countChanges(plans)
    const apply = () => applyPlans(trx, plans, () => moveReaders?.(trx) ?? Promise.resolve())
    if (written > 0) await applyWithIndice(trx, db, plans, apply)
    await countRows(trx, db, plans)
    await recordImport(trx, content, written > 0)
    return { plans, written }
  })
}

/** Two imports at once would give the same new ids. SQLite lets one process write at a time anyway. */
async function waitForTurn(trx: Transaction<Tables>, { engine }: Database): Promise<void> {
  if (engine === 'postgres') await sql`SELECT pg_advisory_xact_lock(hashtext('mbw:import'))`.execute(trx)
}

/** PostgreSQL counts the rows of a table by and by; until then it reads all of it where it needs a few. */
async function countRows(
  trx: Transaction<Tables>,
  { engine }: Database,
  plans: readonly TablePlan[],
): Promise<void> {
  if (engine !== 'postgres') return
  const grown = plans.filter(({ inserted }) => inserted.length > 0)
  if (!grown.some(({ inserted }) => inserted.length >= MUITAS_LINHAS)) return
  // The small ones too: a table of books that seems to have one row is where PostgreSQL begins.
  for (const { name } of grown) await sql`ANALYZE ${sql.table(name)}`.execute(trx)
}

/** The fingerprint of the last import of a source, or null when there was none. */
export async function readFingerprint(db: Database, fonte: string): Promise<string | null> {
  const row = await db.read
    .selectFrom('conteudo')
    .select('impressao')
    .where('fonte', '=', fonte)
    .executeTakeFirst()
  return row?.impressao ?? null
}

/** Servers drop their cached texts when this row changes, so it is left alone when nothing else did. */
async function recordImport(
  trx: Transaction<Tables>,
  { fonte, impressao }: ContentToStore,
  changed: boolean,
): Promise<void> {
  const row = { fonte, impressao, importado_em: new Date().toISOString() }
  const { importado_em } = row
  await trx
    .insertInto('conteudo')
    .values(row)
    .onConflict((conflict) => {
      const update = conflict.column('fonte').doUpdateSet({ impressao, importado_em })
      return changed ? update : update.where('conteudo.impressao', '!=', impressao)
    })
    .execute()
}
