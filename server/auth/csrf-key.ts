import { randomBytes } from 'node:crypto'
import type { Database } from '#server/platform/database.ts'

const CHAVE = 'segredo_csrf'

/**
 * The key that signs CSRF tokens: the configured one, or one made once and kept in the database, so that
 * several servers on one database sign alike and a restart does not refuse the pages that are open.
 */
export async function loadCsrfKey(db: Database, configured: string | null): Promise<string> {
  if (configured) return configured
  await db.write
    .insertInto('configuracao')
    .values({ chave: CHAVE, valor: randomBytes(32).toString('base64url') })
    .onConflict((conflict) => conflict.column('chave').doNothing())
    .execute()
  const { valor } = await db.write
    .selectFrom('configuracao')
    .select('valor')
    .where('chave', '=', CHAVE)
    .executeTakeFirstOrThrow()
  return valor
}
