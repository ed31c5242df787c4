/** A golden database is filled once for each run (golden-global-setup.ts); every test file works on its own copy. */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { inject } from 'vitest'
import type { DatabaseConfig } from '#server/platform/config.ts'
import type { Database } from '#server/platform/database.ts'
import { openDatabase } from '#server/platform/open-database.ts'
import { SQLITE_FILE } from '#server/platform/sqlite-database.ts'
import { copyDatabase, type Golden, runMaintenance } from './database-copy.ts'

declare module 'vitest' {
  interface ProvidedContext {
    golden: Golden
  }
}

export interface TestDatabase {
  db: Database
  config: DatabaseConfig
  /** Closes the database and removes it. */
  drop(): Promise<void>
}

/** A copy of the golden database with all texts and the generated Bible. */
export function createTestDatabase(): Promise<TestDatabase> {
  return openCopy({ filled: true })
}

/** A database with nothing in it, not even tables. */
export function createEmptyDatabase(): Promise<TestDatabase> {
  return openCopy({ filled: false })
}

async function openCopy(options: { filled: boolean }): Promise<TestDatabase> {
  const { config, remove } = await copyDatabase(inject('golden'), options)
  // Tests import through it too. What a call may take is for the tests of real servers, and of the pool.
  const db = await openDatabase(config, 'maintenance')
  return {
    db,
    config,
    drop: async () => {
      await db.close()
      await remove()
    },
  }
}

/** Takes the database away under a running application: the file is damaged, or the server drops it. */
export async function breakDatabase({ config }: TestDatabase): Promise<void> {
  if (config.engine === 'sqlite') {
    writeFileSync(join(config.dataDir, SQLITE_FILE), 'not a database any more')
    return
  }
  const golden = inject('golden')
  if (golden.engine !== 'postgres') throw new Error('a PostgreSQL database in a run on SQLite')
  await runMaintenance(
    golden.maintenanceUrl,
    `DROP DATABASE ${new URL(config.url).pathname.slice(1)} WITH (FORCE)`,
  )
}
