/** `npm run content -- export epub …`: the EPUBs of `/ebooks/recursos`, for the publisher. */
import { rename, rm, writeFile } from 'node:fs/promises'
import { Padrao } from '#contract/padroes.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Database } from '#server/platform/database.ts'
import { StartError } from '#server/platform/start-error.ts'
import { writePadraoEpub } from './service.ts'

/** Writes a standard as an EPUB. @param args after `export epub` @returns the file, or null when they name none @throws StartError */
export async function exportEpub(
  db: Database,
  [what = '', file = `${what}.epub`, ...more]: readonly string[],
): Promise<string | null> {
  const padrao = Padrao.safeParse(what)
  if (!padrao.success || more.length > 0) return null
  return save(file, await orStartError(writePadraoEpub(db, padrao.data)))
}

/** What a caller of the API would be told, the publisher is told. */
async function orStartError<T>(work: Promise<T>): Promise<T> {
  try {
    return await work
  } catch (error) {
    if (error instanceof AppError) throw new StartError(error.message)
    throw error
  }
}

/** Beside its place first: a full disk leaves neither half a file nor loses the one that was there. */
async function save(file: string, epub: Buffer): Promise<string> {
  const partial = `${file}.parte`
  try {
    await writeFile(partial, epub)
    await rename(partial, file)
    return file
  } catch (error) {
    await rm(partial, { force: true })
    const reason = error instanceof Error ? error.message : String(error)
    throw new StartError(`O arquivo ${file} não pôde ser gravado: ${reason}.`)
  }
}
