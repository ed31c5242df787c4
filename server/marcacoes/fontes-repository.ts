/** In which texts a reader wrote, and how much; by indices that begin with the reader. */
import type { Database } from '#server/platform/database.ts'

export function countNotasPorPadrao(db: Database, usuarioId: string) {
  return db.read
    .selectFrom('anotacao')
    .select((eb) => ['simbolo_id', eb.fn.countAll<number>().as('total')])
    .where('usuario_id', '=', usuarioId)
    .groupBy('simbolo_id')
    .execute()
}

export function countDestaquesPorEbook(db: Database, usuarioId: string) {
  return db.read
    .selectFrom('destaque')
    .innerJoin('ebook', 'ebook.id', 'destaque.ebook_id')
    .select((eb) => ['destaque.ebook_id', 'ebook.titulo', eb.fn.countAll<number>().as('total')])
    .where('destaque.usuario_id', '=', usuarioId)
    .groupBy(['destaque.ebook_id', 'ebook.titulo'])
    .execute()
}

export function countMarcasPorFonte(db: Database, usuarioId: string) {
  return db.read
    .selectFrom('marca')
    .select((eb) => ['fonte', eb.fn.countAll<number>().as('total')])
    .where('usuario_id', '=', usuarioId)
    .groupBy('fonte')
    .execute()
}
