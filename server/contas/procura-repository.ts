/** The words of accounts, by which the desk finds them. */
import type { Transaction } from 'kysely'
import type { Database, Engine } from '#server/platform/database.ts'
import type { Tables } from '#server/platform/tables.ts'

export async function hasForaDaProcura(db: Database): Promise<boolean> {
  const query = db.read.selectFrom('usuario').select('id').where('na_procura', '=', 0)
  return (await query.limit(1).executeTakeFirst()) !== undefined
}

/** Accounts whose words are not those of their names; held, so that their names stay until the words are written. */
export function lockForaDaProcura(trx: Transaction<Tables>, engine: Engine, limit: number) {
  return (
    trx
      .selectFrom('usuario')
      .select(['id', 'username', 'first_name', 'last_name', 'email', 'criado_em'])
      .where('na_procura', '=', 0)
      .orderBy('id')
      .limit(limit)
      // SQLite has no word for it: its transactions follow one another.
      .$if(engine === 'postgres', (query) => query.forNoKeyUpdate().skipLocked())
      .execute()
  )
}

/** Which of them have words already: these are not new. */
export async function listConhecidas(
  trx: Transaction<Tables>,
  usuarioIds: readonly string[],
): Promise<string[]> {
  const rows = await trx
    .selectFrom('conta_palavra')
    .select('usuario_id')
    .distinct()
    .where('usuario_id', 'in', usuarioIds)
    .execute()
  return rows.map(({ usuario_id }) => usuario_id)
}

export async function replacePalavras(
  trx: Transaction<Tables>,
  usuarioIds: readonly string[],
  rows: readonly { usuario_id: string; palavra: string }[],
): Promise<void> {
  await trx.deleteFrom('conta_palavra').where('usuario_id', 'in', usuarioIds).execute()
  await trx
    .insertInto('conta_palavra')
    .values([...rows])
    .execute()
  await trx.updateTable('usuario').set({ na_procura: 1 }).where('id', 'in', usuarioIds).execute()
}
