import { sql } from 'kysely'
import type { Database } from '#server/platform/database.ts'

/** Tells the server, as every call that changes something does, that the lists it keeps of readers are no longer true. */
export async function countMudanca({ write }: Database): Promise<void> {
  await sql`INSERT INTO uso (usuario_id, notas, destaques, bytes)
    SELECT id, 0, 0, 0 FROM usuario WHERE id NOT IN (SELECT usuario_id FROM uso)`.execute(write)
  await sql`UPDATE uso SET mudancas = mudancas + 1`.execute(write)
}
