/** Reads what the database has of the books that an import is about. */
import type { Kysely } from 'kysely'
import type { EbookTable, Tables } from '#server/platform/tables.ts'
import { findEbook, findNumeroDaEdicao, listCapitulos, listParagrafos } from './ebooks-repository.ts'
import { chaveDoParagrafo, type Edicao } from './edicao.ts'

interface StoredEbook {
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
    const row = await findEbook(db, identificador)
    if (!row) continue
    // A book without chapters has its first edition before it.
    const numero = (await findNumeroDaEdicao(db, row.id)) ?? 1
    stored.set(identificador, { row, edicao: await readEdicao(db, row.id), numero })
  }
  return stored
}

async function readEdicao(db: Kysely<Tables>, ebookId: number): Promise<Edicao> {
  const capitulos = await listCapitulos(db, ebookId)
  const paragrafos = await listParagrafos(db, ebookId)
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
