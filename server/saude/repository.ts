import type { Database } from '#server/platform/database.ts'

const CHAVE = 'prontidao'

/** Writes one small row, always the same one. */
export async function writeMarca(db: Database, valor: string): Promise<void> {
  await db.write
    .insertInto('configuracao')
    .values({ chave: CHAVE, valor })
    .onConflict((conflict) => conflict.column('chave').doUpdateSet({ valor }))
    .execute()
}

export async function readMarca(db: Database): Promise<string | null> {
  const row = await db.read
    .selectFrom('configuracao')
    .select('valor')
    .where('chave', '=', CHAVE)
    .executeTakeFirst()
  return row?.valor ?? null
}
