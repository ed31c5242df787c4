/** When books came to the library. */
import type { Kysely } from 'kysely'
import type { Tables } from '#server/platform/tables.ts'

/** Books that readers see and of which no arrival is known. */
export async function listSemChegada(db: Kysely<Tables>, limit: number): Promise<number[]> {
  const rows = await db
    .selectFrom('ebook')
    .leftJoin('livro_chegada', 'livro_chegada.ebook_id', 'ebook.id')
    .select('ebook.id')
    .where('ebook.kind', '=', 'livro')
    .where('ebook.retirado', '=', 0)
    .where('livro_chegada.ebook_id', 'is', null)
    .limit(limit)
    .execute()
  return rows.map(({ id }) => id)
}

export async function insertChegadas(
  db: Kysely<Tables>,
  ids: readonly number[],
  chegou_em: string,
): Promise<void> {
  await db
    .insertInto('livro_chegada')
    .values(ids.map((ebook_id) => ({ ebook_id, chegou_em })))
    .onConflict((conflict) => conflict.column('ebook_id').doNothing())
    .execute()
}

/** Books that came after a time and are still there, the newest first. */
export function listChegadas(db: Kysely<Tables>, depois: string, limit: number) {
  return db
    .selectFrom('livro_chegada')
    .innerJoin('ebook', 'ebook.id', 'livro_chegada.ebook_id')
    .select(['ebook.id', 'ebook.titulo', 'livro_chegada.chegou_em'])
    .where('livro_chegada.chegou_em', '>', depois)
    .where('ebook.retirado', '=', 0)
    .orderBy('livro_chegada.chegou_em', 'desc')
    .orderBy('ebook.id', 'desc')
    .limit(limit)
    .execute()
}

/** In the order of their title pages. */
export function listAutores(db: Kysely<Tables>, ids: readonly number[]) {
  return db
    .selectFrom('ebook_autor')
    .innerJoin('autor', 'autor.id', 'ebook_autor.autor_id')
    .select(['ebook_autor.ebook_id', 'autor.nome'])
    .where('ebook_autor.ebook_id', 'in', ids)
    .orderBy('ebook_autor.ebook_id')
    .orderBy('ebook_autor.ordem')
    .execute()
}
