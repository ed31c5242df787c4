/** Questions that come in the same turn of the event loop are asked together: under load one query answers many calls (ADR 056). */
import type { Database } from './database.ts'

type Read = Database['read']

/** @returns what is known of a key; asked after the call, never kept */
export type AskTogether<A> = (db: Pick<Database, 'read' | 'replicas'>, key: string) => Promise<A | undefined>

type Ask<A> = (read: Read, keys: readonly string[]) => Promise<ReadonlyMap<string, A>>

type Waiting<A> = PromiseWithResolvers<A | undefined>

/** @param ask for different keys, at most `max`; finds by key */
export function createAskTogether<A>(ask: Ask<A>, max: number): AskTogether<A> {
  const waiting = new WeakMap<Read, Map<string, Waiting<A>>>()

  async function askFor(read: Read, some: readonly [string, Waiting<A>][]): Promise<void> {
    try {
      const keys = some.map(([key]) => key)
      const found = await ask(read, keys)
      for (const [key, { resolve }] of some) resolve(found.get(key))
    } catch (error) {
      for (const [, { reject }] of some) reject(error)
    }
  }

  function begin(read: Read): Map<string, Waiting<A>> {
    const begun = new Map<string, Waiting<A>>()
    waiting.set(read, begun)
    // By then all sockets that have something to read have been read.
    setImmediate(() => {
      waiting.delete(read)
      const all = [...begun]
      for (let start = 0; start < all.length; start += max) void askFor(read, all.slice(start, start + max))
    })
    return begun
  }

  return async ({ read, replicas }, key) => {
    // Each of several requests has a place of its own to read from (ADR 039).
    if (replicas) return (await ask(read, [key])).get(key)
    const others = waiting.get(read) ?? begin(read)
    const asked = others.get(key) ?? Promise.withResolvers<A | undefined>()
    others.set(key, asked)
    return asked.promise
  }
}
