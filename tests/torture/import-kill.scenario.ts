/** Imports and first starts are killed at any point: what readers see is whole, and the next one ends what was begun. */
import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { sql } from 'kysely'
import type { DatabaseConfig } from '#server/platform/config.ts'
import { openDatabase } from '#server/platform/open-database.ts'
import { SQLITE_FILE } from '#server/platform/sqlite-database.ts'
import { loadCanon, writeBibliaJson } from '#tests/support/biblia-gerada.ts'
import { spawnProcess } from '#tests/support/spawn-server.ts'
import { createRandom } from '../../bench/busca-random.ts'
import { writeBigBook } from './imports/big-book.ts'
import { countLost } from './imports/count-lost.ts'
import { describeContent, readEditions } from './imports/read-content.ts'
import { CLI, runContent, settingsOfContent } from './imports/run-content.ts'
import { addWriters, writeDuring } from './imports/writers.ts'
import type { Figure, Scenario, TortureContext } from './scenario.ts'
import { longestOf } from './times.ts'
import { openWire } from './wire.ts'

/** First starts are killed, and what they leave compared, by the tests of the server as a process (server/first-start.api.test.ts). */
const KILLS = { short: { imports: 2, starts: 0 }, full: { imports: 50, starts: 50 } }
const WRITERS = 4
const BOOK = { short: { paragrafos: 1_500, importMs: 2_000 }, full: { paragrafos: 4_000, importMs: 4_000 } }
const FIRST_START_MS = 2_500
/** Begins again with an empty database after so many. */
const STARTS_OF_ONE = 5
const RESTART_LIMIT_MS = 3_000

export const scenario: Scenario = {
  name: 'import-kill',
  minutes: 60,
  async run(context) {
    const kills = context.isShort ? KILLS.short : KILLS.full
    const figures = await killImports(context, kills.imports)
    return kills.starts > 0 ? [...figures, ...(await killFirstStarts(context, kills.starts))] : figures
  },
}

async function killImports(context: TortureContext, kills: number): Promise<Figure[]> {
  const random = createRandom(20)
  // In short not beside import-under-writers, which counts the chapters of the same book.
  const served = await context.serve(context.isShort ? { MBW_LIMITES: '0' } : {})
  const { config } = served.database
  const { paragrafos, importMs } = context.isShort ? BOOK.short : BOOK.full
  const files = await writeEditions(config, paragrafos)
  let { server } = served
  const writers = await addWriters(config, WRITERS, 'teimoso')
  const restarts: number[] = []
  let torn = 0
  let lost = 0
  let failed = 0
  await runContent(config, ['import', 'ebook', files[0]])
  for (let kill = 1; kill <= kills; kill += 1) {
    const wire = openWire(server.url, WRITERS)
    const log = await writeDuring(wire.send, writers, () =>
      killAfter(random.integer(importMs), settingsOfContent(config), CLI, [
        'import',
        'ebook',
        files[kill % 2 ? 1 : 0],
      ]),
    )
    wire.close()
    failed += log.failures.length
    lost += await countLost(config, log.acknowledged)
    const editions = await readEditions(config)
    if ([...editions.values()].join() !== String(paragrafos)) torn += 1
    if (context.isShort && kill < kills) continue
    server.process.kill('SIGKILL')
    await once(server.process, 'exit')
    const started = performance.now()
    server = await served.startAgain()
    restarts.push(performance.now() - started)
  }
  const what = `${kills} killed imports`
  return [
    count(`${what}: half books`, torn),
    count(`${what}: saves lost`, lost),
    count(`${what}: saves that failed`, failed),
    // Beside the tests, which keep both cores busy, three starts say nothing.
    ...(context.isShort ? [] : [longestOf(`${what}: restart`, restarts, RESTART_LIMIT_MS, false)]),
  ]
}

/** The server makes all texts of an empty database, and is killed meanwhile. */
async function killFirstStarts(context: TortureContext, kills: number): Promise<Figure[]> {
  const random = createRandom(21)
  const database = await context.createDatabase()
  const { config } = database
  const whole = await describeContent(config)
  const biblia = await writeBibliaJson(config.dataDir, await loadCanon())
  const settings = { ...settingsOfContent(config), MBW_BIBLIA: biblia }
  let different = 0
  for (let kill = 1; kill <= kills; kill += 1) {
    if (kill % STARTS_OF_ONE === 1) await emptyDatabase(config)
    await killAfter(random.integer(FIRST_START_MS), settings)
    if (kill % STARTS_OF_ONE !== 0 && kill !== kills) continue
    const server = await context.startServer(database, { MBW_BIBLIA: biblia })
    await server.stop()
    if ((await describeContent(config)) !== whole) different += 1
  }
  return [count(`${kills} killed first starts: libraries that differ`, different)]
}

async function killAfter(
  ms: number,
  settings: Record<string, string>,
  script?: string,
  args?: string[],
): Promise<void> {
  const child = spawnProcess(settings, script, args)
  const ended = once(child, 'exit')
  child.stdout?.resume()
  child.stderr?.resume()
  await Promise.race([delay(ms), ended])
  child.kill('SIGKILL')
  await ended
}

async function writeEditions({ dataDir }: DatabaseConfig, paragrafos: number): Promise<[string, string]> {
  const files: [string, string] = [join(dataDir, 'suma-1.epub'), join(dataDir, 'suma-2.epub')]
  for (const [index, file] of files.entries()) await writeBigBook(file, paragrafos, index + 1)
  return files
}

async function emptyDatabase(config: DatabaseConfig): Promise<void> {
  if (config.engine === 'sqlite') {
    for (const end of ['', '-wal', '-shm']) rmSync(join(config.dataDir, SQLITE_FILE + end), { force: true })
    return
  }
  const db = await openDatabase(config, 'maintenance')
  await sql`DROP SCHEMA public CASCADE`.execute(db.write)
  await sql`CREATE SCHEMA public`.execute(db.write)
  await db.close()
}

function count(what: string, value: number): Figure {
  return { what, value, unit: '', limit: 0, better: 'less' }
}
