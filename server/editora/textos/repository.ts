import type { Database } from '#server/platform/database.ts'

/** Names of accounts by their ids; those that are gone are not among them. */
export async function listNomes(db: Database, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map()
  const rows = await db.read
    .selectFrom('usuario')
    .select(['id', 'username', 'first_name', 'last_name'])
    .where('id', 'in', ids)
    .execute()
  return new Map(
    rows.map(({ id, username, ...nomes }) => [
      id,
      `${nomes.first_name} ${nomes.last_name}`.trim() || username,
    ]),
  )
}

/** Titles of all pages of the standards, in reading order. */
export function listTitulos(db: Database) {
  return db.read
    .selectFrom('pagina')
    .select(['simbolo_id', 'numero', 'titulo'])
    .orderBy('simbolo_id')
    .orderBy('numero')
    .execute()
}

/** The ebooks of the content folder by their slugs. */
export function listEbooks(db: Database) {
  return db.read
    .selectFrom('ebook')
    .select(['identificador', 'titulo'])
    .where('origem', '=', 'markdown')
    .where('retirado', '=', 0)
    .orderBy('identificador')
    .execute()
}
