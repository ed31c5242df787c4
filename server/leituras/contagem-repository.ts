/** How many readings of each ebook have begun, of all readers (migration 029). */
import type { Transaction } from 'kysely'
import { contarNoPainel } from '#server/painel/contar-no-painel.ts'
import type { Database, Engine } from '#server/platform/database.ts'
import type { Tables } from '#server/platform/tables.ts'

export async function addLeitura(trx: Transaction<Tables>, ebookId: number): Promise<void> {
  await trx
    .insertInto('leituras_do_ebook')
    .values({ ebook_id: ebookId, total: 1 })
    .onConflict((conflict) =>
      conflict.column('ebook_id').doUpdateSet((eb) => ({ total: eb('leituras_do_ebook.total', '+', 1) })),
    )
    .execute()
  await contarNoPainel(trx, 'leituras_iniciadas')
}

/** Counts off a reading that had begun, in the transaction that takes it away. */
export async function subtractLeitura(trx: Transaction<Tables>, ebookId: number): Promise<void> {
  await trx
    .updateTable('leituras_do_ebook')
    .set((eb) => ({ total: eb('total', '-', 1) }))
    .where('ebook_id', '=', ebookId)
    .execute()
}

/** Counts off all that a reader has begun. His account is held first: he begins nothing meanwhile. */
export async function subtractLeiturasDoLeitor(
  trx: Transaction<Tables>,
  engine: Engine,
  usuarioId: string,
): Promise<void> {
  await trx
    .selectFrom('usuario')
    .select('id')
    .where('id', '=', usuarioId)
    // SQLite has no word for it: its transactions follow one another.
    .$if(engine === 'postgres', (query) => query.forUpdate())
    .execute()
  // Held in their order, so that two accounts that go at once do not wait for each other.
  const counted = trx
    .selectFrom('leituras_do_ebook')
    .select('ebook_id')
    .where('ebook_id', 'in', (query) =>
      query
        .selectFrom('leitura')
        .select('ebook_id')
        .where('usuario_id', '=', usuarioId)
        .where('estado', '!=', 'quero_ler'),
    )
    .orderBy('ebook_id')
    .$if(engine === 'postgres', (query) => query.forUpdate())
  await trx
    .updateTable('leituras_do_ebook')
    .set((eb) => ({ total: eb('total', '-', 1) }))
    .where('ebook_id', 'in', counted)
    .execute()
}

export function listMaisLidos(db: Database, limit: number) {
  return db.read
    .selectFrom('leituras_do_ebook')
    .innerJoin('ebook', 'ebook.id', 'leituras_do_ebook.ebook_id')
    .select(['ebook_id', 'total'])
    .where('total', '>', 0)
    .where('retirado', '=', 0)
    .orderBy('total', 'desc')
    .orderBy('ebook_id', 'desc')
    .limit(limit)
    .execute()
}

export function listMaisLidosComTitulo(db: Database, limit: number) {
  return db.read
    .selectFrom('leituras_do_ebook')
    .innerJoin('ebook', 'ebook.id', 'leituras_do_ebook.ebook_id')
    .select(['ebook_id', 'ebook.titulo', 'total'])
    .where('total', '>', 0)
    .orderBy('total', 'desc')
    .orderBy('ebook_id', 'desc')
    .limit(limit)
    .execute()
}

export function listContagens(db: Database) {
  return db.read.selectFrom('leituras_do_ebook').selectAll().execute()
}
