import type { Database } from '#server/platform/database.ts'

/** The installed editions, the library's own first, then by name. */
export function listEdicoes(db: Database) {
  return db.read.selectFrom('edicao').selectAll().orderBy('padrao', 'desc').orderBy('nome').execute()
}

export function findEdicaoPadrao(db: Database) {
  return db.read.selectFrom('edicao').selectAll().where('padrao', '=', 1).executeTakeFirst()
}

export function findEdicaoBySigla(db: Database, sigla: string) {
  return db.read.selectFrom('edicao').selectAll().where('sigla', '=', sigla).executeTakeFirst()
}

/** The books of which each edition has verses. */
export function listLivrosDasEdicoes(db: Database) {
  return db.read
    .selectFrom('versiculo')
    .select(['edicao_id', 'livro_id'])
    .distinct()
    .orderBy('edicao_id')
    .orderBy('livro_id')
    .execute()
}

/** The edition with gaps that stands in where another lacks a verse. */
export function findEdicaoParcial(db: Database) {
  return db.read
    .selectFrom('edicao')
    .selectAll()
    .where('parcial', '=', 1)
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()
}
