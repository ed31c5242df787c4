/** The plans that the library offers: content, as an import has written it. */
import type { Database } from '#server/platform/database.ts'

export function listPlanosDeEstudo(db: Database) {
  return db.read.selectFrom('plano_de_estudo').selectAll().orderBy('ordem').orderBy('id').execute()
}
