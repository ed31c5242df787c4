/**
 * Databases for tests: a golden one is migrated and filled once for each run (golden-global-setup.ts), and every
 * test file works on its own copy, so no test sees another's rows.
 */
import { copyFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { inject } from 'vitest'
import type { DatabaseConfig } from '#server/platform/config.ts'
import { type Database, openDatabase, SQLITE_FILE } from '#server/platform/database.ts'

/** Where the golden database is; provided by the global set-up. */
export type Golden =
  | { engine: 'sqlite'; file: string }
  | { engine: 'postgres'; maintenanceUrl: string; template: string }

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
export async function createTestDatabase(): Promise<TestDatabase> {
  const golden = inject('golden')
  return golden.engine === 'sqlite'
    ? copySqlite(golden.file)
    : copyPostgres(golden.maintenanceUrl, golden.template)
}

/** A database with nothing in it, not even tables. */
export async function createEmptyDatabase(): Promise<TestDatabase> {
  const golden = inject('golden')
  return golden.engine === 'sqlite' ? copySqlite(null) : copyPostgres(golden.maintenanceUrl, 'template0')
}

async function copySqlite(goldenFile: string | null): Promise<TestDatabase> {
  const dataDir = mkdtempSync(join(tmpdir(), 'mbw-test-'))
  if (goldenFile) copyFileSync(goldenFile, join(dataDir, SQLITE_FILE))
  const config: DatabaseConfig = { engine: 'sqlite', dataDir }
  const db = await openDatabase(config)
  return {
    db,
    config,
    drop: async () => {
      await db.close()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

async function copyPostgres(maintenanceUrl: string, template: string): Promise<TestDatabase> {
  const dataDir = mkdtempSync(join(tmpdir(), 'mbw-test-'))
  const name = `mbw_${crypto.randomUUID().replaceAll('-', '')}`
  await runMaintenance(maintenanceUrl, `CREATE DATABASE ${name} TEMPLATE ${template}`)
  const config: DatabaseConfig = { engine: 'postgres', dataDir, url: databaseUrl(maintenanceUrl, name) }
  const db = await openDatabase(config)
  return {
    db,
    config,
    drop: async () => {
      await db.close()
      await runMaintenance(maintenanceUrl, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`)
      rmSync(dataDir, { recursive: true, force: true })
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

export async function runMaintenance(maintenanceUrl: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: maintenanceUrl })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}

export function databaseUrl(maintenanceUrl: string, name: string): string {
  const url = new URL(maintenanceUrl)
  url.pathname = `/${name}`
  return url.href
}
