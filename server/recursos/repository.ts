import type { Database } from '#server/platform/database.ts'

/** When the standards were imported; null before the first import. */
export async function findImportDate(db: Database, fonte: string): Promise<string | null> {
  const row = await db.read
    .selectFrom('conteudo')
    .select('importado_em')
    .where('fonte', '=', fonte)
    .executeTakeFirst()
  return row?.importado_em ?? null
}
