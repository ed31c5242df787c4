/** What an import asks about the books that are there. */
import type { Kysely } from 'kysely'
import { ofPublishedEdition } from '#server/platform/published-edition.ts'
import type { AreaTematicaTable, AutorTable, EbookTable, Tables } from '#server/platform/tables.ts'

export function findEbook(db: Kysely<Tables>, identificador: string): Promise<EbookTable | undefined> {
  return db.selectFrom('ebook').selectAll().where('identificador', '=', identificador).executeTakeFirst()
}

/** The title of the book in the catalogue that was made of this very file. */
export async function findTituloByImpressao(db: Kysely<Tables>, impressao: string): Promise<string | null> {
  const row = await db
    .selectFrom('ebook')
    .select('titulo')
    .where('impressao', '=', impressao)
    .where('retirado', '=', 0)
    .executeTakeFirst()
  return row?.titulo ?? null
}

/** Books that came with the content folder, but for some. */
export function listMarkdownEbooksExcept(
  db: Kysely<Tables>,
  ebookIds: readonly number[],
): Promise<EbookTable[]> {
  return db
    .selectFrom('ebook')
    .selectAll()
    .where('origem', '=', 'markdown')
    .where('id', 'not in', [0, ...ebookIds])
    .execute()
}

/** 0 for an empty table. */
export async function findHighestId(
  db: Kysely<Tables>,
  table: 'ebook' | 'ebook_capitulo' | 'paragrafo',
): Promise<number> {
  const { max } = await db
    .selectFrom(table)
    .select((query) => query.fn.max('id').as('max'))
    .executeTakeFirstOrThrow()
  return max ?? 0
}

/** Of any chapter: all chapters of a book are of one edition. */
export async function findNumeroDaEdicao(db: Kysely<Tables>, ebookId: number): Promise<number | null> {
  const row = await db
    .selectFrom('ebook_capitulo')
    .select('edicao')
    .where('ebook_id', '=', ebookId)
    .limit(1)
    .executeTakeFirst()
  return row?.edicao ?? null
}

export function listCapitulos(db: Kysely<Tables>, ebookId: number) {
  return db
    .selectFrom('ebook_capitulo')
    .select(['id', 'ordem_dentro_do_ebook as ordem', 'titulo'])
    .where('ebook_id', '=', ebookId)
    .orderBy('ordem_dentro_do_ebook')
    .execute()
}

/** The text that is read, from the first chapter to the last. */
export function listParagrafos(db: Kysely<Tables>, ebookId: number) {
  return db
    .selectFrom('paragrafo')
    .innerJoin('ebook_capitulo', ofPublishedEdition)
    .select(['paragrafo.id', 'ebook_capitulo_id', 'texto', 'tipo', 'detalhes'])
    .where('ebook_capitulo.ebook_id', '=', ebookId)
    .orderBy('ordem_dentro_do_ebook')
    .orderBy('paragrafo.ordem')
    .execute()
}

export function listAreas(db: Kysely<Tables>): Promise<AreaTematicaTable[]> {
  return db.selectFrom('area_tematica').selectAll().orderBy('id').execute()
}

/** Areas of any book but these. */
export async function listAreaIdsOfOthers(
  db: Kysely<Tables>,
  ebookIds: readonly number[],
): Promise<number[]> {
  const rows = await db
    .selectFrom('ebook_area_tematica')
    .select('area_tematica_id')
    .distinct()
    .where('ebook_id', 'not in', [0, ...ebookIds])
    .execute()
  return rows.map(({ area_tematica_id }) => area_tematica_id)
}

export function listAutores(db: Kysely<Tables>): Promise<AutorTable[]> {
  return db.selectFrom('autor').selectAll().orderBy('id').execute()
}

/** Authors of any book but these. */
export async function listAutorIdsOfOthers(
  db: Kysely<Tables>,
  ebookIds: readonly number[],
): Promise<number[]> {
  const rows = await db
    .selectFrom('ebook_autor')
    .select('autor_id')
    .distinct()
    .where('ebook_id', 'not in', [0, ...ebookIds])
    .execute()
  return rows.map(({ autor_id }) => autor_id)
}
