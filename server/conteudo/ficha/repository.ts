import type { Kysely, Transaction } from 'kysely'
import type { Tables } from '#server/platform/tables.ts'

export type LinhaDaMesa = Tables['ebook_mesa']

export async function listLinhasDaMesa(
  db: Kysely<Tables>,
  identificadores: readonly string[],
): Promise<Map<string, LinhaDaMesa>> {
  if (identificadores.length === 0) return new Map()
  const rows = await db
    .selectFrom('ebook_mesa')
    .selectAll()
    .where('identificador', 'in', identificadores)
    .execute()
  return new Map(rows.map((row) => [row.identificador, row]))
}

export function findImagem(db: Kysely<Tables>, ebookId: number, nome: string) {
  return db
    .selectFrom('ebook_imagem')
    .select(['nome', 'largura', 'altura', 'webp_base64'])
    .where('ebook_id', '=', ebookId)
    .where('nome', '=', nome)
    .executeTakeFirst()
}

/** Adds an image that a book may have already. */
export async function insertImagem(trx: Transaction<Tables>, row: Tables['ebook_imagem']): Promise<void> {
  await trx
    .insertInto('ebook_imagem')
    .values(row)
    .onConflict((conflict) => conflict.columns(['ebook_id', 'nome']).doNothing())
    .execute()
}

/** Takes out an image that no text of the book shows. */
export async function deleteImagem(trx: Transaction<Tables>, ebookId: number, nome: string): Promise<void> {
  await trx
    .deleteFrom('ebook_imagem')
    .where('ebook_id', '=', ebookId)
    .where('nome', '=', nome)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('paragrafo')
            .innerJoin('ebook_capitulo', 'ebook_capitulo.id', 'paragrafo.ebook_capitulo_id')
            .select('paragrafo.id')
            .where('ebook_capitulo.ebook_id', '=', ebookId)
            .where('detalhes', 'like', `%/imagem/${nome}"%`),
        ),
      ),
    )
    .execute()
}

/** Title, authors and the like, as readers see them now. */
export async function findFichaEmVigor(db: Kysely<Tables>, ebookId: number) {
  const [autores, areas] = await Promise.all([
    db
      .selectFrom('ebook_autor')
      .innerJoin('autor', 'autor.id', 'ebook_autor.autor_id')
      .select(['nome', 'ano_de_nascimento', 'ano_de_morte'])
      .where('ebook_id', '=', ebookId)
      .orderBy('ebook_autor.ordem')
      .orderBy('autor.id')
      .execute(),
    db
      .selectFrom('ebook_area_tematica')
      .innerJoin('area_tematica', 'area_tematica.id', 'ebook_area_tematica.area_tematica_id')
      .select('descricao')
      .where('ebook_id', '=', ebookId)
      .orderBy('area_tematica.id')
      .execute(),
  ])
  return { autores, areas_tematicas: areas.map(({ descricao }) => descricao) }
}

export function findEbookById(db: Kysely<Tables>, id: number) {
  return db.selectFrom('ebook').selectAll().where('id', '=', id).executeTakeFirst()
}
