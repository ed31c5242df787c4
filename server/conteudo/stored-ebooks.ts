/** Reads what the database has of the books that an import is about. */
import type { Kysely } from 'kysely'
import { ofPublishedEdition } from '#server/platform/published-edition.ts'
import type { EbookTable, Tables } from '#server/platform/tables.ts'
import { chaveDoParagrafo, type Edicao } from './edicao.ts'

export interface StoredEbook {
  row: EbookTable
  edicao: Edicao
  /** Number of the edition of its text that is read. */
  numero: number
}

/** @returns the books that are stored, by identificador */
export async function readStoredEbooks(
  db: Kysely<Tables>,
  identificadores: readonly string[],
): Promise<Map<string, StoredEbook>> {
  const stored = new Map<string, StoredEbook>()
  for (const identificador of identificadores) {
    const row = await db
      .selectFrom('ebook')
      .selectAll()
      .where('identificador', '=', identificador)
      .executeTakeFirst()
    if (!row) continue
    const numero = await readNumeroDaEdicao(db, row.id)
    stored.set(identificador, { row, edicao: await readEdicao(db, row.id), numero })
  }
  return stored
}

/** All chapters of a book are of one edition; a book without any has its first one before it. */
async function readNumeroDaEdicao(db: Kysely<Tables>, ebookId: number): Promise<number> {
  const row = await db
    .selectFrom('ebook_capitulo')
    .select('edicao')
    .where('ebook_id', '=', ebookId)
    .limit(1)
    .executeTakeFirst()
  return row?.edicao ?? 1
}

async function readEdicao(db: Kysely<Tables>, ebookId: number): Promise<Edicao> {
  const capitulos = await db
    .selectFrom('ebook_capitulo')
    .select(['id', 'ordem_dentro_do_ebook as ordem', 'titulo'])
    .where('ebook_id', '=', ebookId)
    .orderBy('ordem_dentro_do_ebook')
    .execute()
  const paragrafos = await db
    .selectFrom('paragrafo')
    .innerJoin('ebook_capitulo', ofPublishedEdition)
    .select(['paragrafo.id', 'ebook_capitulo_id', 'texto', 'tipo', 'detalhes'])
    .where('ebook_capitulo.ebook_id', '=', ebookId)
    .orderBy('ordem_dentro_do_ebook')
    .orderBy('paragrafo.ordem')
    .execute()
  return {
    capitulos,
    paragrafos: paragrafos.map(({ id, ebook_capitulo_id, texto, tipo, detalhes }) => ({
      id,
      capituloId: ebook_capitulo_id,
      texto,
      chave: chaveDoParagrafo(tipo, texto, nomeDaImagem(detalhes)),
    })),
  }
}

const IMAGEM = /"src":"[^"]*\/([\w-]+)"/

/** From the JSON of `detalhes`, which is not worth parsing for the one paragraph in a hundred that has an image. */
function nomeDaImagem(detalhes: string): string | undefined {
  return IMAGEM.exec(detalhes)?.[1]
}
