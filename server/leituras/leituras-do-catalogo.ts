import type { LeiturasDoCatalogo } from '#server/ebooks/service.ts'
import type { Database } from '#server/platform/database.ts'
import { countLeiturasByEbook, listEbookIds } from './repository.ts'

/** A count looks at every reading. Where there are so many, it is made once a minute. */
const MANY = 10_000
const KEPT_MS = 60_000

interface Kept {
  byEbook: ReadonlyMap<number, number>
  until: number
}

/** What the catalogue asks about readings: it knows nothing of shelves itself. @param now milliseconds */
export function leiturasDoCatalogo(
  db: Database,
  { many = MANY, now = () => performance.now() } = {},
): LeiturasDoCatalogo {
  let kept: Kept | null = null
  return {
    async countByEbook() {
      if (kept && now() < kept.until) return kept.byEbook
      // Whoever asks meanwhile is told what was true a minute ago.
      if (kept) kept.until = now() + KEPT_MS
      const rows = await countLeiturasByEbook(db)
      const byEbook = new Map(rows.map(({ ebook_id, total }) => [ebook_id, total]))
      const all = rows.reduce((sum, { total }) => sum + total, 0)
      kept = all < many ? null : { byEbook, until: now() + KEPT_MS }
      return byEbook
    },
    async listEbookIds(usuarioId) {
      const rows = await listEbookIds(db, usuarioId)
      return rows.map(({ ebook_id }) => ebook_id)
    },
  }
}
