import type { Serve } from './context.ts'
import type { Served, TortureContext } from './scenario.ts'

/** A scenario that reads the log reads all of it. */
const LOG = { MBW_LOG: 'info' }

/** @returns what gives the same server for the same settings, started again when somebody has ended it */
export function shareServers(context: TortureContext): Serve {
  const started = new Map<string, Promise<Served>>()
  return async (settings = {}) => {
    const all = { ...settings, ...LOG }
    const key = JSON.stringify(Object.entries(all).sort())
    const known = await started.get(key)
    if (known) {
      if (!isAlive(known)) await known.startAgain()
      return known
    }
    const starting = context.serve(all)
    started.set(key, starting)
    return starting
  }
}

function isAlive({ server: { process } }: Served): boolean {
  return process.exitCode === null && process.signalCode === null
}
