/** Many connections at once for half a minute: nothing may fail. */
import type { Call } from './calls.ts'
import { load } from './compare-servers.ts'

export const MANY = { connections: 64, duration: 30 }

export interface Withstood {
  readonly requests: number
  /** Milliseconds, of the slowest call. */
  readonly slowestP99: number
}

/** All calls at once from 64 connections. @throws Error when a request fails */
export async function withstand(
  url: string,
  calls: readonly Call[],
  headers: Record<string, string>,
): Promise<Withstood> {
  const least = Math.floor(MANY.connections / calls.length)
  const more = MANY.connections % calls.length
  const results = await Promise.all(
    calls.map(({ path, next }, index) =>
      load({ url: url + path, next }, headers, { ...MANY, connections: least + (index < more ? 1 : 0) }),
    ),
  )
  return {
    requests: results.reduce((sum, { requests: { total } }) => sum + total, 0),
    slowestP99: Math.max(...results.map(({ latency }) => latency.p99)),
  }
}
