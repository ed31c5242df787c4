import { randomBytes } from 'node:crypto'
import type { Database } from './database.ts'

/**
 * A key of this installation: made once and kept in the database, so that several servers on one database have the same
 * one and a restart keeps it.
 */
export async function loadSegredo(db: Database, chave: string): Promise<string> {
  await db.write
    .insertInto('configuracao')
    .values({ chave, valor: randomBytes(32).toString('base64url') })
    .onConflict((conflict) => conflict.column('chave').doNothing())
    .execute()
  const { valor } = await db.write
    .selectFrom('configuracao')
    .select('valor')
    .where('chave', '=', chave)
    .executeTakeFirstOrThrow()
  return valor
}
