/** Many readers at once, for minutes, at most of what the server can do: nothing fails, and its memory stays. */
import { openDatabase } from '#server/platform/open-database.ts'
import type { RunningServer } from '#tests/support/spawn-server.ts'
import { createRandom } from '../../bench/busca-random.ts'
import { growthOf, watchMemory } from './load/memory.ts'
import { doSomething, type LoadReader } from './load/mix.ts'
import { measureRate, paceWork } from './load/pace.ts'
import { addReaders } from './readers.ts'
import type { Figure, Scenario, TortureContext, TortureDatabase } from './scenario.ts'
import { openWire } from './wire.ts'

const SEED = 200
const CONNECTIONS = 64
/** All readers come from one address, and are busier than a reader is. */
const SETTINGS = { MBW_LIMITES: '0' }
const FULL = { readers: 200, seconds: 180 }
const SHORT = { readers: 20, seconds: 3, rate: 40 }
/** Callers at once, one step after the other, until more of them bring nothing. */
const STEPS = [4, 8, 16, 32, 64]
/** Long enough for what the server puts off, so that the rate is one that it can keep. */
const STEP_SECONDS = 15
const SHARE = 0.7
const GROWTH_LIMIT = 1.1

export const scenario: Scenario = {
  name: 'steady',
  waits: true,
  async run(context) {
    const { database, server } = await context.serve(SETTINGS)
    const wire = openWire(server.url, CONNECTIONS)
    const random = createRandom(SEED)
    const readers = await prepareReaders(database, context.isShort ? SHORT.readers : FULL.readers)
    const work = () => doSomething(wire.send, random.pick(readers), random)
    try {
      return context.isShort ? await runShort(context, work) : await runFull(context, work, server)
    } finally {
      wire.close()
    }
  },
}

async function prepareReaders({ config }: TortureDatabase, count: number): Promise<LoadReader[]> {
  const db = await openDatabase(config)
  try {
    return (await addReaders(db, count, 'constante')).map(({ headers }) => ({
      headers,
      notas: [],
      isWriting: false,
    }))
  } finally {
    await db.close()
  }
}

async function runShort(context: TortureContext, work: () => Promise<void>): Promise<Figure[]> {
  const { rate, seconds } = SHORT
  // With other work on the machine a query may meet its time limit, which is said with 503: come again.
  const patient = () => work().catch((error: unknown) => (isBusy(error) ? undefined : Promise.reject(error)))
  const { failed, failures, done } = await paceWork(patient, { rate, seconds, signal: context.signal })
  for (const [failure, count] of failures) context.say(`seed ${SEED}: ${count} × ${failure}`)
  return [
    { what: 'calls that ended well', value: done, unit: '', limit: 1, better: 'more' },
    { what: 'errors', value: failed, unit: '', limit: 0, better: 'less' },
  ]
}

function isBusy(error: unknown): boolean {
  return error instanceof Error && error.message.includes(': 503 ')
}

async function runFull(
  context: TortureContext,
  work: () => Promise<void>,
  server: RunningServer,
): Promise<Figure[]> {
  const maximum = await findMaximum(context, work)
  const rate = maximum * SHARE
  const memory = watchMemory(server.process.pid)
  const { seconds } = FULL
  const { failed, failures, done } = await paceWork(work, { rate, seconds, signal: context.signal })
  memory.stop()
  for (const [failure, count] of failures) context.say(`seed ${SEED}: ${count} × ${failure}`)
  const first = Math.round(memory.samples[0] ?? 0)
  context.say(
    `${done} calls at ${Math.round(rate)}/s, memory from ${first} to ${Math.round(memory.samples.at(-1) ?? 0)} MB`,
  )
  return [
    { what: 'maximum rate', value: maximum, unit: '/s', limit: 1, better: 'more' },
    { what: `errors in ${seconds} s at 70 % of it`, value: failed, unit: '', limit: 0, better: 'less' },
    {
      what: 'memory, last third by first',
      value: growthOf(memory.samples),
      unit: '',
      limit: GROWTH_LIMIT,
      better: 'less',
    },
  ]
}

async function findMaximum({ signal, say }: TortureContext, work: () => Promise<void>): Promise<number> {
  let best = 0
  for (const atOnce of STEPS) {
    const rate = await measureRate(work, { atOnce, seconds: STEP_SECONDS, signal })
    say(`${atOnce} at once: ${Math.round(rate)}/s`)
    best = Math.max(best, rate)
  }
  return best
}
