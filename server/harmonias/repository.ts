import type { Database } from '#server/platform/database.ts'

export function listTemas(db: Database) {
  return db.read.selectFrom('harmonia').select(['id', 'tema']).orderBy('ordem').execute()
}

export async function listTemaIdsOfPagina(
  db: Database,
  simboloId: number,
  numero: number,
): Promise<number[]> {
  const rows = await db.read
    .selectFrom('harmonia_pagina')
    .select('harmonia_id')
    .where('simbolo_id', '=', simboloId)
    .where('numero', '=', numero)
    .execute()
  return rows.map(({ harmonia_id }) => harmonia_id)
}

/** The pages of some themes, standards in the order of their ids. */
export async function listPaginasOfTemas(db: Database, temaIds: number[]) {
  if (temaIds.length === 0) return []
  return db.read
    .selectFrom('harmonia_pagina as membro')
    .innerJoin('pagina', (join) =>
      join.onRef('pagina.simbolo_id', '=', 'membro.simbolo_id').onRef('pagina.numero', '=', 'membro.numero'),
    )
    .select(['membro.harmonia_id', 'pagina.simbolo_id', 'pagina.numero', 'pagina.titulo'])
    .where('membro.harmonia_id', 'in', temaIds)
    .orderBy('pagina.simbolo_id')
    .orderBy('pagina.numero')
    .execute()
}

/** The ebooks of some themes, one row for each author. */
export async function listEbooksOfTemas(db: Database, temaIds: number[]) {
  if (temaIds.length === 0) return []
  return db.read
    .selectFrom('harmonia_ebook as membro')
    .innerJoin('ebook', 'ebook.id', 'membro.ebook_id')
    .leftJoin('ebook_autor', 'ebook_autor.ebook_id', 'ebook.id')
    .leftJoin('autor', 'autor.id', 'ebook_autor.autor_id')
    .select(['membro.harmonia_id', 'ebook.id', 'ebook.titulo', 'ebook.capa', 'autor.nome'])
    .where('membro.harmonia_id', 'in', temaIds)
    .where('ebook.retirado', '=', 0)
    .orderBy('ebook.id')
    .orderBy('ebook_autor.ordem')
    .execute()
}
