/** Several real servers on one database behind a balancer. */
import { once } from 'node:events'
import { findFreePort } from './free-port.ts'
import { type Balancer, startBalancer } from './nginx-balancer.ts'
import { type RunningServer, spawnServer } from './spawn-server.ts'

export interface ServerGroup {
  /** Of the balancer. */
  url: string
  servers: readonly RunningServer[]
  /** Ends one after the other as an operator does, and starts another in its place. @param script of its program */
  roll(settings: Record<string, string>, script?: string): Promise<(number | null)[]>
  stop(): Promise<void>
}

/** @param count started at the same time, as after a power failure */
export async function startServerGroup(
  settings: Record<string, string>,
  { count = 3, script }: { count?: number; script?: string } = {},
): Promise<ServerGroup> {
  const servers = await Promise.all(Array.from({ length: count }, () => spawnAtItsPort(settings, script)))
  const balancer = await startBalancer(urlsOf(servers))
  return {
    url: balancer.url,
    servers,
    async roll(next, program) {
      const codes: (number | null)[] = []
      for (const index of servers.keys())
        codes.push(await replace(servers, index, balancer, () => spawnAtItsPort(next, program)))
      return codes
    },
    async stop() {
      await Promise.all([balancer.stop(), ...servers.map((server) => server.stop())])
    },
  }
}

/** @returns with which code the one before ended */
async function replace(
  servers: RunningServer[],
  index: number,
  balancer: Balancer,
  start: () => Promise<RunningServer>,
): Promise<number | null> {
  const old = servers[index]
  if (!old) throw new Error(`There is no server ${index}.`)
  const ended = once(old.process, 'exit')
  old.process.kill('SIGTERM')
  await untilReady(old, false)
  await balancer.use(urlsOf(servers.filter((server) => server !== old)))
  // Nobody is sent to the old one any more, which waits and ends.
  const [[code], next] = await Promise.all([ended, start()])
  servers[index] = next
  await untilReady(next, true)
  await balancer.use(urlsOf(servers))
  return code
}

/** At a port that no neighbour takes when the server is gone: the balancer still asks there. */
async function spawnAtItsPort(settings: Record<string, string>, script?: string): Promise<RunningServer> {
  return spawnServer({ ...settings, PORT: String(await findFreePort()) }, script)
}

async function untilReady({ url, output }: RunningServer, isReady: boolean): Promise<void> {
  const deadline = performance.now() + 20_000
  while (performance.now() < deadline) {
    // On a busy machine one that ends may be gone before it is asked.
    const status = await fetch(`${url}/api/pronto`, { headers: { connection: 'close' } }).then(
      (response) => response.status,
      () => null,
    )
    if ((status === 200) === isReady) return
  }
  throw new Error(`${url} is ${isReady ? 'not ready' : 'still ready'}:\n${output()}`)
}

const urlsOf = (servers: readonly RunningServer[]) => servers.map(({ url }) => url)
