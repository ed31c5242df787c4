import { type SqlBool, sql } from 'kysely'
import type { Database } from '#server/platform/database.ts'
import { ofPublishedEdition } from '#server/platform/published-edition.ts'

const RESUMO = [
  'id',
  'titulo',
  'subtitulo',
  'capa',
  'paginas',
  'ano',
  'kind',
  'lancamento',
  'retirado',
] as const
const AUTOR = [
  'ebook_autor.ebook_id',
  'autor.id',
  'autor.nome',
  'autor.ano_de_nascimento',
  'autor.ano_de_morte',
] as const

export function listEbooks(db: Database) {
  return db.read.selectFrom('ebook').select(RESUMO).orderBy('id').execute()
}

/** Authors of all ebooks, or of one, in the order of its title page. */
export function listAutoresOfEbooks(db: Database, ebookId?: number) {
  const query = db.read
    .selectFrom('ebook_autor')
    .innerJoin('autor', 'autor.id', 'ebook_autor.autor_id')
    .select(AUTOR)
    .orderBy('ebook_autor.ebook_id')
    .orderBy('ebook_autor.ordem')
    .orderBy('autor.id')
  return (ebookId === undefined ? query : query.where('ebook_autor.ebook_id', '=', ebookId)).execute()
}

export function listAreas(db: Database) {
  return db.read.selectFrom('area_tematica').select(['id', 'descricao', 'explicacao']).orderBy('id').execute()
}

export function listAreasOfEbooks(db: Database) {
  return db.read.selectFrom('ebook_area_tematica').selectAll().execute()
}

/** What only the page of one ebook shows, and whether it left the catalogue. */
export function findEbook(db: Database, id: number) {
  return db.read
    .selectFrom('ebook')
    .select([...RESUMO, 'prefacio', 'idioma'])
    .where('id', '=', id)
    .executeTakeFirst()
}

export function listAreasOfEbook(db: Database, ebookId: number) {
  return db.read
    .selectFrom('ebook_area_tematica')
    .innerJoin('area_tematica', 'area_tematica.id', 'ebook_area_tematica.area_tematica_id')
    .select(['area_tematica.id', 'area_tematica.descricao', 'area_tematica.explicacao'])
    .where('ebook_area_tematica.ebook_id', '=', ebookId)
    .orderBy('area_tematica.id')
    .execute()
}

/** @param capa whole address of a cover, when it must be the one that the ebook has now */
export async function findImagem(db: Database, ebookId: number, nome: string, capa?: string) {
  const query = db.read
    .selectFrom('ebook_imagem')
    .innerJoin('ebook', 'ebook.id', 'ebook_imagem.ebook_id')
    .select('ebook_imagem.webp_base64')
    .where('ebook_imagem.ebook_id', '=', ebookId)
    .where('ebook_imagem.nome', '=', nome)
  return (capa === undefined ? query : query.where('ebook.capa', '=', capa)).executeTakeFirst()
}

const CAPITULO = ['id', 'titulo', 'subtitulo', 'ordem_dentro_do_ebook'] as const

/** The chapters in their order, without text. */
export function listCapitulos(db: Database, ebookId: number) {
  return db.read
    .selectFrom('ebook_capitulo')
    .select([...CAPITULO, 'nivel', 'palavras', 'secoes'])
    .where('ebook_id', '=', ebookId)
    .orderBy('ordem_dentro_do_ebook')
    .execute()
}

export function findCapitulo(db: Database, ebookId: number, id: number) {
  return db.read
    .selectFrom('ebook_capitulo')
    .select(CAPITULO)
    .where('ebook_id', '=', ebookId)
    .where('id', '=', id)
    .executeTakeFirst()
}

/** Paragraphs of a chapter, at most `limit`. @param afterOrdem where the piece before ended, exclusive; null at first */
export function listParagrafos(db: Database, capituloId: number, afterOrdem: number | null, limit: number) {
  const query = db.read
    .selectFrom('paragrafo')
    .innerJoin('ebook_capitulo', ofPublishedEdition)
    .select(['paragrafo.id', 'ordem', 'paragrafo.titulo', 'texto', 'tipo', 'detalhes', 'marcas'])
    .where('ebook_capitulo_id', '=', capituloId)
    .orderBy('ordem')
    .limit(limit)
  return (afterOrdem === null ? query : query.where('ordem', '>', afterOrdem)).execute()
}

