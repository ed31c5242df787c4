import type { Database } from '#server/platform/database.ts'

export function findParte(db: Database, simboloId: number, parteId: number) {
  return db.read
    .selectFrom('parte')
    .innerJoin('secao', 'secao.id', 'parte.secao_id')
    .select('parte.id')
    .where('parte.id', '=', parteId)
    .where('secao.simbolo_id', '=', simboloId)
    .executeTakeFirst()
}

export function listReferenciasOfParte(db: Database, parteId: number) {
  return db.read
    .selectFrom('referencia')
    .select(['ordem', 'referencia'])
    .where('parte_id', '=', parteId)
    .orderBy('ordem')
    .execute()
}

export function listTrechosOfParte(db: Database, parteId: number) {
  return db.read
    .selectFrom('referencia_trecho')
    .select(['referencia_ordem', 'inicio', 'fim'])
    .where('parte_id', '=', parteId)
    .orderBy('referencia_ordem')
    .orderBy('ordem')
    .execute()
}

/** Every citation that touches a range of canonical verse numbers, in the order of the verses, then of the standards. */
export function listCitacoes(db: Database, inicio: number, fim: number) {
  return db.read
    .selectFrom('referencia_trecho as trecho')
    .innerJoin('referencia', (join) =>
      join
        .onRef('referencia.parte_id', '=', 'trecho.parte_id')
        .onRef('referencia.ordem', '=', 'trecho.referencia_ordem'),
    )
    .innerJoin('parte', 'parte.id', 'trecho.parte_id')
    .innerJoin('secao', 'secao.id', 'parte.secao_id')
    .innerJoin('pagina', (join) =>
      join.onRef('pagina.simbolo_id', '=', 'secao.simbolo_id').onRef('pagina.numero', '=', 'secao.numero'),
    )
    .innerJoin('simbolo', 'simbolo.id', 'secao.simbolo_id')
    .select([
      'trecho.inicio',
      'trecho.fim',
      'referencia.referencia',
      'parte.id as parteId',
      'parte.parte',
      'parte.marcador',
      'secao.secao',
      'pagina.numero',
      'pagina.titulo',
      'simbolo.simbolo',
    ])
    .where('trecho.inicio', '<=', fim)
    .where('trecho.fim', '>=', inicio)
    .orderBy('trecho.inicio')
    .orderBy('parte.id')
    .orderBy('referencia.ordem')
    .orderBy('trecho.ordem')
    .execute()
}

/** The 66 books in canonical order, one row for each chapter. */
export function listCapitulosOfCanon(db: Database) {
  return db.read
    .selectFrom('livro')
    .innerJoin('capitulo_biblia', 'capitulo_biblia.livro_id', 'livro.id')
    .select(['livro.id', 'livro.abreviatura', 'livro.livro', 'capitulo_biblia.quantidade_versiculos'])
    .orderBy('livro.id')
    .orderBy('capitulo_biblia.capitulo')
    .execute()
}

/** The ranges of canonical verses that a chapter or question cites, in printed order. */
export function listTrechosDaPagina(db: Database, simboloId: number, numero: number) {
  return db.read
    .selectFrom('referencia_trecho as trecho')
    .innerJoin('referencia', (join) =>
      join
        .onRef('referencia.parte_id', '=', 'trecho.parte_id')
        .onRef('referencia.ordem', '=', 'trecho.referencia_ordem'),
    )
    .innerJoin('parte', 'parte.id', 'trecho.parte_id')
    .innerJoin('secao', 'secao.id', 'parte.secao_id')
    .select(['referencia.referencia', 'trecho.inicio', 'trecho.fim'])
    .where('secao.simbolo_id', '=', simboloId)
    .where('secao.numero', '=', numero)
    .orderBy('parte.id')
    .orderBy('referencia.ordem')
    .orderBy('trecho.ordem')
    .execute()
}
