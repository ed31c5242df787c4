/**
 * Whether what readers wait for grows with the library: 1 %, 10 % and 100 % of 100,000 readers, 1,000,000 notes, 500,000 readings, 10,000
 * ebooks and 1,000,000 paragraphs, on PostgreSQL, each through a server of its own, asked in turns.
 *
 *   npm run bench -- scale [WORDS of the acts that are timed] [--size=0.01|0.1|1]
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { openDatabase } from '#server/platform/open-database.ts'
import { databaseUrl, runMaintenance } from '#tests/support/database-copy.ts'
import { startPostgresCluster } from '#tests/support/postgres-cluster.ts'
import { type RunningServer, spawnServer } from '#tests/support/spawn-server.ts'
import { type Corpus, readCorpus } from '../busca-corpus.ts'
import { makePerguntas } from '../busca-perguntas.ts'
import { atMost, type BenchResult, showFigure } from '../result.ts'
import { type LibrarySize, librarySizes } from './library-size.ts'
import { openScaleClient } from './scale-client.ts'
import { type PostgresConfig, type SeededLibrary, seedLibrary } from './seed-library.ts'
import { type MeasuredLibrary, type TimedAct, timeActs } from './time-acts.ts'

const MAX_GROWTH = 1.5
const MAX_SEEDING_MINUTES = 6

/** What docs/scaling.md asks for a library of readers: PostgreSQL itself takes what any machine has. */
const SETTINGS = [
  'shared_buffers = 2GB',
  'maintenance_work_mem = 512MB',
  // Otherwise the database writes all its pages down several times while it is filled.
  'max_wal_size = 1GB',
]

/** @param argv see above */
export async function runScaleBench(argv: readonly string[]): Promise<BenchResult[]> {
  const { values, positionals } = parseArgs({
    args: [...argv],
    options: { size: { type: 'string', default: '1' } },
    allowPositionals: true,
  })
  const startedAt = performance.now()
  const dataDir = mkdtempSync(join(tmpdir(), 'mbw-bench-'))
  const cluster = await startPostgresCluster({ settings: SETTINGS })
  const settings = (name: string): PostgresConfig => ({
    engine: 'postgres',
    dataDir,
    url: databaseUrl(cluster.url, name),
  })
  try {
    await runMaintenance(cluster.url, 'CREATE DATABASE bench')
    const corpus = await importTexts(settings('bench'))
    const sizes = librarySizes(Number(values.size))
    const seeded: SeededLibrary[] = []
    for (const size of sizes) {
      const name = nameOf(size)
      await runMaintenance(cluster.url, `CREATE DATABASE ${name} TEMPLATE bench STRATEGY FILE_COPY`)
      seeded.push(await seedLibrary(settings(name), corpus, size))
      console.log(describeSeeded(size, seeded.at(-1)))
    }
    const consultas = makePerguntas(corpus).map(({ consulta }) => consulta)
    const configs = sizes.map((size) => ({ size, config: settings(nameOf(size)) }))
    const timed = await withServers(configs, (libraries) =>
      timeActs(libraries, shuffle(consultas), positionals),
    )
    const minutes = (performance.now() - startedAt) / 60_000
    return toResults(sizes, seeded, timed, minutes)
  } finally {
    await cluster.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

/** The first start: all that content/ has, and a Bible when there is one. */
async function importTexts(config: PostgresConfig): Promise<Corpus> {
  const server = await spawnServer(toEnv(config))
  await server.stop()
  const db = await openDatabase(config, 'maintenance')
  try {
    return await readCorpus(db)
  } finally {
    await db.close()
  }
}

async function withServers<T>(
  configs: readonly { size: LibrarySize; config: PostgresConfig }[],
  work: (libraries: readonly MeasuredLibrary[]) => Promise<T>,
): Promise<T> {
  const servers: RunningServer[] = []
  const libraries: MeasuredLibrary[] = []
  try {
    for (const { size, config } of configs) {
      const server = await spawnServer(toEnv(config))
      servers.push(server)
      libraries.push({ size, client: await openScaleClient(server.url) })
    }
    return await work(libraries)
  } finally {
    for (const { client } of libraries) client.close()
    await Promise.all(servers.map((server) => server.stop()))
  }
}

function toResults(
  sizes: readonly LibrarySize[],
  seeded: readonly SeededLibrary[],
  timed: readonly TimedAct[],
  minutes: number,
): BenchResult[] {
  const growth = timed.map(({ name, p50, p95 }) => {
    const list = (times: readonly number[]) => times.map(showFigure).join(' / ')
    const note = `p95 ${list(p95)} ms; p50 ${list(p50)} ms`
    return atMost(MAX_GROWTH, { name, figure: (p95.at(-1) ?? Number.NaN) / (p95[0] ?? 0), unit: '×', note })
  })
  const seeding = seeded.reduce((sum, { seconds }) => sum + seconds, 0) / 60
  const note = sizes.map((size, index) => describeSeeded(size, seeded[index])).join('; ')
  return [
    ...growth,
    atMost(MAX_SEEDING_MINUTES, {
      name: 'seeding of the three libraries',
      figure: seeding,
      unit: 'min',
      note,
    }),
    { name: 'the whole', figure: minutes, unit: 'min' },
  ]
}

function describeSeeded({ share }: LibrarySize, seeded: SeededLibrary | undefined): string {
  const rows = Object.entries(seeded?.rows ?? {}).map(([table, count]) => `${count} ${table}`)
  return `${share * 100} %: ${rows.join(', ')} in ${showFigure(seeded?.seconds ?? 0)} s`
}

function toEnv({ dataDir, url }: PostgresConfig): Record<string, string> {
  // Counted as ever, and never refused.
  return { MBW_DATA_DIR: dataDir, MBW_LOG: 'warn', MBW_LIMITES: '1000000', DATABASE_URL: url }
}

function nameOf({ share }: LibrarySize): string {
  return `bench_${share * 100}`
}

/** Queries of one kind stand together; every seventh, over and over, mixes them. */
function shuffle(consultas: readonly string[]): string[] {
  const STEP = 7
  return Array.from({ length: STEP }, (_, first) =>
    consultas.filter((_, index) => index % STEP === first),
  ).flat()
}