/** Paragraphs of a book that is in the catalogue, chapter by chapter. */
export function listParagrafosDoIdentificador(db: Database, identificador: string, limit: number) {
  return db.read
    .selectFrom('paragrafo')
    .innerJoin('ebook_capitulo', ofPublishedEdition)
    .innerJoin('ebook', 'ebook.id', 'ebook_capitulo.ebook_id')
    .select(['paragrafo.titulo', 'texto'])
    .where('ebook.identificador', '=', identificador)
    .where('ebook.retirado', '=', 0)
    .orderBy('ordem_dentro_do_ebook')
    .orderBy('ordem')
    .limit(limit)
    .execute()
}

/** The chapters of a book that is in the catalogue, in their order. */
export function listCapitulosDoIdentificador(db: Database, identificador: string, limit: number) {
  return db.read
    .selectFrom('ebook_capitulo')
    .innerJoin('ebook', 'ebook.id', 'ebook_capitulo.ebook_id')
    .select(['ebook.id as ebook_id', 'ebook_capitulo.id as capitulo_id', 'ordem_dentro_do_ebook as ordem'])
    .where('ebook.identificador', '=', identificador)
    .where('ebook.retirado', '=', 0)
    .orderBy('ordem_dentro_do_ebook')
    .limit(limit)
    .execute()
}

export function listDetalhes(db: Database, capituloId: number) {
  return db.read
    .selectFrom('paragrafo')
    .innerJoin('ebook_capitulo', ofPublishedEdition)
    .select('detalhes')
    .where('ebook_capitulo_id', '=', capituloId)
    .where('detalhes', 'like', '%imagem%')
    .execute()
}

export function findParagrafo(db: Database, capituloId: number, id: number) {
  return db.read
    .selectFrom('paragrafo')
    .innerJoin('ebook_capitulo', ofPublishedEdition)
    .select(['paragrafo.id', 'ordem', 'texto'])
    .where('ebook_capitulo_id', '=', capituloId)
    .where('paragrafo.id', '=', id)
    .executeTakeFirst()
}

/** Letters of a chapter: all, and those of its paragraphs before a place. */
export async function sumLetras(
  db: Database,
  capituloId: number,
  ordem: number,
): Promise<{ antes: number; total: number }> {
  const letras = sql<number>`length(texto)`
  const sums = await db.read
    .selectFrom('paragrafo')
    .innerJoin('ebook_capitulo', ofPublishedEdition)
    .select((eb) => [
      eb.fn.sum(letras).as('total'),
      eb.fn.sum(eb.case().when('ordem', '<', ordem).then(letras).else(0).end()).as('antes'),
    ])
    .where('ebook_capitulo_id', '=', capituloId)
    .executeTakeFirst()
  return { antes: Number(sums?.antes ?? 0), total: Number(sums?.total ?? 0) }
}

/** Paragraphs of a chapter from one place to another, both included. */
export function listParagrafosBetween(db: Database, capituloId: number, from: number, to: number) {
  return db.read
    .selectFrom('paragrafo')
    .innerJoin('ebook_capitulo', ofPublishedEdition)
    .select(['paragrafo.id', 'ordem', 'texto'])
    .where('ebook_capitulo_id', '=', capituloId)
    .where('ordem', '>=', from)
    .where('ordem', '<=', to)
    .orderBy('ordem')
    .execute()
}

/** Paragraphs of some chapters that hold a folded text, in reading order. */
export function listParagrafosWith(
  db: Database,
  capituloIds: readonly number[],
  folded: string,
  limit: number,
) {
  return db.read
    .selectFrom('paragrafo')
    .innerJoin('ebook_capitulo', ofPublishedEdition)
    .select([
      'paragrafo.id',
      'paragrafo.ebook_capitulo_id as capitulo_id',
      'paragrafo.texto',
      'paragrafo.texto_busca',
    ])
    .where('paragrafo.ebook_capitulo_id', 'in', capituloIds)
    .where(contains('paragrafo.texto_busca', folded))
    .orderBy('ebook_capitulo.ordem_dentro_do_ebook')
    .orderBy('paragrafo.ordem')
    .limit(limit)
    .execute()
}

/** '%', '_' and '\' of the reader's words stand for themselves; SQLite escapes only when told how. */
function contains(column: 'paragrafo.texto_busca', folded: string) {
  const pattern = `%${folded.replace(/[\\%_]/g, '\\$&')}%`
  return sql<SqlBool>`${sql.ref(column)} LIKE ${pattern} ESCAPE '\\'`
}
