/** Single values of this installation, by name: keys, marks of work to be done, the highest ids ever given. */
import type { Kysely } from 'kysely'
import type { Tables } from './tables.ts'

export async function findConfiguracao(db: Kysely<Tables>, chave: string): Promise<string | null> {
  const row = await db
    .selectFrom('configuracao')
    .select('valor')
    .where('chave', '=', chave)
    .executeTakeFirst()
  return row?.valor ?? null
}

/** What is there already stays. */
export async function insertConfiguracaoIfNew(
  db: Kysely<Tables>,
  chave: string,
  valor: string,
): Promise<void> {
  await db
    .insertInto('configuracao')
    .values({ chave, valor })
    .onConflict((conflict) => conflict.column('chave').doNothing())
    .execute()
}

export async function upsertConfiguracao(db: Kysely<Tables>, chave: string, valor: string): Promise<void> {
  await db
    .insertInto('configuracao')
    .values({ chave, valor })
    .onConflict((conflict) => conflict.column('chave').doUpdateSet({ valor }))
    .execute()
}

/** Leaves a value that was changed meanwhile. @param valor the one that was read */
export async function deleteConfiguracaoAsRead(
  db: Kysely<Tables>,
  chave: string,
  valor: string,
): Promise<void> {
  await db.deleteFrom('configuracao').where('chave', '=', chave).where('valor', '=', valor).execute()
}

export async function deleteConfiguracao(db: Kysely<Tables>, chave: string): Promise<void> {
  await db.deleteFrom('configuracao').where('chave', '=', chave).execute()
}
