/** Backups beside eight writers, each restored and compared: what was acknowledged before is in it, and nothing is torn. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { verifyCopia } from '#server/copias/restore-copia.ts'
import type { DatabaseConfig } from '#server/platform/config.ts'
import type { Database } from '#server/platform/database.ts'
import { openDatabase } from '#server/platform/open-database.ts'
import { builtProgram } from '#tests/support/built-program.ts'
import { sumAll } from '#tests/support/copias.ts'
import { runUntilExit } from '#tests/support/spawn-server.ts'
import { KEPT_NOTES, startWriters, type Writers } from './backups/writers.ts'
import type { Figure, Scenario, TortureContext, TortureDatabase } from './scenario.ts'

const CLI = builtProgram('copias/cli')
/** Each is a process: to start eight takes longer than the one copy of the short form. */
const WRITERS = { short: 4, full: 8 }

interface Outcome {
  /** Rows that a restored copy should have and has not, tables that differ, counters that do not fit. */
  differences: number
  lines: number
  seconds: number
}

export const scenario: Scenario = {
  name: 'backups',
  minutes: 60,
  async run(context) {
    const rounds = context.isShort ? 1 : 50
    const count = context.isShort ? WRITERS.short : WRITERS.full
    const { database: source } = await context.serve()
    const target = await context.createDatabase()
    const folder = mkdtempSync(join(tmpdir(), 'mbw-backups-'))
    const writers = await startWriters(source.config, count)
    const running = { source, target, writers, isShort: context.isShort }
    try {
      const outcomes: Outcome[] = []
      for (let round = 0; round < rounds; round += 1) {
        context.signal.throwIfAborted()
        outcomes.push(await backUpAndRestore(join(folder, `${round}.copia`), running))
      }
      context.say(
        `${writers.acknowledged()} changes by ${count} writers; ${outcomes.at(-1)?.lines} rows in the last`,
      )
      const differing = outcomes.filter(({ differences }) => differences > 0).length
      context.say(`${outcomes.length} copies restored, ${differing} of them with differences`)
      return toFigures(context, outcomes, { failed: await writers.stop(), count })
    } finally {
      await writers.stop()
      rmSync(folder, { recursive: true, force: true })
    }
  },
}

interface Running {
  source: TortureDatabase
  target: TortureDatabase
  writers: Writers
  isShort: boolean
}

async function backUpAndRestore(
  file: string,
  { source, target, writers, isShort }: Running,
): Promise<Outcome> {
  const before = writers.acknowledgedByWriter()
  const startedAt = performance.now()
  await runCommand(source.config, 'backup', file)
  const seconds = (performance.now() - startedAt) / 1000
  // Its only copy is written: what follows is about the copy, and its neighbours need the machine.
  if (isShort) await writers.stop()
  const { tabelas, linhas } = await verifyCopia(file)
  await runCommand(target.config, 'restore', file, '--yes')
  const restored = await sumAll(target.config)
  const ofFile = Object.fromEntries(
    [...tabelas].map(([nome, soma]) => [nome, `${soma.linhas} ${soma.sha256}`]),
  )
  const names = new Set([...Object.keys(restored), ...Object.keys(ofFile)])
  const different = [...names].filter((nome) => restored[nome] !== ofFile[nome]).length
  rmSync(file)
  return { differences: different + (await countTorn(target.config, before)), lines: linhas, seconds }
}

/** The counter of a writer and its rows are written in one transaction: both or neither may be there. */
async function countTorn(config: DatabaseConfig, before: ReadonlyMap<string, number>): Promise<number> {
  const db = await openDatabase(config, 'reading')
  try {
    let torn = 0
    for (const [reader, acknowledged] of before) {
      const { counter, notes, last } = await readWriter(db, reader)
      const expected = Math.min(counter, KEPT_NOTES)
      if (counter < acknowledged || notes !== expected || last !== counter) torn += 1
    }
    return torn
  } finally {
    await db.close()
  }
}

async function readWriter(db: Database, reader: string) {
  const { rows } = await sql<{ counter: number; notes: number; last: number }>`
    SELECT coalesce((SELECT CAST(valor AS INTEGER) FROM preferencia WHERE usuario_id = ${reader} AND chave = 'contador'), 0) AS counter,
      (SELECT count(*) FROM anotacao WHERE usuario_id = ${reader}) AS notes,
      (SELECT coalesce(max(numero), 0) FROM anotacao WHERE usuario_id = ${reader}) AS last`.execute(db.read)
  return rows[0] ?? { counter: -1, notes: -1, last: -1 }
}

async function runCommand(config: DatabaseConfig, ...args: string[]): Promise<void> {
  const env = {
    MBW_DATA_DIR: config.dataDir,
    ...(config.engine === 'postgres' && { DATABASE_URL: config.url }),
  }
  const { code, output } = await runUntilExit(env, CLI, args)
  if (code !== 0) throw new Error(`${args.join(' ')} ended with ${code}: ${output}`)
}

function toFigures(
  { isShort }: TortureContext,
  outcomes: readonly Outcome[],
  { failed, count }: { failed: number; count: number },
): Figure[] {
  const differences = outcomes.reduce((sum, outcome) => sum + outcome.differences, 0)
  const slowest = Math.max(...outcomes.map(({ seconds }) => seconds))
  const what = `${outcomes.length} backups under ${count} writers restored`
  const figures: Figure[] = [
    { what: `${what}: differences`, value: differences, unit: '', limit: 0, better: 'less' },
    { what: `${what}: writes refused meanwhile`, value: failed, unit: '', limit: 0, better: 'less' },
  ]
  if (isShort) return figures
  return [
    ...figures,
    { what: 'slowest of these backups', value: slowest, unit: 's', limit: 60, better: 'less' },
  ]
}
