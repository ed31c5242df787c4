/** Requests per second of several servers, in turns, so that a noisy machine disturbs all alike. */
import { readFileSync } from 'node:fs'
import type { Result } from 'autocannon'
import { requireAutocannon } from './require-autocannon.ts'

const ROUNDS = 5
/** So often a server is asked before it is measured, by which time V8 has compiled what answers: a call of 20 µs in a quarter of a second. */
const WARM_UP_REQUESTS = 12_500
const WARM_UP_SECONDS = 0.25
const MOST_WARM_UPS = 60
const SECONDS = 0.5
export const CONNECTIONS = 20
/** A round of a slow call lasts until each connection was answered ten times or so: what is under way at its end is not counted. */
const ENOUGH = 10 * CONNECTIONS
const MOST_SECONDS = 2
/** autocannon ends with a sample. */
const SAMPLE_MS = 100

export interface Address {
  url: string
  /** Path and query of each request, when they differ. */
  next?: (() => string) | undefined
  pid?: number | undefined
  body?: string
  /** Fewer rounds for one whose pace is only to be known. */
  rounds?: number
}

export interface Pace {
  rate: number
  /** Of the first server's rate, each round against the one just before it. */
  share: number
  /** Microseconds of a processor for each request, all threads together: hardly changed by who else is at work. */
  cpu: number
}

interface Sample {
  rate: number
  share: number
  requests: number
  cpu: number
}

/** @param addresses of the same call, one a server @param headers of each request @returns medians, one a server */
export async function compareServers(
  addresses: readonly Address[],
  headers: Record<string, string>,
): Promise<Pace[]> {
  const servers: { address: Address; duration: number; samples: Sample[] }[] = []
  for (const address of addresses) {
    const { rate } = await warmUp(address, headers)
    servers.push({ address, duration: clamp(ENOUGH / rate), samples: [] })
  }
  for (let round = 0; round < ROUNDS; round += 1) {
    let first = Number.NaN
    for (const [index, { address, duration, samples }] of servers.entries()) {
      if (round >= (address.rounds ?? ROUNDS)) continue
      const taken = await sample(address, headers, duration)
      if (index === 0) first = taken.rate
      samples.push({ ...taken, share: taken.rate / first })
    }
  }
  return servers.map(({ samples }) => toPace(samples))
}

/** @returns of the last quarter of a second */
async function warmUp(address: Address, headers: Record<string, string>): Promise<Omit<Sample, 'share'>> {
  let last = await sample(address, headers, WARM_UP_SECONDS)
  let asked = last.requests
  for (let count = 1; asked < WARM_UP_REQUESTS && count < MOST_WARM_UPS; count += 1) {
    last = await sample(address, headers, WARM_UP_SECONDS)
    asked += last.requests
  }
  return last
}

async function sample(
  address: Address,
  headers: Record<string, string>,
  seconds: number,
): Promise<Omit<Sample, 'share'>> {
  const before = cpuOf(address.pid)
  const { requests, duration } = await load(address, headers, { connections: CONNECTIONS, duration: seconds })
  return { rate: requests.total / duration, requests: requests.total, cpu: cpuOf(address.pid) - before }
}

/** The kernel's count is too coarse for a round, so that CPU is of all rounds together. */
function toPace(samples: readonly Sample[]): Pace {
  const sum = (what: 'cpu' | 'requests') => samples.reduce((total, each) => total + each[what], 0)
  return {
    rate: median(samples.map(({ rate }) => rate)),
    share: median(samples.map(({ share }) => share)),
    cpu: sum('cpu') / sum('requests'),
  }
}

function clamp(seconds: number): number {
  return Math.min(MOST_SECONDS, Math.max(SECONDS, seconds))
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
    sampleInt: SAMPLE_MS,
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
