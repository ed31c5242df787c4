/** Files and covers of drafts, in rows, so that every server has them. */
import type { Kysely, Transaction } from 'kysely'
import type { Tables } from '#server/platform/tables.ts'

/** Bytes of a row: copies hold a hundred rows in memory. */
const FATIA = 256 * 1024
/** Rows that one transaction takes out. */
const DELETED_AT_ONCE = 20

export async function listRecebidas(
  db: Kysely<Tables>,
  ids: readonly string[],
): Promise<Map<string, number[]>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('rascunho_parte')
    .select(['rascunho_id', 'numero'])
    .where('rascunho_id', 'in', ids)
    .where('fatia', '=', 1)
    .orderBy('numero')
    .execute()
  const grouped = Map.groupBy(rows, ({ rascunho_id }) => rascunho_id)
  return new Map([...grouped].map(([id, partes]) => [id, partes.map(({ numero }) => numero)]))
}

/** Writes a piece, over the one of that number if there is one. */
export async function writeParte(
  trx: Transaction<Tables>,
  { id, numero }: { id: string; numero: number },
  bytes: Buffer,
): Promise<void> {
  await trx.deleteFrom('rascunho_parte').where('rascunho_id', '=', id).where('numero', '=', numero).execute()
  for (let start = 0, fatia = 1; start < bytes.length; start += FATIA, fatia += 1) {
    const base64 = bytes.subarray(start, start + FATIA).toString('base64')
    await trx.insertInto('rascunho_parte').values({ rascunho_id: id, numero, fatia, base64 }).execute()
  }
}

/** The whole file, a piece at a time. */
export async function readArquivo(db: Kysely<Tables>, id: string, partes: number): Promise<Buffer> {
  const pieces: Buffer[] = []
  for (let numero = 1; numero <= partes; numero += 1) {
    const rows = await db
      .selectFrom('rascunho_parte')
      .select('base64')
      .where('rascunho_id', '=', id)
      .where('numero', '=', numero)
      .orderBy('fatia')
      .execute()
    pieces.push(...rows.map(({ base64 }) => Buffer.from(base64, 'base64')))
  }
  return Buffer.concat(pieces)
}

/** Takes out some of the pieces of a draft. @returns whether there may be more */
export async function deletePartes(trx: Transaction<Tables>, id: string): Promise<boolean> {
  const rows = await trx
    .selectFrom('rascunho_parte')
    .select(['numero', 'fatia'])
    .where('rascunho_id', '=', id)
    .limit(DELETED_AT_ONCE)
    .execute()
  for (const { numero, fatia } of rows) {
    await trx
      .deleteFrom('rascunho_parte')
      .where('rascunho_id', '=', id)
      .where('numero', '=', numero)
      .where('fatia', '=', fatia)
      .execute()
  }
  return rows.length === DELETED_AT_ONCE
}

/** Published drafts that still have pieces. */
export async function listComPartes(db: Kysely<Tables>): Promise<string[]> {
  const rows = await db
    .selectFrom('rascunho')
    .select('id')
    .where('estado', '=', 'publicado')
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('rascunho_parte')
          .select('numero')
          .whereRef('rascunho_parte.rascunho_id', '=', 'rascunho.id'),
      ),
    )
    .execute()
  return rows.map(({ id }) => id)
}

/** Without the pictures themselves. */
export function listCapas(db: Kysely<Tables>, id: string) {
  return db
    .selectFrom('rascunho_capa')
    .select(['origem', 'nome'])
    .where('rascunho_id', '=', id)
    .orderBy('origem', 'desc')
    .execute()
}

export function findCapa(db: Kysely<Tables>, id: string, nome: string) {
  return db
    .selectFrom('rascunho_capa')
    .selectAll()
    .where('rascunho_id', '=', id)
    .where('nome', '=', nome)
    .executeTakeFirst()
}

export function findCapaDaMesa(db: Kysely<Tables>, id: string) {
  return db
    .selectFrom('rascunho_capa')
    .select(['nome', 'largura', 'altura', 'webp_base64'])
    .where('rascunho_id', '=', id)
    .where('origem', '=', 'mesa')
    .executeTakeFirst()
}

export async function writeCapa(trx: Transaction<Tables>, row: Tables['rascunho_capa']): Promise<void> {
  await deleteCapa(trx, row.rascunho_id, row.origem)
  await trx.insertInto('rascunho_capa').values(row).execute()
}

export async function deleteCapa(
  trx: Transaction<Tables>,
  id: string,
  origem: 'mesa' | 'arquivo',
): Promise<void> {
  await trx.deleteFrom('rascunho_capa').where('rascunho_id', '=', id).where('origem', '=', origem).execute()
}
