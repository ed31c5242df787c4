/** The first start of a server: what it imports, and that it does so whole, however often it was killed before. */
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest'
import { loadCanon, writeBibliaJson } from '#tests/support/biblia-gerada.ts'
import { createSmallLibrary } from '#tests/support/small-library.ts'
import { type RunningServer, spawnProcess, spawnServer } from '#tests/support/spawn-server.ts'
import { createEmptyDatabase, createTestDatabase, type TestDatabase } from '#tests/support/test-database.ts'
import { describeContent } from '#tests/torture/imports/read-content.ts'
import { SQLITE_FILE } from './platform/sqlite-database.ts'

const onSqlite = inject('golden').engine === 'sqlite'
/** Bytes of texts that are written before the server is killed. */
const WRITTEN = onSqlite ? 1_500_000 : 200_000

let dir: string
beforeAll(() => {
  dir = mkdtempSync(join(tmpdir(), 'mbw-comeco-'))
})
afterAll(() => rmSync(dir, { recursive: true }))

interface Started {
  database: TestDatabase
  /** All of its environment; no Bible is where it says. */
  settings: Record<string, string>
  first: RunningServer
}

/** The first start that comes to its end, after some that were killed. @param paginas that it has to import */
async function startAtLast(texts: Record<string, string>, paginas: number): Promise<Started> {
  const database = await createEmptyDatabase()
  const settings = { ...settingsFor(database), MBW_BIBLIA: join(dir, 'nada.json'), ...texts }
  await killWhileMigrating(database, settings)
  await killImport(settings)
  await killWhileImporting(database, settings)
  const before = await countPaginas(database)
  expect([0, paginas]).toContain(before)
  const first = await spawnServer(settings)
  // The last one may have had them all by the time that a busy machine killed it; then none is imported again.
  const isImporting = first.output().includes(`Importando os padrões de Westminster: ${paginas} páginas`)
  expect(isImporting, first.output()).toBe(before === 0)
  expect(await countPaginas(database)).toBe(paginas)
  expect(first.output()).toContain('npm run content -- import biblia ARQUIVO')
  expect(first.output()).toContain(`Sem MBW_SMTP, os e-mails ficam em ${database.config.dataDir}/correio`)
  return { database, settings, first }
}

describe('a start on nothing, also after some that were killed in it, and one whose import was', () => {
  it.runIf(onSqlite)(
    'imports the six standards, says how to install a Bible that is not there, and imports it once it is',
    async () => {
      const golden = await createTestDatabase()
      const { database, settings, first } = await startAtLast({}, 385)
      const edicao = await fetch(`${first.url}/api/biblia/edicao`)
      expect(await edicao.json()).toMatchObject({ sigla: 'MBW', padrao: true })
      expect(await first.stop()).toBe(0)
      const biblia = await writeBibliaJson(dir, await loadCanon())
      const second = await spawnServer({ ...settings, MBW_BIBLIA: biblia })
      const response = await fetch(`${second.url}/api/biblia/43/3/versiculos`)
      expect(await response.json()).toHaveLength(36)
      expect(await second.stop()).toBe(0)
      expect(await describeContent(database.config)).toBe(await describeContent(golden.config))
      await Promise.all([database.drop(), golden.drop()])
      // Five starts of the server, most of which import.
    },
    120_000,
  )

  // How a start imports all texts and a Bible into PostgreSQL is the same, and what comes of it is the golden database.
  it.runIf(!onSqlite)(
    'imports what its folder has',
    async () => {
      const texts = join(dir, 'textos')
      const wanted = await createSmallLibrary(texts)
      const { database, first } = await startAtLast({ MBW_CONTEUDO: texts }, await countPaginas(wanted))
      expect(await first.stop()).toBe(0)
      expect(await describeContent(database.config)).toBe(await describeContent(wanted.config))
      await Promise.all([database.drop(), wanted.drop()])
    },
    120_000,
  )
})

function settingsFor({ config }: TestDatabase): Record<string, string> {
  return { MBW_DATA_DIR: config.dataDir, ...(config.engine === 'postgres' && { DATABASE_URL: config.url }) }
}

async function countPaginas({ db }: TestDatabase): Promise<number> {
  const { rows } = await sql<{ total: number }>`SELECT count(*) AS total FROM pagina`.execute(db.read)
  return Number(rows[0]?.total)
}

/** Ends a start with SIGKILL once there is a table. */
async function killWhileMigrating(database: TestDatabase, settings: Record<string, string>): Promise<void> {
  const child = spawnProcess(settings)
  await reach(database, 1)
  const importing = readImport(child)
  await endWith(child, importing)
}

/** A server whose import is killed says so, and ends. */
async function killImport(settings: Record<string, string>): Promise<void> {
  const server = spawnProcess(settings)
  let output = ''
  server.stderr?.on('data', (chunk) => {
    output += String(chunk)
  })
  process.kill(await findImport(server), 'SIGKILL')
  expect(await once(server, 'close')).toEqual([1, null])
  expect(output).toBe('A importação dos textos foi interrompida (SIGKILL). Inicie de novo.\n')
}

/** Ends a start with SIGKILL once its import has written some; the import ends by itself. */
async function killWhileImporting(database: TestDatabase, settings: Record<string, string>): Promise<void> {
  const empty = await databaseSize(database)
  const child = spawnProcess(settings)
  const importing = await findImport(child)
  await reach(database, empty + WRITTEN)
  await endWith(child, importing)
}

async function endWith(server: ChildProcess, importing: number): Promise<void> {
  const ended = once(server, 'exit')
  server.kill('SIGKILL')
  await ended
  await vi.waitUntil(() => importing === 0 || !isRunning(importing), { timeout: 20_000, interval: 5 })
}

/** The process that imports for a server which starts. */
function findImport(server: ChildProcess): Promise<number> {
  return vi.waitUntil(() => readImport(server), { timeout: 20_000, interval: 5 })
}

/** @returns 0 when there is none */
function readImport({ pid }: ChildProcess): number {
  return Number(readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim())
}

/** A process that has ended may wait for somebody to take note of it. */
function isRunning(pid: number): boolean {
  try {
    return !/\) Z /.test(readFileSync(`/proc/${pid}/stat`, 'utf8'))
  } catch {
    return false
  }
}

/** Waits until so many bytes are written. PostgreSQL takes some milliseconds to tell. */
async function reach(database: TestDatabase, bytes: number): Promise<void> {
  const interval = onSqlite ? 5 : 20
  await vi.waitUntil(async () => (await databaseSize(database)) >= bytes, { timeout: 20_000, interval })
}

/** Bytes written so far; on PostgreSQL the size of the database beyond an empty one. */
async function databaseSize({ config, db }: TestDatabase): Promise<number> {
  if (config.engine === 'sqlite') {
    const files = [SQLITE_FILE, `${SQLITE_FILE}-wal`].map((name) => join(config.dataDir, name))
    return files.reduce((sum, file) => sum + (existsSync(file) ? statSync(file).size : 0), 0)
  }
  const { rows } = await sql<{ size: number }>`
    SELECT coalesce(sum(pg_total_relation_size(oid)), 0)::int AS size FROM pg_class
    WHERE relnamespace = 'public'::regnamespace`.execute(db.read)
  return rows[0]?.size ?? 0
}
