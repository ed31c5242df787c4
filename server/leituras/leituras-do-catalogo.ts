import type { LeiturasDoCatalogo } from '#server/ebooks/leituras-do-catalogo.ts'
import type { Database } from '#server/platform/database.ts'
import { listContagens, listMaisLidos } from './contagem-repository.ts'
import { listEbookIds } from './repository.ts'

/** What the catalogue asks about readings: it knows nothing of shelves itself. */
export function leiturasDoCatalogo(db: Database): LeiturasDoCatalogo {
  return {
    listMaisLidos: (limit) => listMaisLidos(db, limit),
    async countByEbook() {
      const rows = await listContagens(db)
      return new Map(rows.map(({ ebook_id, total }) => [ebook_id, total]))
    },
    async listEbookIds(usuarioId) {
      const rows = await listEbookIds(db, usuarioId)
      return rows.map(({ ebook_id }) => ebook_id)
    },
  }
}
