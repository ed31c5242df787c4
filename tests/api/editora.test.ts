/** What readers have written is nobody's at the desk: no statement of its calls names a table of it. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { isOfEditora } from '#contract/papel.ts'
import { listEndpoints } from '#tests/support/contract-endpoints.ts'
import { recordQueries } from '#tests/support/record-queries.ts'
import { startTestApp, type TestApp } from '#tests/support/test-app.ts'
import { createTestDatabase, type TestDatabase } from '#tests/support/test-database.ts'
import { addOwner, addWithPapel, MARK } from '#tests/torture/access/callers.ts'
import { nameOf } from '#tests/torture/access/private-calls.ts'
import { toRequest } from '#tests/torture/call.ts'
import { livrosJourney, typeOfBody } from './livros-journey.ts'
import { pagamentosJourney } from './pagamentos-journey.ts'
import { editoraJourney } from './private-journey.ts'
import { sendToApp } from './send-to-app.ts'

const TABELAS = 'anotacao|destaque|marca|etiqueta\\w*|busca_notas?|busca_destaques?'
/** A device has a `marca` too: its column. */
const PRIVATE = new RegExp(`\\b(?:from|join|into|update)\\s+(?:[\\w"]+,\\s*)*"?(?:${TABELAS})\\b`)

let database: TestDatabase
let recorded: ReturnType<typeof recordQueries>
let app: TestApp['app']

beforeAll(async () => {
  database = await createTestDatabase()
  recorded = recordQueries(database.db)
  app = (await startTestApp({ ...database, db: recorded.db })).app
})

afterAll(async () => {
  await app.close()
  await database.drop()
})

it('opens no note, highlight or mark by any of its calls', async () => {
  const send = sendToApp(app)
  const owner = await addOwner(database.db, send, 'dona')
  const mesa = await addWithPapel(database.db, 'administrador', 'mesa')
  recorded.queries.clear()
  const called = new Set<string>()
  const email = 'dona@exemplo.com.br'
  const steps = [
    ...(await pagamentosJourney(database, email)),
    ...(await livrosJourney(database)),
    ...editoraJourney(owner.usuarioId, email),
  ]
  for (const [endpoint, values = {}] of steps) {
    called.add(nameOf(endpoint))
    const typed = Buffer.isBuffer(values.body) ? { ...mesa, 'content-type': typeOfBody(endpoint) } : mesa
    const reply = await send(toRequest(endpoint, typed, values))
    expect(`${nameOf(endpoint)} ${reply.status}`).toMatch(/ 20[01]$/)
    expect(reply.body.includes(MARK)).toBe(false)
  }
  const ofEditora = (await listEndpoints()).filter(({ access }) => isOfEditora(access)).map(nameOf)
  expect(ofEditora.filter((name) => !called.has(name))).toEqual([])
  const statements = [...recorded.queries.values()].map(({ sql }) => sql)
  expect(statements.length).toBeGreaterThan(10)
  expect(statements.filter((sql) => PRIVATE.test(sql))).toEqual([])
})
