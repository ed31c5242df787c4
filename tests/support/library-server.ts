/** The real server on a copy of the golden database of its own. It ends with the process of the tests at the latest. */
import { rmSync } from 'node:fs'
import type { Database } from '#server/platform/database.ts'
import { atExit } from './at-exit.ts'
import { type RunningServer, spawnServer } from './spawn-server.ts'
import { createTestDatabase, type TestDatabase } from './test-database.ts'

export interface LibrarySetup {
  /** Settings of the server besides its database. */
  readonly settings?: Readonly<Record<string, string>>
  /** Changes the copy of the golden database before the server starts. */
  readonly prepare?: (db: Database) => Promise<void>
}

export interface LibraryServer {
  readonly server: RunningServer
  readonly database: TestDatabase
}

export async function startServer({ settings, prepare }: LibrarySetup): Promise<LibraryServer> {
  const database = await createTestDatabase()
  await prepare?.(database.db)
  const { dataDir } = database.config
  const server = await spawnServer({ MBW_DATA_DIR: dataDir, MBW_LOG: 'silent', ...settings })
  atExit(() => rmSync(dataDir, { recursive: true, force: true }))
  endWithWorker()
  return { server, database }
}

/** What tests have left are readers, with everything of theirs. */
export async function clearReaders({ write }: Database): Promise<void> {
  await write.deleteFrom('usuario').execute()
  await write.deleteFrom('leituras_do_ebook').execute()
  await write.deleteFrom('tentativa').execute()
}

let endsWithWorker = false

/** The worker is ended by a signal, on which Node by itself runs nothing that waits for the exit. */
export function endWithWorker(): void {
  if (endsWithWorker) return
  endsWithWorker = true
  process.once('SIGTERM', () => process.exit())
}
