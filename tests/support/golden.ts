/** Makes the golden database of a run: migrated, with all six standards and the generated Bible. */
import { copyFileSync, existsSync, mkdtempSync, renameSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { cleanIndiceDeNotas } from '#server/busca/indice/clean-indice-de-notas.ts'
import { importBiblia, readCanon } from '#server/conteudo/import-biblia.ts'
import { importPadroes } from '#server/conteudo/import-padroes.ts'
import { importProvas } from '#server/conteudo/import-provas.ts'
import { readProvas } from '#server/conteudo/read-provas.ts'
import type { Database } from '#server/platform/database.ts'
import { migrate } from '#server/platform/migrate.ts'
import { openDatabase } from '#server/platform/open-database.ts'
import { PROJECT_ROOT } from '#server/platform/project-root.ts'
import { SQLITE_FILE } from '#server/platform/sqlite-database.ts'
import { rewriteFile } from '#server/platform/sqlite-file.ts'
import { generateBiblia } from './biblia-gerada.ts'
import { databaseUrl, type Golden, runMaintenance } from './database-copy.ts'
import { type PostgresCluster, startPostgresCluster } from './postgres-cluster.ts'

const TEMPLATE = 'mbw_golden'

/** @returns where it is, and what removes everything that was made */
export function makeGolden(
  engine: Golden['engine'],
): Promise<{ golden: Golden; remove: () => Promise<void> }> {
  return engine === 'postgres' ? makePostgresGolden() : makeSqliteGolden()
}

/** Within `npm test` the first step that needs it leaves it for the others. */
async function makeSqliteGolden(): Promise<{ golden: Golden; remove: () => Promise<void> }> {
  const shared = process.env.MBW_TEST_GOLDEN
  if (shared === undefined) {
    const { file, remove } = await fillSqlite()
    return { golden: { engine: 'sqlite', file }, remove }
  }
  if (!existsSync(shared)) {
    const { file, remove } = await fillSqlite()
    copyFileSync(file, `${shared}.${process.pid}`)
    renameSync(`${shared}.${process.pid}`, shared)
    await remove()
  }
  return { golden: { engine: 'sqlite', file: shared }, remove: async () => {} }
}

async function fillSqlite(): Promise<{ file: string; remove: () => Promise<void> }> {
  const dataDir = mkdtempSync(join(tmpdir(), 'mbw-golden-'))
  const db = await openDatabase({ engine: 'sqlite', dataDir }, 'maintenance')
  await fill(db)
  // The copies take the main file only, so nothing may be left in the write-ahead log.
  await sql`PRAGMA wal_checkpoint(TRUNCATE)`.execute(db.write)
  await db.close()
  return {
    file: join(dataDir, SQLITE_FILE),
    remove: async () => rmSync(dataDir, { recursive: true, force: true }),
  }
}

async function makePostgresGolden(): Promise<{ golden: Golden; remove: () => Promise<void> }> {
  const cluster = await startGoldenCluster()
  return {
    golden: { engine: 'postgres', maintenanceUrl: cluster.url, template: TEMPLATE },
    remove: cluster.stop,
  }
}

/** Within `npm test` each step has a cluster of its own, but only the first one fills it. */
async function startGoldenCluster(): Promise<PostgresCluster> {
  const shared = process.env.MBW_TEST_GOLDEN
  const kept = shared && `${shared}.postgres`
  if (kept && existsSync(kept)) return startPostgresCluster({ kept })
  const cluster = await startPostgresCluster()
  await fillPostgres(cluster.url)
  if (!kept) return cluster
  await cluster.keep(`${kept}.${process.pid}`)
  renameSync(`${kept}.${process.pid}`, kept)
  return startPostgresCluster({ kept })
}

async function fillPostgres(maintenanceUrl: string): Promise<void> {
  await runMaintenance(maintenanceUrl, `CREATE DATABASE ${TEMPLATE}`)
  const url = databaseUrl(maintenanceUrl, TEMPLATE)
  const db = await openDatabase({ engine: 'postgres', dataDir: tmpdir(), url }, 'maintenance')
  await fill(db)
  await db.close()
}

async function fill(db: Database): Promise<void> {
  const contentDir = join(PROJECT_ROOT, 'content')
  const canon = await readCanon(contentDir)
  await migrate(db)
  await rewriteFile(db)
  // A server would do it some seconds after its start, and the database be another one for who compares.
  await cleanIndiceDeNotas(db)
  await importPadroes(db, contentDir, { dryRun: false })
  await importBiblia(db, { biblia: generateBiblia(canon), correcoes: [] }, canon, {
    dryRun: false,
  })
  const provas = await readProvas(contentDir, canon)
  if (provas) await importProvas(db, provas, canon, { dryRun: false })
}
