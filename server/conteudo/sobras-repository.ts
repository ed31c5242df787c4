/** What is recorded as read by nobody, and the text and images themselves. */
import { type Kysely, sql } from 'kysely'
import type { Tables } from '#server/platform/tables.ts'

/** Text or images of an edition that is not shown yet, or no more. */
export type Sobra = Tables['importacao_sobra']

export async function insertSobras(db: Kysely<Tables>, sobras: readonly Sobra[]): Promise<void> {
  if (sobras.length === 0) return
  await db
    .insertInto('importacao_sobra')
    .values([...sobras])
    .execute()
}

export async function deleteSobras(db: Kysely<Tables>): Promise<void> {
  await db.deleteFrom('importacao_sobra').execute()
}

export async function hasSobras(db: Kysely<Tables>): Promise<boolean> {
  const any = await db.selectFrom('importacao_sobra').select('tipo').limit(1).executeTakeFirst()
  return any !== undefined
}

/** Paragraphs that are recorded; never one that is read, whatever the table says. */
export function listParagrafosQueSobram(db: Kysely<Tables>): Promise<{ id: number; edicao: number }[]> {
  return db
    .selectFrom('importacao_sobra')
    .innerJoin('paragrafo', (join) =>
      join
        .onRef('paragrafo.ebook_capitulo_id', '=', 'importacao_sobra.dono_id')
        .on('paragrafo.edicao', '=', sql<number>`CAST(importacao_sobra.nome AS INTEGER)`),
    )
    .leftJoin('ebook_capitulo', (join) =>
      join
        .onRef('ebook_capitulo.id', '=', 'paragrafo.ebook_capitulo_id')
        .onRef('ebook_capitulo.edicao', '=', 'paragrafo.edicao'),
    )
    .select(['paragrafo.id', 'paragrafo.edicao'])
    .where('importacao_sobra.tipo', '=', 'texto')
    .where('ebook_capitulo.id', 'is', null)
    .execute()
}

export function listImagensQueSobram(db: Kysely<Tables>): Promise<Sobra[]> {
  return db.selectFrom('importacao_sobra').selectAll().where('tipo', '=', 'imagem').execute()
}

export async function deleteParagrafos(
  db: Kysely<Tables>,
  edicao: number,
  ids: readonly number[],
): Promise<void> {
  await db.deleteFrom('paragrafo').where('edicao', '=', edicao).where('id', 'in', ids).execute()
}

export async function deleteImagens(
  db: Kysely<Tables>,
  ebookId: number,
  nomes: readonly string[],
): Promise<void> {
  await db.deleteFrom('ebook_imagem').where('ebook_id', '=', ebookId).where('nome', 'in', nomes).execute()
}
