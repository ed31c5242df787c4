/** The server is killed again and again under readers who write: what was confirmed is there, whole, after each start. */
import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Database } from '#server/platform/database.ts'
import { openDatabase } from '#server/platform/open-database.ts'
import type { RunningServer } from '#tests/support/spawn-server.ts'
import { createRandom, type Random } from '../../bench/busca-random.ts'
import { addReaders } from './readers.ts'
import { addRows } from './rows.ts'
import type { Figure, Scenario, TortureContext, TortureDatabase } from './scenario.ts'
import { longestOf } from './times.ts'
import { openWire } from './wire.ts'
import { createWriter, type Writer } from './writers/writer.ts'

const SEED = 9
const WRITERS = 8
const FULL = 200
const SHORT = 2
/** The kill comes at a random time after the first write was confirmed: a machine at its limit may need as long for that one. */
const MAX_LIFE_MS = 400
/** Who confirms none for so long is killed all the same. */
const FIRST_WRITE_MS = 20_000
const RESTART_LIMIT_MS = 3_000
const CHECK_EVERY = 20
/** Writers pause for nobody; limits on calls have scenarios of their own. */
const SETTINGS = { MBW_LIMITES: '0' }

interface Findings {
  confirmed: number
  lost: number
  torn: number
  damaged: number
  restarts: number[]
}

export const scenario: Scenario = {
  name: 'kill-9',
  minutes: 60,
  async run(context) {
    const kills = context.isShort ? SHORT : FULL
    const random = createRandom(SEED)
    const served = await context.serve(SETTINGS)
    const { database } = served
    const findings: Findings = { confirmed: 0, lost: 0, torn: 0, damaged: 0, restarts: [] }
    let { server } = served
    const writers = await makeWriters(server.url, database, random)
    for (let kill = 1; kill <= kills; kill += 1) {
      await writeUntilKilled(server, writers, random.integer(MAX_LIFE_MS), findings)
      const started = performance.now()
      server = await served.startAgain()
      findings.restarts.push(performance.now() - started)
      await compareOpen(context, server.url, writers, findings, kill)
      if (kill % CHECK_EVERY === 0) await checkFile(context, database, findings)
    }
    await compareAll(context, server.url, writers, findings)
    await checkFile(context, database, findings)
    return figures(context, kills, findings)
  },
}

async function makeWriters(url: string, { config }: TortureDatabase, random: Random): Promise<Writer[]> {
  const db = await openDatabase(config)
  const wire = openWire(url, WRITERS)
  try {
    const readers = await addReaders(db, WRITERS, 'escrevente')
    const rows = await Promise.all(readers.map(({ headers }) => addRows(wire.send, headers, 'antes')))
    return readers.flatMap(({ headers }, index) => {
      const own = rows[index]
      return own ? [createWriter(createRandom(random.integer(2 ** 31)), headers, own)] : []
    })
  } finally {
    wire.close()
    await db.close()
  }
}

async function writeUntilKilled(
  server: RunningServer,
  writers: readonly Writer[],
  lifeMs: number,
  findings: Findings,
): Promise<void> {
  const wire = openWire(server.url, WRITERS)
  const gone = once(server.process, 'exit')
  const first = Promise.withResolvers<void>()
  const work = async (writer: Writer) => {
    while (server.process.signalCode === null) {
      // Only the kill may stop a writer; anything else that fails is seen as a row that is lost or torn.
      await writer.write(wire.send).then(
        () => {
          findings.confirmed += 1
          first.resolve()
        },
        () => wait(1),
      )
    }
  }
  const working = Promise.all(writers.map(work))
  await Promise.race([first.promise, wait(FIRST_WRITE_MS, undefined, { ref: false })])
  await wait(lifeMs)
  server.process.kill('SIGKILL')
  await gone
  await working
  wire.close()
}

async function compareOpen(
  context: TortureContext,
  url: string,
  writers: readonly Writer[],
  findings: Findings,
  kill: number,
): Promise<void> {
  const wire = openWire(url, WRITERS)
  try {
    await Promise.all(
      writers.map(async (writer) => {
        const found = await writer.read(wire.send, writer.ledger.open())
        for (const [row, value] of found) {
          const verdict = writer.ledger.compare(row, value)
          if (verdict === 'good') continue
          findings[verdict] += 1
          context.say(`seed ${SEED}, kill ${kill}: ${row} is ${verdict}`)
        }
      }),
    )
  } finally {
    wire.close()
  }
}

/** At the end every row that was ever confirmed, also those that no kill came near. */
async function compareAll(
  context: TortureContext,
  url: string,
  writers: readonly Writer[],
  findings: Findings,
): Promise<void> {
  for (const { ledger } of writers) ledger.openAll()
  await compareOpen(context, url, writers, findings, Number.POSITIVE_INFINITY)
}

/** SQLite's own check of its file; PostgreSQL was not killed. */
async function checkFile(
  context: TortureContext,
  { config }: TortureDatabase,
  findings: Findings,
): Promise<void> {
  if (config.engine !== 'sqlite') return
  const db: Database = await openDatabase(config)
  try {
    const { rows } = await sql<{ integrity_check: string }>`PRAGMA integrity_check`.execute(db.read)
    const problems = rows.map((row) => row.integrity_check).filter((line) => line !== 'ok')
    findings.damaged += problems.length
    for (const problem of problems) context.say(problem)
  } finally {
    await db.close()
  }
}

function figures({ say, engine, isShort }: TortureContext, kills: number, findings: Findings): Figure[] {
  const { confirmed, lost, torn, damaged, restarts } = findings
  say(`seed ${SEED}: ${confirmed} writes were confirmed`)
  const less = { unit: '', limit: 0, better: 'less' } as const
  return [
    { what: 'kills under 8 writers', value: kills, unit: '', limit: kills, better: 'more' },
    { what: 'writes confirmed a kill', value: confirmed / kills, unit: '', limit: 1, better: 'more' },
    { what: 'confirmed rows lost', value: lost, ...less },
    { what: 'rows neither old nor new', value: torn, ...less },
    ...(engine === 'sqlite' ? [{ what: 'faults of integrity_check', value: damaged, ...less }] : []),
    longestOf('restart', restarts, RESTART_LIMIT_MS, isShort),
  ]
}
