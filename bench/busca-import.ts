/** Generated books into the library, through the code that stores an EPUB, and without the index. */
import type { Kysely } from 'kysely'
import type { CanonLivro } from '#server/biblia/canon.ts'
import { ebooksTables } from '#server/conteudo/ebooks-tables.ts'
import type { ParsedEbook } from '#server/conteudo/parsers/content-model.ts'
import { storeContent } from '#server/conteudo/store-content.ts'
import type { Database, Engine } from '#server/platform/database.ts'
import { applyPlans, planTables } from '#server/platform/sync-table.ts'
import type { Tables } from '#server/platform/tables.ts'
import { type Corpus, makeBook } from './busca-corpus.ts'
import { openBenchDatabase } from './busca-server.ts'

/** Books that one transaction brings in. */
const AT_ONCE = 10

/** As importEbook does when it has read an EPUB, with several books. */
export async function importEbooks(
  db: Database,
  ebooks: readonly ParsedEbook[],
  canon: readonly CanonLivro[],
): Promise<void> {
  const fonte = nameOf(ebooks)
  const buildTables = (stored: Kysely<Tables>) => ebooksTables(stored, { ebooks, areas: null, canon })
  await storeContent(db, { fonte, impressao: fonte, buildTables }, { dryRun: false })
}

/**
 * The same rows into a database of their own, without what storeContent adds to them.
 * @returns milliseconds
 */
export async function timeBareImport(
  engine: Engine,
  canon: readonly CanonLivro[],
  corpus: Corpus,
  books: number,
): Promise<number> {
  const { db, end } = await openBenchDatabase(engine)
  try {
    const { ms } = await importBooks(1, books, corpus, (ebooks) =>
      db.write.transaction().execute(async (trx) => {
        const { tables } = await ebooksTables(trx, { ebooks, areas: null, canon })
        await applyPlans(trx, await planTables(trx, tables))
      }),
    )
    return ms
  } finally {
    await end()
  }
}

export interface ImportedBooks {
  /** Milliseconds that storing took; making the books does not count. */
  readonly ms: number
  /** Number of the last book: the one asked for, unless time was up before. */
  readonly last: number
}

/** @param limitMs begins no other transaction after that */
export async function importBooks(
  first: number,
  last: number,
  corpus: Corpus,
  store: (ebooks: readonly ParsedEbook[]) => Promise<void>,
  limitMs = Number.POSITIVE_INFINITY,
): Promise<ImportedBooks> {
  let spent = 0
  for (let number = first; number <= last; number += AT_ONCE) {
    if (spent > limitMs) return { ms: spent, last: number - 1 }
    const count = Math.min(AT_ONCE, last + 1 - number)
    const ebooks = Array.from({ length: count }, (_, index) => makeBook(corpus, number + index))
    const startedAt = performance.now()
    await store(ebooks)
    spent += performance.now() - startedAt
  }
  return { ms: spent, last }
}

function nameOf(ebooks: readonly ParsedEbook[]): string {
  return `${ebooks[0]?.identificador} and ${ebooks.length - 1} more`
}
