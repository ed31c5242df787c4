import type { Kysely } from 'kysely'
import type { Tables } from '#server/platform/tables.ts'

export function listSecoesDaTraducao(db: Kysely<Tables>) {
  return db.selectFrom('secao').select(['simbolo_id', 'numero', 'secao']).orderBy('id').execute()
}

/** The standards that are there in a language. */
export async function listSimbolosOriginais(db: Kysely<Tables>, idioma: string): Promise<number[]> {
  const rows = await db
    .selectFrom('pagina_original')
    .select('simbolo_id')
    .distinct()
    .where('idioma', '=', idioma)
    .execute()
  return rows.map(({ simbolo_id }) => simbolo_id)
}
