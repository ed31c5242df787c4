/** `npm run content -- export epub …`: the files of `/ebooks/recursos`, for the publisher. */
import { rename, rm, writeFile } from 'node:fs/promises'
import { Padrao } from '#contract/padroes.ts'
import { findUsuarioId } from '#server/auth/service.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Database } from '#server/platform/database.ts'
import { StartError } from '#server/platform/start-error.ts'
import { writeNotasEpub, writePadraoEpub } from './service.ts'

/** Writes a standard, or a reader's notes, as an EPUB. @param args after `export epub` @returns the file, or null @throws StartError */
export async function exportEpub(db: Database, args: readonly string[]): Promise<string | null> {
  const [what = '', ...rest] = args
  const padrao = Padrao.safeParse(what)
  if (padrao.success && rest.length <= 1) {
    return save(rest[0] ?? `${what}.epub`, await orStartError(writePadraoEpub(db, padrao.data)))
  }
  const [email, file = 'minhas-notas.epub', ...more] = rest
  if (what !== 'notas' || email === undefined || more.length > 0) return null
  const usuarioId = await findUsuarioId(db, email)
  if (usuarioId === null) throw new StartError(`Nenhum leitor tem o e-mail ${email}.`)
  return save(file, await writeNotasEpub(db, usuarioId))
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
async function save(file: string, epub: Buffer | AsyncIterable<Uint8Array>): Promise<string> {
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
