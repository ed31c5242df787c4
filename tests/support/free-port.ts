import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:net'

/** Below those that Linux gives to whoever takes any: no neighbour has it while what listens there is restarted. */
const FIRST = 20_000
const BEHIND_LAST = 32_000
const ATTEMPTS = 50

/** @returns a port of this machine that nothing listens on */
export async function findFreePort(): Promise<number> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const port = randomInt(FIRST, BEHIND_LAST)
    if (await isFree(port)) return port
  }
  throw new Error('The machine has no free port.')
}

async function isFree(port: number): Promise<boolean> {
  const server = createServer().listen(port, '127.0.0.1')
  try {
    await once(server, 'listening')
  } catch {
    return false
  }
  server.close()
  await once(server, 'close')
  return true
}
