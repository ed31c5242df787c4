import { DIAS_DO_RASCUNHO } from '#contract/editora/rascunhos.ts'
import type { Database } from '#server/platform/database.ts'
import { listComPartes } from './partes-repository.ts'
import { deleteRascunho, listEsquecidos } from './rascunhos-repository.ts'
import { clearPartes } from './rascunhos-service.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const PUBLISHED_DAYS = 1

/** Takes out the files of what is published, and drafts that nobody has touched for weeks. */
export async function sweepRascunhos(db: Database, now = Date.now()): Promise<void> {
  for (const id of await listComPartes(db.read)) await clearPartes({ db }, id)
  const before = (days: number) => new Date(now - days * DAY_MS).toISOString()
  const antes = { alterado: before(DIAS_DO_RASCUNHO), publicado: before(PUBLISHED_DAYS) }
  for (const { id } of await listEsquecidos(db.read, antes)) {
    await clearPartes({ db }, id)
    await db.write.transaction().execute((trx) => deleteRascunho(trx, id))
  }
}
