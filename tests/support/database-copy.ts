/** Copies of the golden database (golden.ts), each with a data folder of its own. */
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import type { DatabaseConfig } from '#server/platform/config.ts'
import { SQLITE_FILE } from '#server/platform/sqlite-database.ts'

/** From this version on PostgreSQL has two ways to copy a database. */
const WITH_STRATEGY = 150_000

/** Where the golden database is. */
export type Golden =
  | { engine: 'sqlite'; file: string }
  | { engine: 'postgres'; maintenanceUrl: string; template: string }

export interface DatabaseCopy {
  config: DatabaseConfig
  /** Removes it, whoever is still connected. */
  remove(): Promise<void>
}

/** @param filled False: a database with nothing in it, not even tables. */
export function copyDatabase(golden: Golden, { filled }: { filled: boolean }): Promise<DatabaseCopy> {
  if (golden.engine === 'sqlite') return copySqlite(filled ? golden.file : null)
  return copyPostgres(golden.maintenanceUrl, filled ? golden.template : 'template0')
}

async function copySqlite(goldenFile: string | null): Promise<DatabaseCopy> {
  const dataDir = makeDataDir()
  if (goldenFile) copyFileSync(goldenFile, join(dataDir, SQLITE_FILE))
  return { config: { engine: 'sqlite', dataDir }, remove: async () => removeFolder(dataDir) }
}

async function copyPostgres(maintenanceUrl: string, template: string): Promise<DatabaseCopy> {
  const dataDir = makeDataDir()
  const name = `mbw_${crypto.randomUUID().replaceAll('-', '')}`
  await withMaintenance(maintenanceUrl, async (client) => {
    const { rows } = await client.query("SELECT current_setting('server_version_num')::int AS version")
    // Its files are copied as they are: a third of the time that the log of all its pages takes. Before 15 it was the only way.
    const strategy = rows[0].version >= WITH_STRATEGY ? 'STRATEGY FILE_COPY' : ''
    await client.query(`CREATE DATABASE ${name} TEMPLATE ${template} ${strategy}`)
  })
  return {
    config: { engine: 'postgres', dataDir, url: databaseUrl(maintenanceUrl, name) },
    remove: async () => {
      await runMaintenance(maintenanceUrl, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`)
      removeFolder(dataDir)
    },
  }
}

export function runMaintenance(maintenanceUrl: string, statement: string): Promise<void> {
  return withMaintenance(maintenanceUrl, async (client) => {
    await client.query(statement)
  })
}

async function withMaintenance(url: string, work: (client: pg.Client) => Promise<void>): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await work(client)
  } finally {
    await client.end()
  }
}

export function databaseUrl(maintenanceUrl: string, name: string): string {
  const url = new URL(maintenanceUrl)
  url.pathname = `/${name}`
  return url.href
}

function makeDataDir(): string {
  return mkdtempSync(join(tmpdir(), 'mbw-test-'))
}

function removeFolder(folder: string): void {
  rmSync(folder, { recursive: true, force: true })
}
