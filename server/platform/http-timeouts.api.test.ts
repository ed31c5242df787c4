import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { untilTrue } from '#tests/support/soon.ts'
import { startTestApp, type TestApp } from '#tests/support/test-app.ts'
import { createTestDatabase, type TestDatabase } from '#tests/support/test-database.ts'
import { HTTP_TIMEOUTS } from './http-timeouts.ts'

const TIMEOUTS = { headersMs: 200, requestMs: 300, keepAliveMs: 100, silenceMs: 400, checkEveryMs: 50 }
/** Outside the API no token is asked for before the body is read. */
const BODY =
  'POST /nada HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{'

let database: TestDatabase
let harness: TestApp
let port: number

beforeAll(async () => {
  database = await createTestDatabase()
  harness = await startTestApp(database, {}, TIMEOUTS)
  await harness.app.listen({ port: 0, host: '127.0.0.1' })
  port = (harness.app.server.address() as AddressInfo).port
})
afterAll(async () => {
  await harness.app.close()
  await database.drop()
})

/** Opens a connection, says something and waits until the server ends it. */
async function untilClosed(said: string): Promise<string> {
  const socket = connect(port, '127.0.0.1')
  let answer = ''
  socket.on('data', (chunk) => {
    answer += chunk
  })
  socket.write(said)
  await once(socket, 'close')
  return answer
}

it.each([
  ['says nothing', ''],
  ['does not end its headers', 'GET /api/saude HTTP/1.1\r\nHost: x\r\n'],
  ['does not end its body', BODY],
])('ends a connection that %s, and tells why', async (_, said) => {
  const answer = await untilClosed(said)
  expect(answer).toMatch(/^HTTP\/1\.1 408 /)
  expect(JSON.parse(answer.split('\r\n\r\n')[1] ?? '')).toMatchObject({
    statusCode: 408,
    code: 'pedido_lento',
  })
})

it('ends a connection that asks nothing more', async () => {
  expect(await untilClosed('GET /api/saude HTTP/1.1\r\nHost: x\r\n\r\n')).toMatch(/^HTTP\/1\.1 200 /)
})

it('answers others while many are slow', async () => {
  const slow = Promise.all(Array.from({ length: 200 }, () => untilClosed(BODY)))
  const response = await fetch(`http://127.0.0.1:${port}/api/saude`)
  expect(response.status).toBe(200)
  await slow
})

it('answers what comes on an open connection while it ends, and closes that', async () => {
  const ending = await startTestApp(database)
  await ending.app.listen({ port: 0, host: '127.0.0.1' })
  const socket = connect((ending.app.server.address() as AddressInfo).port, '127.0.0.1')
  let answer = ''
  socket.on('data', (chunk) => {
    answer += chunk
  })
  socket.write(
    'POST /nada HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 2\r\nExpect: 100-continue\r\n\r\n',
  )
  await untilTrue(() => answer.includes('100 Continue'))
  const closed = ending.app.close()
  await untilTrue(() => !ending.app.server.listening)
  socket.write('{}GET /api/saude HTTP/1.1\r\nHost: x\r\n\r\n')
  await once(socket, 'close')
  await closed
  const [, , last] = answer.split(/(?=HTTP\/1\.1 \d)/)
  expect(last).toMatch(/^HTTP\/1\.1 200 OK\r\n(?:.+\r\n)*connection: close\r\n/i)
})

it('ends every slow connection within a minute', () => {
  const { checkEveryMs, headersMs, requestMs, keepAliveMs, silenceMs } = HTTP_TIMEOUTS
  expect(Math.max(headersMs, requestMs, keepAliveMs, silenceMs) + checkEveryMs).toBeLessThanOrEqual(60_000)
})
