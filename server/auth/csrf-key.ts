import type { Database } from '#server/platform/database.ts'
import { loadSegredo } from '#server/platform/segredo.ts'

/** The key that signs CSRF tokens: the configured one, or the installation's own; pages that are open outlive restarts. */
export async function loadCsrfKey(db: Database, configured: string | null): Promise<string> {
  return configured ?? loadSegredo(db, 'segredo_csrf')
}
