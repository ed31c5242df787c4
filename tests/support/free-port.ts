import { once } from 'node:events'
import { createServer } from 'node:net'

/** @returns a port of this machine that nothing listens on */
export async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  if (address === null || typeof address === 'string') throw new Error('The machine has no free port.')
  return address.port
}
