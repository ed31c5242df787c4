/** Every book, chapter and paragraph of the catalogue. Subtitle and authors are a title's text, so that a whole title is known as such. */
import type { Kysely } from 'kysely'
import { ofPublishedEdition } from '#server/platform/published-edition.ts'
import type { ParagrafoTable, Tables } from '#server/platform/tables.ts'
import type { DocumentoComparado } from '../consulta-e-documento.ts'
import { blankChamadas } from './chamadas-de-rodape.ts'
import type { DocumentoDosEbooks } from './documento.ts'
import { idsByTipo, TIPOS, toNumero } from './numeros.ts'

const { livro: LIVRO, capitulo: CAPITULO, paragrafo: PARAGRAFO } = TIPOS.ebooks

/** Numbers of all documents of some books, or of all books of the catalogue. */
export async function listNumerosDosEbooks(
  db: Kysely<Tables>,
  ebookIds?: readonly number[],
): Promise<number[]> {
  const only = ebookIds ?? []
  if (ebookIds && only.length === 0) return []
  let livros = db.selectFrom('ebook').select('id').where('retirado', '=', 0)
  if (ebookIds) livros = livros.where('id', 'in', only)
  const capitulos = db.selectFrom('ebook_capitulo').select('id').where('ebook_id', 'in', livros)
  const paragrafos = db
    .selectFrom('paragrafo')
    .innerJoin('ebook_capitulo', ofPublishedEdition)
    .select('paragrafo.id')
    .where('ebook_id', 'in', livros)
  return [
    ...(await livros.execute()).map(({ id }) => toNumero(LIVRO, id)),
    ...(await capitulos.execute()).map(({ id }) => toNumero(CAPITULO, id)),
    ...(await paragrafos.execute()).map(({ id }) => toNumero(PARAGRAFO, id)),
  ]
}

/** Numbers of the books that some authors wrote. */
export async function listNumerosDosAutores(
  db: Kysely<Tables>,
  autorIds: readonly number[],
): Promise<number[]> {
  if (autorIds.length === 0) return []
  const rows = await db
    .selectFrom('ebook_autor')
    .select('ebook_id')
    .where('autor_id', 'in', autorIds)
    .execute()
  return rows.map(({ ebook_id }) => toNumero(LIVRO, ebook_id))
}

/** For each of some books, 1 when it has left the catalogue. */
export async function findRetirados(
  db: Kysely<Tables>,
  ebookIds: readonly number[],
): Promise<Map<number, number>> {
  const rows = await db.selectFrom('ebook').select(['id', 'retirado']).where('id', 'in', ebookIds).execute()
  return new Map(rows.map(({ id, retirado }) => [id, retirado]))
}

/** The documents that these numbers name now, in any order. */
export async function readDocumentosDosEbooks(
  db: Kysely<Tables>,
  numeros: readonly number[],
): Promise<DocumentoDosEbooks[]> {
  const byTipo = idsByTipo(numeros)
  return [
    ...(await readLivros(db, byTipo.get(LIVRO) ?? [])),
    ...(await readCapitulos(db, byTipo.get(CAPITULO) ?? [])),
    ...(await readParagrafos(db, byTipo.get(PARAGRAFO) ?? [])),
  ]
}

async function readLivros(db: Kysely<Tables>, ids: readonly number[]): Promise<DocumentoDosEbooks[]> {
  if (ids.length === 0) return []
  const rows = await db
    .selectFrom('ebook')
    .select(['id', 'titulo', 'subtitulo'])
    .where('id', 'in', ids)
    .where('retirado', '=', 0)
    .execute()
  const autores = await db
    .selectFrom('ebook_autor')
    .innerJoin('autor', 'autor.id', 'ebook_autor.autor_id')
    .select(['ebook_autor.ebook_id', 'autor.nome'])
    .where('ebook_autor.ebook_id', 'in', ids)
    .orderBy('ebook_autor.ebook_id')
    .orderBy('ebook_autor.ordem')
    .orderBy('autor.id')
    .execute()
  const nomes = Map.groupBy(autores, ({ ebook_id }) => ebook_id)
  return rows.map(({ id, titulo, subtitulo }) => ({
    fonte: 'ebooks',
    numero: toNumero(LIVRO, id),
    ordem: [LIVRO, id],
    titulo,
    texto: [subtitulo, (nomes.get(id) ?? []).map(({ nome }) => nome).join(', ')].filter(Boolean).join(' · '),
    ebookId: id,
    livro: titulo,
    capitulo: null,
    paragrafoId: null,
  }))
}

async function readCapitulos(db: Kysely<Tables>, ids: readonly number[]): Promise<DocumentoDosEbooks[]> {
  if (ids.length === 0) return []
  const rows = await db
    .selectFrom('ebook_capitulo as capitulo')
    .innerJoin('ebook', 'ebook.id', 'capitulo.ebook_id')
    .select([
      'capitulo.id',
      'capitulo.titulo',
      'capitulo.subtitulo',
      'capitulo.ebook_id',
      'capitulo.ordem_dentro_do_ebook as ordem',
      'ebook.titulo as livro',
    ])
    .where('capitulo.id', 'in', ids)
    .where('ebook.retirado', '=', 0)
    .execute()
  return rows.map(({ id, titulo, subtitulo, ebook_id, ordem, livro }) => ({
    fonte: 'ebooks',
    numero: toNumero(CAPITULO, id),
    ordem: [CAPITULO, ebook_id, ordem],
    titulo,
    texto: subtitulo ?? '',
    ebookId: ebook_id,
    livro,
    capitulo: { id, titulo },
    paragrafoId: null,
  }))
}

async function readParagrafos(db: Kysely<Tables>, ids: readonly number[]): Promise<DocumentoDosEbooks[]> {
  if (ids.length === 0) return []
  const rows = await db
    .selectFrom('paragrafo')
    .innerJoin('ebook_capitulo', ofPublishedEdition)
    .innerJoin('ebook', 'ebook.id', 'ebook_capitulo.ebook_id')
    .select([
      'paragrafo.id',
      'paragrafo.titulo',
      'paragrafo.texto',
      'paragrafo.marcas',
      'paragrafo.ordem',
      'ebook_capitulo.id as capitulo_id',
      'ebook_capitulo.titulo as capitulo_titulo',
      'ebook_capitulo.ordem_dentro_do_ebook',
      'ebook_capitulo.ebook_id',
      'ebook.titulo as livro',
    ])
    .where('paragrafo.id', 'in', ids)
    .where('ebook.retirado', '=', 0)
    .execute()
  return rows.map((row) => ({
    fonte: 'ebooks',
    numero: toNumero(PARAGRAFO, row.id),
    ordem: [PARAGRAFO, row.ebook_id, row.ordem_dentro_do_ebook, row.ordem],
    ...toDocumentoDoParagrafo(row),
    ebookId: row.ebook_id,
    livro: row.livro,
    capitulo: { id: row.capitulo_id, titulo: row.capitulo_titulo },
    paragrafoId: row.id,
  }))
}

/** What is indexed of a paragraph. */
export function toDocumentoDoParagrafo({
  titulo,
  texto,
  marcas,
}: Pick<ParagrafoTable, 'titulo' | 'texto' | 'marcas'>): DocumentoComparado {
  return { titulo: titulo ?? '', texto: blankChamadas(texto, marcas) }
}
