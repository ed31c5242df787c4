import type { Database } from '#server/platform/database.ts'

/** Numbers of the sections that a page has in a language, with the year of its standard. */
export function listNumerosOriginais(db: Database, simboloId: number, numero: number, idioma: string) {
  return db.read
    .selectFrom('secao_original')
    .innerJoin('simbolo', 'simbolo.id', 'secao_original.simbolo_id')
    .select(['secao', 'simbolo.ano'])
    .where('idioma', '=', idioma)
    .where('simbolo_id', '=', simboloId)
    .where('numero', '=', numero)
    .orderBy('secao')
    .execute()
}

export function findPaginaOriginal(db: Database, simboloId: number, numero: number, idioma: string) {
  return db.read
    .selectFrom('pagina_original')
    .innerJoin('simbolo', 'simbolo.id', 'pagina_original.simbolo_id')
    .select(['numero', 'pagina_original.titulo', 'simbolo.ano'])
    .where('idioma', '=', idioma)
    .where('simbolo_id', '=', simboloId)
    .where('numero', '=', numero)
    .executeTakeFirst()
}

export function listSecoesOriginais(db: Database, simboloId: number, numero: number, idioma: string) {
  return db.read
    .selectFrom('secao_original')
    .select(['secao', 'titulo', 'destaque'])
    .where('idioma', '=', idioma)
    .where('simbolo_id', '=', simboloId)
    .where('numero', '=', numero)
    .orderBy('secao')
    .execute()
}

/** In reading order. */
export function listParagrafosOriginais(db: Database, simboloId: number, numero: number, idioma: string) {
  return db.read
    .selectFrom('paragrafo_original')
    .select(['secao', 'subtitulo', 'texto'])
    .where('idioma', '=', idioma)
    .where('simbolo_id', '=', simboloId)
    .where('numero', '=', numero)
    .orderBy('secao')
    .orderBy('ordem')
    .execute()
}
