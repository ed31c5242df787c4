import type { JoinBuilder } from 'kysely'
import type { Tables } from './tables.ts'

/** Joins paragraphs with the edition that is read. Others lie beside it: no query for readers may leave this out. */
export function ofPublishedEdition(
  join: JoinBuilder<Tables, 'ebook_capitulo' | 'paragrafo'>,
): JoinBuilder<Tables, 'ebook_capitulo' | 'paragrafo'> {
  return join
    .onRef('ebook_capitulo.id', '=', 'paragrafo.ebook_capitulo_id')
    .onRef('ebook_capitulo.edicao', '=', 'paragrafo.edicao')
}
