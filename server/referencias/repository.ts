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
