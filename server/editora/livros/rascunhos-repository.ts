import { type Kysely, sql, type Transaction } from 'kysely'
import { MAX_RASCUNHOS } from '#contract/editora/rascunhos.ts'
import type { Engine } from '#server/platform/database.ts'
import type { Tables } from '#server/platform/tables.ts'
import type { RascunhoTable } from '#server/platform/tables-livros.ts'

export type { RascunhoTable } from '#server/platform/tables-livros.ts'

export function findRascunho(db: Kysely<Tables>, id: string): Promise<RascunhoTable | undefined> {
  return db.selectFrom('rascunho').selectAll().where('id', '=', id).executeTakeFirst()
}

/** Those that are not published, the one changed last first. */
export function listAbertos(db: Kysely<Tables>): Promise<RascunhoTable[]> {
  return db
    .selectFrom('rascunho')
    .selectAll()
    .where('estado', '!=', 'publicado')
    .orderBy('alterado_em', 'desc')
    .orderBy('id')
    .limit(MAX_RASCUNHOS)
    .execute()
}

/** Number of drafts that are not published, and the bytes that their files have or will have. */
export async function countAbertos(db: Kysely<Tables>, except: string | null) {
  let query = db
    .selectFrom('rascunho')
    .select(({ fn }) => [fn.countAll().as('total'), fn.sum('arquivo_bytes').as('bytes')])
    .where('estado', '!=', 'publicado')
  if (except !== null) query = query.where('id', '!=', except)
  const { total, bytes } = await query.executeTakeFirstOrThrow()
  return { total: Number(total), bytes: Number(bytes ?? 0) }
}

/** The drafts of new editions, by book. */
export async function listDosLivros(
  db: Kysely<Tables>,
  ebookIds: readonly number[],
): Promise<Map<number, string>> {
  if (ebookIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('rascunho')
    .select(['id', 'ebook_id'])
    .where('ebook_id', 'in', ebookIds)
    .where('estado', '!=', 'publicado')
    .orderBy('criado_em')
    .execute()
  return new Map(rows.flatMap(({ id, ebook_id }) => (ebook_id === null ? [] : [[ebook_id, id]])))
}

/** Whoever begins a draft at the same time waits; SQLite's transactions follow one another anyway. */
export async function lockRascunhos(trx: Transaction<Tables>, engine: Engine): Promise<void> {
  if (engine === 'postgres') await sql`LOCK TABLE rascunho IN SHARE ROW EXCLUSIVE MODE`.execute(trx)
}

export async function insertRascunho(trx: Transaction<Tables>, row: RascunhoTable): Promise<void> {
  await trx.insertInto('rascunho').values(row).execute()
}

/** Changes a draft that is as its author saw it. @returns false when it is not */
export async function updateVisto(
  trx: Kysely<Tables>,
  { id, versao }: Pick<RascunhoTable, 'id' | 'versao'>,
  change: Partial<RascunhoTable>,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('rascunho')
    .set({ ...change, versao: versao + 1, alterado_em: new Date().toISOString() })
    .where('id', '=', id)
    .where('versao', '=', versao)
    .where('estado', 'not in', ['lendo', 'publicando', 'publicado'])
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Begins work that one server does; another's that is over by its own word is taken over. @returns false when it cannot begin */
export async function beginTrabalho(
  db: Kysely<Tables>,
  { id, versao }: Pick<RascunhoTable, 'id' | 'versao'>,
  { estado, trabalho, ate }: { estado: 'lendo' | 'publicando'; trabalho: string; ate: string },
): Promise<boolean> {
  const now = new Date().toISOString()
  const { numUpdatedRows } = await db
    .updateTable('rascunho')
    .set({ estado, trabalho, trabalho_ate: ate, recusa: null, alterado_em: now })
    .where('id', '=', id)
    .where('versao', '=', versao)
    .where('estado', '!=', 'publicado')
    .where(({ or, eb }) =>
      or([
        eb('estado', 'not in', ['lendo', 'publicando']),
        eb('trabalho_ate', 'is', null),
        eb('trabalho_ate', '<', now),
      ]),
    )
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Ends work, unless somebody else has it by now or the draft is gone. @returns whether it was still this one's */
export async function endTrabalho(
  trx: Kysely<Tables>,
  { id, trabalho }: { id: string; trabalho: string },
  change: Partial<RascunhoTable>,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('rascunho')
    .set(({ eb }) => ({
      ...change,
      trabalho: null,
      trabalho_ate: null,
      versao: eb('versao', '+', 1),
      alterado_em: new Date().toISOString(),
    }))
    .where('id', '=', id)
    .where('trabalho', '=', trabalho)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Holds a draft that receives pieces for the rest of the transaction. @returns false when it does not, or waits for another file */
export async function touchRecebendo(trx: Transaction<Tables>, id: string, bytes: number): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('rascunho')
    .set({ alterado_em: new Date().toISOString() })
    .where('id', '=', id)
    .where('estado', '=', 'recebendo')
    .where('arquivo_bytes', '=', bytes)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export async function deleteRascunho(trx: Transaction<Tables>, id: string): Promise<void> {
  await trx.deleteFrom('rascunho').where('id', '=', id).execute()
}

export async function deleteLido(trx: Transaction<Tables>, id: string): Promise<void> {
  await trx.deleteFrom('rascunho_capitulo').where('rascunho_id', '=', id).execute()
  await trx
    .deleteFrom('rascunho_capa')
    .where('rascunho_id', '=', id)
    .where('origem', '=', 'arquivo')
    .execute()
}

export async function insertCapitulos(
  trx: Transaction<Tables>,
  rows: readonly Tables['rascunho_capitulo'][],
): Promise<void> {
  if (rows.length > 0) await trx.insertInto('rascunho_capitulo').values(rows).execute()
}

export function findCapitulo(db: Kysely<Tables>, id: string, ordem: number) {
  return db
    .selectFrom('rascunho_capitulo')
    .select('conteudo')
    .where('rascunho_id', '=', id)
    .where('ordem', '=', ordem)
    .executeTakeFirst()
}

/** Drafts that are forgotten, and published ones. @param antes ISO instants */
export function listEsquecidos(
  db: Kysely<Tables>,
  antes: { alterado: string; publicado: string },
): Promise<{ id: string }[]> {
  return db
    .selectFrom('rascunho')
    .select('id')
    .where(({ or, and, eb }) =>
      or([
        eb('alterado_em', '<', antes.alterado),
        and([eb('estado', '=', 'publicado'), eb('alterado_em', '<', antes.publicado)]),
      ]),
    )
    .limit(MAX_RASCUNHOS)
    .execute()
}

/** Names of accounts by their ids; those that are gone are not among them. */
export async function listNomes(db: Kysely<Tables>, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('usuario')
    .select(['id', 'username', 'first_name', 'last_name'])
    .where('id', 'in', ids)
    .execute()
  return new Map(
    rows.map(({ id, username, first_name, last_name }) => [
      id,
      `${first_name} ${last_name}`.trim() || username,
    ]),
  )
}
