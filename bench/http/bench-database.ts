/** An empty database of its own for a real server: a folder, and with PostgreSQL a cluster that forgets everything. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { DatabaseConfig } from '#server/platform/config.ts'
import type { Engine } from '#server/platform/database.ts'
import { databaseUrl, runMaintenance } from '#tests/support/database-copy.ts'
import { startPostgresCluster } from '#tests/support/postgres-cluster.ts'

/** Removes it when the work is done. */
export async function withBenchDatabase<T>(
  engine: Engine,
  work: (config: DatabaseConfig) => Promise<T>,
): Promise<T> {
  const dataDir = mkdtempSync(join(tmpdir(), 'mbw-bench-'))
  const cluster = engine === 'postgres' ? await startPostgresCluster() : null
  try {
    if (!cluster) return await work({ engine: 'sqlite', dataDir })
    await runMaintenance(cluster.url, 'CREATE DATABASE bench')
    return await work({ engine: 'postgres', dataDir, url: databaseUrl(cluster.url, 'bench') })
  } finally {
    await cluster?.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

/** Settings of a server on it. */
export function toServerSettings(config: DatabaseConfig): Record<string, string> {
  return {
    MBW_DATA_DIR: config.dataDir,
    MBW_LOG: 'warn',
    // Counted as ever, and never refused.
    MBW_LIMITES: '1000000',
    ...(config.engine === 'postgres' && { DATABASE_URL: config.url }),
  }
}
