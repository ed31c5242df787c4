/** What readers could see of the texts, read from the tables. */
import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { DatabaseConfig } from '#server/platform/config.ts'
import type { Database } from '#server/platform/database.ts'
import { openDatabase } from '#server/platform/open-database.ts'
import { ofPublishedEdition } from '#server/platform/published-edition.ts'
import { TITULO } from './big-book.ts'

/** Paragraphs of the big book by the edition that they say to be of. */
export function readEditions(config: DatabaseConfig): Promise<Map<string, number>> {
  return withDatabase(config, async ({ read }) => {
    const rows = await read
      .selectFrom('paragrafo')
      .innerJoin('ebook_capitulo', ofPublishedEdition)
      .innerJoin('ebook', 'ebook.id', 'ebook_capitulo.ebook_id')
      .select('texto')
      .where('ebook.titulo', '=', TITULO)
      .execute()
    const byEdition = Map.groupBy(rows, ({ texto }) => texto.slice(0, texto.indexOf(',')))
    return new Map([...byEdition].map(([edition, own]) => [edition, own.length]))
  })
}

/** The same text for the same standards, Bibles and ebooks, whichever Bible came first. */
export function describeContent(config: DatabaseConfig): Promise<string> {
  return withDatabase(config, async ({ read }) => {
    const hash = createHash('sha256')
    for (const table of ['pagina', 'secao', 'parte', 'referencia', 'paragrafo'] as const) {
      const { rows } = await sql<object>`SELECT * FROM ${sql.table(table)} ORDER BY 1, 2`.execute(read)
      hash.update(JSON.stringify([table, rows]))
    }
    const { rows } = await sql<{ edicao_id: number }>`SELECT edicao.sigla, versiculo.* FROM versiculo
      JOIN edicao ON edicao.id = versiculo.edicao_id ORDER BY edicao.sigla, versiculo.id`.execute(read)
    hash.update(JSON.stringify(rows.map(({ edicao_id: _, ...row }) => row)))
    return hash.digest('hex')
  })
}

async function withDatabase<T>(config: DatabaseConfig, work: (db: Database) => Promise<T>): Promise<T> {
  const db = await openDatabase(config, 'reading')
  try {
    return await work(db)
  } finally {
    await db.close()
  }
}
