import { once } from 'node:events'
import { request } from 'node:http'
import { connect } from 'node:net'
import { expect, it } from 'vitest'
import { spawnServer } from '#tests/support/spawn-server.ts'
import { createTestDatabase, type TestDatabase } from '#tests/support/test-database.ts'

function settingsFor({ config }: TestDatabase): Record<string, string> {
  return {
    MBW_DATA_DIR: config.dataDir,
    MBW_LOG: 'info',
    ...(config.engine === 'postgres' && { DATABASE_URL: config.url }),
  }
}

it('a client that goes away is no failure, and one that does not send the rest of a request does not keep the process', async () => {
  const database = await createTestDatabase()
  const server = await spawnServer(settingsFor(database))
  const { hostname, port } = new URL(server.url)
  const leave = async (said: string) => {
    const socket = connect(Number(port), hostname)
    await once(socket, 'connect')
    socket.write(said)
    // An answer to somebody else shows that the server has read what came before.
    await fetch(`${server.url}/api/saude`)
    socket.resetAndDestroy()
    await once(socket, 'close')
  }
  const headers = 'Host: x\r\nContent-Type: application/json\r\nContent-Length: 100'
  for (let index = 0; index < 5; index += 1) {
    await leave(`POST /nada HTTP/1.1\r\n${headers}\r\n\r\n{`)
    await leave('GET /api/busca?q=deus HTTP/1.1\r\nHost: x\r\n\r\n')
  }
  await fetch(`${server.url}/api/saude`)
  const slow = request(`${server.url}/nada`, { method: 'POST', headers: { 'content-length': '9' } })
  slow.on('error', () => {})
  slow.write('{')
  const [socket] = await once(slow, 'socket')
  await once(socket, 'connect')
  expect(await server.stop()).toBe(0)
  expect(server.output()).toContain('client went away')
  expect(server.output()).not.toMatch(/"level":50|request failed/)
  await database.drop()
})
