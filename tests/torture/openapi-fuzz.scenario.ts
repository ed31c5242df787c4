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
const SHORT = 1_500
const AT_ONCE = 32
const READERS = 16
const LEAVING = 60
/** Each of 72 packets takes a second of the server once: only the full form has the time. */
const SLOW = /\/offline\//
/** Some calls are one too many and most are not, at a thousand a second from few readers. */
const SETTINGS = { MBW_LIMITES: '4' }

export const scenario: Scenario = {
  name: 'openapi-fuzz',
  minutes: 60,
  async run(context) {
    const database = await context.createDatabase()
    const server = await context.startServer(database, SETTINGS)
    const wire = openWire(server.url, AT_ONCE)
    try {
      const callers = await prepareCallers(wire, database)
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

async function prepareCallers(wire: Wire, { config }: TortureDatabase): Promise<Callers> {
  const db = await openDatabase(config)
  try {
    const readers = await addReaders(db, READERS)
    const leaving = await addReaders(db, LEAVING, 'saindo')
    const rows = await Promise.all(readers.map(({ headers }) => addRows(wire.send, headers, 'da tortura')))
    const ids = rows.flatMap(({ nota, leitura, destaque, marca, sessao, foto }) => [
      nota,
      leitura,
      destaque,
      marca,
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
      await sendOne(sent, tools, tally)
    }
  }
  const started = performance.now()
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  const seconds = (performance.now() - started) / 1000
  const { successes, limited, failures, outside } = tally
  context.say(
    `seed ${SEED}, ${Math.round(sent / seconds)} requests/s, ${successes} successes, ${limited} × 429`,
  )
  for (const line of tally.lines()) context.say(line)
  return [
    { what: 'requests', value: sent, unit: '', limit: total, better: 'more' },
    { what: 'answers 5xx', value: failures, unit: '', limit: 0, better: 'less' },
    { what: 'replies outside the contract', value: outside, unit: '', limit: 0, better: 'less' },
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
