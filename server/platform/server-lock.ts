/** One server a data folder. The lock is an open transaction on a small SQLite file, released however the process ends. */
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { makeDataFolder, tightenFile } from './data-folder.ts'
import { isSqliteBusy } from './database-errors.ts'
import { StartError } from './start-error.ts'

export interface ServerLock {
  release(): void
}

/** Takes the lock of a data folder, made when missing. @throws StartError when another holds it, or it cannot be written */
export function acquireServerLock(dataDir: string): ServerLock {
  const lock = openLockFile(dataDir)
  try {
    lock.exec('BEGIN EXCLUSIVE')
  } catch (error) {
    lock.close()
    if (!isSqliteBusy(error)) throw folderError(dataDir, error)
    throw new StartError(
      `Outro servidor já está usando a pasta de dados ${dataDir}. Encerre-o, ou escolha outra pasta com MBW_DATA_DIR.`,
    )
  }
  return { release: () => lock.close() }
}

function openLockFile(dataDir: string): DatabaseSync {
  try {
    makeDataFolder(dataDir)
    const file = join(dataDir, 'servidor.lock')
    const lock = new DatabaseSync(file)
    tightenFile(file)
    return lock
  } catch (error) {
    throw folderError(dataDir, error)
  }
}

function folderError(dataDir: string, error: unknown): StartError {
  const reason = error instanceof Error ? error.message : String(error)
  return new StartError(
    `Não é possível gravar na pasta de dados ${dataDir} (${reason}). Confira as permissões, ou escolha outra pasta com MBW_DATA_DIR.`,
  )
}
