/** A database with the few texts of small-content.ts: for tests whose subject is not how many there are. */
import { mkdirSync } from 'node:fs'
import { importPadroes } from '#server/conteudo/import-padroes.ts'
import { migrate } from '#server/platform/migrate.ts'
import { noRest } from '#server/platform/pieces.ts'
import { writeSmallContent } from './small-content.ts'
import { createEmptyDatabase, type TestDatabase } from './test-database.ts'

/** @param texts a new folder, for the files that are imported */
export async function createSmallLibrary(texts: string): Promise<TestDatabase> {
  mkdirSync(texts)
  writeSmallContent(texts)
  const database = await createEmptyDatabase()
  await migrate(database.db)
  await importPadroes(database.db, texts, { dryRun: false, rest: noRest })
  return database
}
