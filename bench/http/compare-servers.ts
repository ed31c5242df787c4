/** Requests per second of several servers, in turns, so that a noisy machine disturbs all alike. */
import { readFileSync } from 'node:fs'
import type { Result } from 'autocannon'
import { requireAutocannon } from './require-autocannon.ts'

const ROUNDS = 3
const SECONDS = 2
const CONNECTIONS = 20

export interface Address {
  url: string
  /** Path and query of each request, when they differ. */
  next?: (() => string) | undefined
  pid?: number | undefined
  body?: string
}

export interface Pace {
  rate: number
  /** Microseconds of a processor for each request, all threads together: hardly changed by who else is at work. */
  cpu: number
}

/** @param addresses of the same call, one a server @param headers of each request @returns medians, one a server */
export async function compareServers(
  addresses: readonly Address[],
  headers: Record<string, string>,
): Promise<Pace[]> {
  const samples: Pace[][] = addresses.map(() => [])
  for (const address of addresses) await load(address, headers, { connections: CONNECTIONS, duration: 1 })
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [index, address] of addresses.entries()) {
      const before = cpuOf(address.pid)
      const { requests } = await load(address, headers, { connections: CONNECTIONS, duration: SECONDS })
      samples[index]?.push({
        rate: requests.average,
        cpu: (cpuOf(address.pid) - before) / requests.total,
      })
    }
  }
  return samples.map((some) => ({
    rate: median(some.map(({ rate }) => rate)),
    cpu: median(some.map(({ cpu }) => cpu)),
  }))
}

/** Microseconds of a processor that a process has had; the kernel counts in hundredths of a second. */
function cpuOf(pid: number | undefined): number {
  if (pid === undefined) return Number.NaN
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? []
  return (Number(fields[11]) + Number(fields[12])) * 10_000
}

/** @param duration seconds @throws Error when a request fails or is answered with anything but 2xx */
export async function load(
  { url, next, body }: Address,
  headers: Record<string, string>,
  size: { connections: number; duration: number },
): Promise<Result> {
  const autocannon = await requireAutocannon()
  const requests = next && [{ setupRequest: (request: object) => ({ ...request, path: next() }) }]
  const result = await autocannon({
    url,
    headers,
    ...size,
    ...(requests && { requests }),
    ...(body !== undefined && { method: 'POST', body }),
  })
  if (result.non2xx > 0 || result.errors > 0) {
    throw new Error(`${url}: ${result.non2xx} bad replies, ${result.errors} errors`)
  }
  return result
}

function median(samples: readonly number[]): number {
  return samples.toSorted((a, b) => a - b)[Math.floor(samples.length / 2)] ?? Number.NaN
}
