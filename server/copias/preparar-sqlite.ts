/** Fills a new SQLite file beside the one in use; one rename puts it in its place, and the old one is kept. */
import { existsSync } from 'node:fs'
import { copyFile, link, mkdir, mkdtemp, open, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { Database } from '#server/platform/database.ts'
import { isSqliteBusy } from '#server/platform/database-errors.ts'
import { openDatabase } from '#server/platform/open-database.ts'
import { acquireServerLock } from '#server/platform/server-lock.ts'
import { SQLITE_FILE } from '#server/platform/sqlite-database.ts'
import { StartError } from '#server/platform/start-error.ts'
import { syncFolder } from './gravar-copia.ts'

const AO_LADO_DO_BANCO = ['-wal', '-shm']

/** Fills the new file, puts it in place. @returns the folder that keeps the old one, or null @throws StartError, nothing changed */
export async function fillSqlite(
  dataDir: string,
  fill: (db: Database) => Promise<void>,
): Promise<string | null> {
  const lock = acquireServerLock(dataDir)
  try {
    const beside = await mkdtemp(join(dataDir, 'restauracao-'))
    try {
      await fillBeside(beside, fill)
      const kept = await keepOld(dataDir)
      await rename(join(beside, SQLITE_FILE), join(dataDir, SQLITE_FILE))
      await syncFolder(dataDir)
      return kept
    } finally {
      await rm(beside, { recursive: true, force: true })
    }
  } catch (error) {
    throw isFileError(error)
      ? new StartError(`Não foi possível gravar em ${dataDir}: ${error.message}.`)
      : error
  } finally {
    lock.release()
  }
}

async function fillBeside(beside: string, fill: (db: Database) => Promise<void>): Promise<void> {
  const db = await openDatabase({ engine: 'sqlite', dataDir: beside }, 'maintenance')
  try {
    await fill(db)
  } finally {
    // The last connection takes the write-ahead log into the file.
    await db.close()
  }
  const handle = await open(join(beside, SQLITE_FILE), 'r+')
  await handle.sync()
  await handle.close()
}

/** The file in use stays in its place until the new one takes it: here it only gets a second name. */
async function keepOld(dataDir: string): Promise<string | null> {
  const file = join(dataDir, SQLITE_FILE)
  if (!existsSync(file)) return null
  if (!takeLogIn(file)) return null
  const kept = join(
    dataDir,
    `antes-da-restauracao-${new Date().toISOString().replace(/\D/g, '').slice(0, 14)}`,
  )
  await mkdir(kept, { mode: 0o700 })
  await link(file, join(kept, SQLITE_FILE)).catch(() => copyFile(file, join(kept, SQLITE_FILE)))
  // What a damaged file has left of its log must not be taken for that of the new one.
  for (const end of AO_LADO_DO_BANCO) {
    if (existsSync(file + end)) await rename(file + end, join(kept, SQLITE_FILE + end))
  }
  await syncFolder(kept)
  return kept
}

/** Leaving the write-ahead log needs the file alone: nobody else has it open. @returns whether there is anything in it */
function takeLogIn(file: string): boolean {
  const sqlite = new DatabaseSync(file)
  try {
    sqlite.exec('PRAGMA journal_mode = DELETE')
    return sqlite.prepare('SELECT 1 FROM sqlite_schema').get() !== undefined
  } catch (error) {
    if (isSqliteBusy(error)) {
      throw new StartError('Outro programa está usando o banco de dados. Encerre-o e tente de novo.')
    }
    if (isDamaged(error)) return true
    throw error
  } finally {
    sqlite.close()
  }
}

/** CORRUPT and NOTADB: a reason to restore, not to refuse it. */
function isDamaged(error: unknown): boolean {
  return error instanceof Error && 'errcode' in error && [11, 26].includes(Number(error.errcode) & 0xff)
}

function isFileError(error: unknown): error is Error {
  return error instanceof Error && ('syscall' in error || 'errcode' in error)
}
