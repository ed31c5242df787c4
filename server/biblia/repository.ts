import type { Database } from '#server/platform/database.ts'

export function listLivros(db: Database, testamento: 'antigo' | 'novo') {
  return db.read.selectFrom('livro').selectAll().where('testamento', '=', testamento).orderBy('id').execute()
}

export function findLivro(db: Database, livroId: number) {
  return db.read.selectFrom('livro').selectAll().where('id', '=', livroId).executeTakeFirst()
}

export function listCapitulos(db: Database, livroId: number) {
  return db.read
    .selectFrom('capitulo_biblia')
    .select('capitulo')
    .where('livro_id', '=', livroId)
    .orderBy('capitulo')
    .execute()
}

export function findCapitulo(db: Database, livroId: number, capitulo: number) {
  return db.read
    .selectFrom('capitulo_biblia')
    .select('quantidade_versiculos')
    .where('livro_id', '=', livroId)
    .where('capitulo', '=', capitulo)
    .executeTakeFirst()
}

export function listVersiculos(db: Database, livroId: number, capitulo: number) {
  return db.read
    .selectFrom('versiculo')
    .select(['id', 'numero_versiculo', 'texto_biblico'])
    .where('livro_id', '=', livroId)
    .where('capitulo', '=', capitulo)
    .orderBy('id')
    .execute()
}

export function findTituloSalmo(db: Database, livroId: number, capitulo: number) {
  return db.read
    .selectFrom('titulo_salmo')
    .select('titulo')
    .where('livro_id', '=', livroId)
    .where('capitulo', '=', capitulo)
    .executeTakeFirst()
}

export function findEdicao(db: Database) {
  return db.read.selectFrom('edicao').selectAll().executeTakeFirst()
}

/** Verses of several inclusive ranges of canonical numbers, each verse once, in canonical order. */
export async function listVersiculosInRanges(
  db: Database,
  ranges: readonly { inicio: number; fim: number }[],
) {
  if (ranges.length === 0) return []
  return db.read
    .selectFrom('versiculo')
    .selectAll()
    .where((where) => where.or(ranges.map(({ inicio, fim }) => where.between('id', inicio, fim))))
    .orderBy('id')
    .execute()
}

/** Chapters of some books, for cutting a range into runs of one chapter. */
export async function listCapitulosOfLivros(db: Database, livroIds: number[]) {
  if (livroIds.length === 0) return []
  return db.read
    .selectFrom('capitulo_biblia')
    .selectAll()
    .where('livro_id', 'in', livroIds)
    .orderBy('livro_id')
    .orderBy('capitulo')
    .execute()
}
