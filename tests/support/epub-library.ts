/** Small EPUB books in a test's library, and what the database then has of them. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll } from 'vitest'
import { readCanon } from '#server/conteudo/import-biblia.ts'
import { type ImportedEbook, importEbook } from '#server/conteudo/import-ebook.ts'
import { PROJECT_ROOT } from '#server/platform/project-root.ts'
import { type EpubSource, METADATA, writeEpub } from './epub-writer.ts'
import type { TestApp } from './test-app.ts'

export interface StoredBook {
  ebook: number
  /** Ids by title. */
  capitulos: Map<string, number>
  /** Ids by text. */
  paragrafos: Map<string, number>
}

export interface EpubLibrary {
  /** A folder of the test's own. */
  dir: string
  importFile(path: string, dryRun?: boolean): Promise<ImportedEbook>
  /** Imports a book of one chapter for each title; the same id is the same book. */
  importBook(
    id: string,
    chapters: Record<string, string[]>,
    source?: Partial<EpubSource>,
  ): Promise<ImportedEbook>
  stored(id: string): Promise<StoredBook>
}

export function setupEpubLibrary(harness: TestApp): EpubLibrary {
  const library: EpubLibrary = {
    dir: '',
    async importFile(path, dryRun = false) {
      return importEbook(harness.db, path, await readCanon(join(PROJECT_ROOT, 'content')), { dryRun })
    },
    importBook(id, chapters, source = {}) {
      const documentos = Object.fromEntries(
        Object.entries(chapters).map(([titulo, textos], index) => [
          `c${index}.xhtml`,
          `<h1>${titulo}</h1>${textos.map((texto) => `<p>${texto}</p>`).join('')}`,
        ]),
      )
      const path = join(library.dir, `${id}.epub`)
      writeFileSync(path, writeEpub({ documentos, metadata: METADATA.replace('urn:prova:1', id), ...source }))
      return library.importFile(path)
    },
    stored: (id) => readStored(harness, id),
  }
  beforeAll(() => {
    library.dir = mkdtempSync(join(tmpdir(), 'mbw-ebook-'))
  })
  afterAll(() => rmSync(library.dir, { recursive: true }))
  return library
}

async function readStored(harness: TestApp, id: string): Promise<StoredBook> {
  const rows = await harness.db.read
    .selectFrom('ebook')
    .innerJoin('ebook_capitulo', 'ebook_capitulo.ebook_id', 'ebook.id')
    .leftJoin('paragrafo', 'paragrafo.ebook_capitulo_id', 'ebook_capitulo.id')
    .select([
      'ebook.id as ebook',
      'ebook_capitulo.id as capitulo',
      'ebook_capitulo.titulo',
      'paragrafo.id',
      'texto',
    ])
    .where('identificador', '=', `epub:${id}`)
    .orderBy('ordem_dentro_do_ebook')
    .orderBy('paragrafo.ordem')
    .execute()
  return {
    ebook: rows[0]?.ebook ?? 0,
    capitulos: new Map(rows.map(({ titulo, capitulo }) => [titulo, capitulo])),
    paragrafos: new Map(
      rows.flatMap(({ id: paragrafo, texto }) => (paragrafo && texto !== null ? [[texto, paragrafo]] : [])),
    ),
  }
}
