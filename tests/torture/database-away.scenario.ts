/** The disk of SQLite is full, read-only, or its file is damaged: nobody is answered 500, and it recovers by itself. */
import { setTimeout as delay } from 'node:timers/promises'
import { pronto } from '#contract/saude.ts'
import { buildUrl } from '#contract/url.ts'
import type { RunningServer } from '#tests/support/spawn-server.ts'
import { type Answer, type Callers, startCallers } from './callers.ts'
import type { Figure, Scenario, TortureContext } from './scenario.ts'
import { mountSmallDisk, type SmallDisk } from './small-disk.ts'

const CALLERS = 8
const SECONDS = { short: 2, full: 30 }
const RECOVERY_LIMIT_MS = 15_000
const POLL_MS = 100
/** What the audit counted: as many writes failed, each with 500. */
const REFUSED_WRITES = 16

export const scenario: Scenario = {
  name: 'database-away',
  engines: ['sqlite'],
  waits: true,
  minutes: 10,
  async run(context) {
    if (process.getuid?.() !== 0) {
      context.say('only root may mount a small disk; the API tests stand for it')
      return []
    }
    const disk = mountSmallDisk(await context.createDatabase())
    try {
      const start = () => context.startServer(disk.database, { MBW_LIMITES: '0' })
      const server = await start()
      const ofFullDisk = await fullDisk(context, disk, server)
      if (!context.isShort) await server.stop()
      return [
        ...ofFullDisk,
        ...(await damagedFile(context, disk, context.isShort ? server : await start())),
        // The tests of the server as a process have these too.
        ...(context.isShort ? [] : await starts(context, disk)),
      ]
    } finally {
      disk.unmount()
    }
  },
}

async function fullDisk(context: TortureContext, disk: SmallDisk, server: RunningServer): Promise<Figure[]> {
  const callers = await startCallers(context, {
    database: disk.database,
    url: server.url,
    count: CALLERS,
    name: 'cheio',
  })
  const filled = performance.now()
  await repeat(context, () => disk.fill())
  disk.free()
  const recovered = await waitUntilReady(context, server)
  const from = performance.now()
  await delay(1_000)
  await callers.stop()
  const failures = callers.answers.filter(({ begun, status }) => begun > filled && status === 503)
  const late = callers.answers.filter(({ begun, status }) => begun > from && status >= 300)
  return [
    wrongAnswers('full disk', callers),
    {
      what: 'full disk: calls refused',
      value: failures.length,
      unit: '',
      limit: context.isShort ? 1 : REFUSED_WRITES,
      better: 'more',
    },
    less('full disk: recovery', recovered, 'ms', RECOVERY_LIMIT_MS),
    less('full disk: failures after it', late.length),
    less('full disk: refused without the cause in the log', Math.max(0, failures.length - causesIn(server))),
    less('full disk: ROLLBACK that hid the cause', server.output().split('cannot rollback').length - 1),
  ]
}

async function damagedFile(
  context: TortureContext,
  disk: SmallDisk,
  server: RunningServer,
): Promise<Figure[]> {
  const callers = await startCallers(context, {
    database: disk.database,
    url: server.url,
    count: CALLERS,
    name: 'danificado',
  })
  await delay(500)
  disk.damage()
  await repeat(context, () => {})
  await callers.stop()
  await server.stop()
  return [wrongAnswers('damaged file', callers)]
}

/** Those that must fail, in one sentence; and that on the file as it was. */
async function starts(context: TortureContext, disk: SmallDisk): Promise<Figure[]> {
  disk.damage()
  const damaged = await failedStart(context, disk)
  disk.repair()
  disk.setReadOnly(true)
  const readOnly = await failedStart(context, disk)
  disk.setReadOnly(false)
  const server = await context.startServer(disk.database)
  const wrong = [/danificado.*npm run restore/.test(damaged), /^Não /.test(readOnly)].filter(
    (isSaid) => !isSaid,
  )
  if (wrong.length > 0) context.say(`${damaged}\n${readOnly}`)
  await server.stop()
  return [less('starts that did not say what to do', wrong.length)]
}

/** @returns what it said */
async function failedStart(context: TortureContext, disk: SmallDisk): Promise<string> {
  const failure = await context.startServer(disk.database).catch((error: Error) => error)
  if (!(failure instanceof Error)) return 'it started'
  const [ended = '', ...lines] = failure.message.split('\n')
  return ended.includes('with 1') && lines.length === 1 ? (lines[0] ?? '') : failure.message
}

async function repeat({ isShort, signal }: TortureContext, work: () => void): Promise<void> {
  const end = performance.now() + 1000 * (isShort ? SECONDS.short : SECONDS.full)
  while (performance.now() < end) {
    work()
    await delay(POLL_MS, undefined, { signal })
  }
}

async function waitUntilReady({ signal }: TortureContext, { url }: RunningServer): Promise<number> {
  const begun = performance.now()
  while (performance.now() - begun < 2 * RECOVERY_LIMIT_MS) {
    const reply = await fetch(url + buildUrl(pronto.path, {}), { signal })
    await reply.arrayBuffer()
    if (reply.ok) break
    await delay(POLL_MS)
  }
  return performance.now() - begun
}

function wrongAnswers(when: string, { answers }: Callers): Figure {
  const isWrong = ({ status }: Answer) => status !== 503 && (status < 200 || status >= 300)
  return less(`${when}: answers neither 2xx nor 503`, answers.filter(isWrong).length)
}

/** Lines of the log that say why a call was refused. */
function causesIn(server: RunningServer): number {
  return server
    .output()
    .split('\n')
    .filter((line) => line.includes('database or disk is full') || line.includes('nao_pronto')).length
}

function less(what: string, value: number, unit = '', limit = 0): Figure {
  return { what, value, unit, limit, better: 'less' }
}
