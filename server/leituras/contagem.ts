/** What the catalogue asks about readings. */
import type { Database } from '#server/platform/database.ts'
import { countLeiturasByEbook, listEbookIds } from './repository.ts'

/** Readings begun or finished, of all readers, by ebook. */
export async function countLeituras(db: Database): Promise<Map<number, number>> {
  const rows = await countLeiturasByEbook(db)
  return new Map(rows.map(({ ebook_id, total }) => [ebook_id, total]))
}

/** Everything on the reader's shelf, in whatever state. */
export async function listEbookIdsOfEstante(db: Database, usuarioId: string): Promise<number[]> {
  const rows = await listEbookIds(db, usuarioId)
  return rows.map(({ ebook_id }) => ebook_id)
}
