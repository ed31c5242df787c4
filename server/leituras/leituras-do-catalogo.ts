import type { LeiturasDoCatalogo } from '#server/ebooks/service.ts'
import type { Database } from '#server/platform/database.ts'
import { countLeiturasByEbook, listEbookIds } from './repository.ts'

/** What the catalogue asks about readings: it knows nothing of shelves itself. */
export function leiturasDoCatalogo(db: Database): LeiturasDoCatalogo {
  return {
    async countByEbook() {
      const rows = await countLeiturasByEbook(db)
      return new Map(rows.map(({ ebook_id, total }) => [ebook_id, total]))
    },
    async listEbookIds(usuarioId) {
      const rows = await listEbookIds(db, usuarioId)
      return rows.map(({ ebook_id }) => ebook_id)
    },
  }
}
