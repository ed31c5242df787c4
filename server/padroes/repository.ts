import type { Database } from '#server/platform/database.ts'

export function listSimbolos(db: Database) {
  return db.read.selectFrom('simbolo').selectAll().orderBy('id').execute()
}

export function listPaginas(db: Database, simboloId: number) {
  return db.read
    .selectFrom('pagina')
    .select(['numero', 'titulo'])
    .where('simbolo_id', '=', simboloId)
    .orderBy('numero')
    .execute()
}

export function findPagina(db: Database, simboloId: number, numero: number) {
  return db.read
    .selectFrom('pagina')
    .select(['numero', 'titulo'])
    .where('simbolo_id', '=', simboloId)
    .where('numero', '=', numero)
    .executeTakeFirst()
}

export function listSecoes(db: Database, simboloId: number, numero: number) {
  return db.read
    .selectFrom('secao')
    .select(['id', 'secao', 'titulo', 'destaque'])
    .where('simbolo_id', '=', simboloId)
    .where('numero', '=', numero)
    .orderBy('secao')
    .execute()
}

/** All sections of a standard, in reading order. */
export function listSecoesOfSimbolo(db: Database, simboloId: number) {
  return db.read
    .selectFrom('secao')
    .select(['id', 'numero', 'secao', 'titulo', 'destaque'])
    .where('simbolo_id', '=', simboloId)
    .orderBy('id')
    .execute()
}

export function findSecao(db: Database, simboloId: number, secaoId: number) {
  return db.read
    .selectFrom('secao')
    .select('id')
    .where('id', '=', secaoId)
    .where('simbolo_id', '=', simboloId)
    .executeTakeFirst()
}

/** The parts of some sections, in reading order. */
export async function listPartes(db: Database, secaoIds: number[]) {
  if (secaoIds.length === 0) return []
  return db.read.selectFrom('parte').selectAll().where('secao_id', 'in', secaoIds).orderBy('id').execute()
}

/** The citations of the parts of some sections, in printed order. */
export async function listReferencias(db: Database, secaoIds: number[]) {
  if (secaoIds.length === 0) return []
  return db.read
    .selectFrom('referencia')
    .innerJoin('parte', 'parte.id', 'referencia.parte_id')
    .select(['referencia.parte_id', 'referencia.referencia'])
    .where('parte.secao_id', 'in', secaoIds)
    .orderBy('referencia.parte_id')
    .orderBy('referencia.ordem')
    .execute()
}
