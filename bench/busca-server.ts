/**
 * The application in this process, so that its event loop can be watched, on a database of its own that holds the
 * texts of content/ and a Bible: the Bíblia Livre when it lies beside the repository, else the generated one.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import * as auth from '#contract/auth.ts'
import { buildApp } from '#server/app.ts'
import type { CanonLivro } from '#server/biblia/canon.ts'
import { type BibliaReading, readBiblia } from '#server/biblia/read-biblia.ts'
import { importBiblia, readCanon } from '#server/conteudo/import-biblia.ts'
import { importPadroes } from '#server/conteudo/import-padroes.ts'
import { readConfig } from '#server/platform/config.ts'
import type { Database, Engine } from '#server/platform/database.ts'
import { migrate } from '#server/platform/migrate.ts'
import { openDatabase } from '#server/platform/open-database.ts'
import { PROJECT_ROOT } from '#server/platform/project-root.ts'
import { type Client, createClient } from '#tests/support/api-client.ts'
import { generateBiblia } from '#tests/support/biblia-gerada.ts'
import { startPostgresCluster } from '#tests/support/postgres-cluster.ts'
import { findBlivre } from '../scripts/testing/bibles.mjs'

const READER = { username: 'Helena', email: 'helena@exemplo.com.br', password: 'senha-de-prova' }
const BLIVRE = findBlivre(PROJECT_ROOT)

/** Whether the queries that need the wording of a real Bible can be asked. */
export const HAS_REAL_BIBLE = BLIVRE.found

export interface BenchDatabase {
  readonly db: Database
  readonly settings: Record<string, string>
  /** Closes it and removes its files. */
  readonly end: () => Promise<void>
}

export interface BenchServer {
  readonly app: FastifyInstance
  readonly db: Database
  readonly canon: readonly CanonLivro[]
  readonly url: string
  /** A reader who has signed in. */
  readonly reader: Client
  readonly end: () => Promise<void>
}

/** A database with all tables and no rows. */
export async function openBenchDatabase(engine: Engine): Promise<BenchDatabase> {
  const dataDir = mkdtempSync(join(tmpdir(), 'mbw-bench-'))
  const cluster = engine === 'postgres' ? await startPostgresCluster() : null
  // One reader asks more in a minute than readers may.
  const own = { MBW_DATA_DIR: dataDir, MBW_LOG: 'silent', MBW_LIMITES: '0' }
  const settings = { ...own, ...(cluster && { DATABASE_URL: cluster.url }) }
  const db = await openDatabase(readConfig(settings).database, 'maintenance')
  await migrate(db)
  const end = async () => {
    await db.close()
    await cluster?.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
  return { db, settings, end }
}

export async function startBenchServer(engine: Engine): Promise<BenchServer> {
  const { db, settings, end } = await openBenchDatabase(engine)
  const config = readConfig(settings)
  const canon = await readCanon(config.content.dir)
  await importPadroes(db, config.content.dir, { dryRun: false })
  await importBiblia(db, await loadBiblia(canon), canon, { dryRun: false })
  const app = await buildApp({ db, config })
  await app.listen({ port: 0, host: '127.0.0.1' })
  return {
    app,
    db,
    canon,
    url: app.listeningOrigin,
    reader: await signIn(app),
    end: async () => {
      await app.close()
      await end()
    },
  }
}

async function loadBiblia(
  canon: readonly CanonLivro[],
): Promise<Pick<BibliaReading, 'biblia' | 'correcoes' | 'avisos'>> {
  if (HAS_REAL_BIBLE) return readBiblia(BLIVRE.json, canon)
  return { biblia: generateBiblia(canon), correcoes: [], avisos: [] }
}

async function signIn(app: FastifyInstance): Promise<Client> {
  const client = createClient(app)
  await client.call(auth.setCsrfToken)
  await client.call(auth.cadastro, { body: READER })
  await client.call(auth.login, { body: READER })
  return client
}
