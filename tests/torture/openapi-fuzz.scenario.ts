/** Requests from the API's own description, valid to hostile, by visitors and readers: no 5xx, nothing undeclared. */
import { openDatabase } from '#server/platform/open-database.ts'
import { listEndpoints } from '#tests/support/contract-endpoints.ts'
import { type ContractChecker, createContractChecker } from './fuzz/check-reply.ts'
import { type Callers, makeRequest } from './fuzz/make-request.ts'
import { listOperations, type Operation } from './fuzz/schema.ts'
import { createTally, type Tally } from './fuzz/tally.ts'
import { addReaders, headersOfVisitor } from './readers.ts'
import { addRows } from './rows.ts'
import type { Figure, Scenario, TortureContext, TortureDatabase } from './scenario.ts'
import { openWire, type Wire } from './wire.ts'

const SEED = 12
const FULL = 100_000
/** On each database others. */
const SHORT = 1_000
/** Beside other work a search may meet its time limit, which is said with 503: come again. */
const SHORT_BUSY = 10
const AT_ONCE = 32
const READERS = { short: 6, full: 16 }
const LEAVING = { short: 20, full: 60 }
/** Each of 72 packets takes a second of the server once: only the full form has the time. */
const SLOW = /\/offline\//
/** In full some calls are one too many and most are not, at a thousand a second from few readers. */
const SETTINGS = { short: { MBW_LIMITES: '0' }, full: { MBW_LIMITES: '4' } }

export const scenario: Scenario = {
  name: 'openapi-fuzz',
  minutes: 60,
  async run(context) {
    const { database, server } = await context.serve(context.isShort ? SETTINGS.short : SETTINGS.full)
    const wire = openWire(server.url, AT_ONCE)
    try {
      const callers = await prepareCallers(context, wire, database)
      const document = await wire.send({ method: 'GET', path: '/api/openapi.json', headers: {}, body: null })
      const operations = listOperations(document.body.toString()).filter(
        ({ path }) => !context.isShort || !SLOW.test(path),
      )
      const checker = createContractChecker(await listEndpoints())
      return await fuzz(context, { wire, callers, operations, checker })
    } finally {
      wire.close()
    }
  },
}

async function prepareCallers(
  { isShort }: TortureContext,
  wire: Wire,
  { config }: TortureDatabase,
): Promise<Callers> {
  const form = isShort ? 'short' : 'full'
  const db = await openDatabase(config)
  try {
    const readers = await addReaders(db, READERS[form])
    const leaving = await addReaders(db, LEAVING[form], 'saindo')
    const rows = await Promise.all(readers.map(({ headers }) => addRows(wire.send, headers, 'da tortura')))
    const ids = rows.flatMap(({ nota, leitura, destaque, marca, etiqueta, sessao, foto }) => [
      nota,
      leitura,
      destaque,
      marca,
      etiqueta,
      sessao,
      foto,
    ])
    return {
      visitor: await headersOfVisitor(db),
      readers: readers.map(({ headers }) => headers),
      leaving: leaving.map(({ headers }) => headers),
      ids,
    }
  } finally {
    await db.close()
  }
}

interface Fuzz {
  wire: Wire
  callers: Callers
  operations: readonly Operation[]
  checker: ContractChecker
}

async function fuzz(context: TortureContext, tools: Fuzz): Promise<Figure[]> {
  const total = context.isShort ? SHORT : FULL
  const tally = createTally()
  let sent = 0
  const work = async () => {
    while (sent < total && !context.signal.aborted) {
      sent += 1
      const number = context.isShort && context.engine === 'postgres' ? total + sent : sent
      await sendOne(number, tools, tally)
    }
  }
  const started = performance.now()
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  const seconds = (performance.now() - started) / 1000
  const { successes, limited, failures, busy, outside } = tally
  context.say(
    `seed ${SEED}, ${Math.round(sent / seconds)} requests/s, ${successes} successes, ${limited} × 429, ${busy} × 503`,
  )
  for (const line of tally.lines()) context.say(line)
  return [
    { what: 'requests', value: sent, unit: '', limit: total, better: 'more' },
    ...fiveHundreds(context, failures, busy),
    { what: 'replies outside the contract', value: outside, unit: '', limit: 0, better: 'less' },
  ]
}

function fiveHundreds({ isShort }: TortureContext, failures: number, busy: number): Figure[] {
  const none = { unit: '', limit: 0, better: 'less' } as const
  if (!isShort) return [{ what: 'answers 5xx', value: failures + busy, ...none }]
  return [
    { what: 'answers 5xx but those of a busy server', value: failures, ...none },
    { what: 'those, of 1 % at most', value: busy, ...none, limit: SHORT_BUSY },
  ]
}

async function sendOne(number: number, { wire, callers, operations, checker }: Fuzz, tally: Tally) {
  const call = makeRequest(SEED, number, operations, callers)
  try {
    const reply = await wire.send(call)
    tally.add(checker.check(call, reply), number, call, reply)
  } catch (error) {
    tally.add(String(error), number, call, null)
  }
}
