/** Requests per second of several servers, in turns, so that a noisy machine disturbs all alike. */
import type { Result } from 'autocannon'
import { requireAutocannon } from './require-autocannon.ts'

const ROUNDS = 3
const SECONDS = 2
const CONNECTIONS = 20

/** @param urls of the same call, one a server @param headers of each request @returns medians of requests per second, one a server */
export async function compareServers(
  urls: readonly string[],
  headers: Record<string, string>,
): Promise<number[]> {
  const samples: number[][] = urls.map(() => [])
  for (const url of urls) await load(url, headers, { connections: CONNECTIONS, duration: 1 })
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [index, url] of urls.entries()) {
      const { requests } = await load(url, headers, { connections: CONNECTIONS, duration: SECONDS })
      samples[index]?.push(requests.average)
    }
  }
  return samples.map(median)
}

/** @param duration seconds @throws Error when a request fails or is answered with anything but 2xx */
export async function load(
  url: string,
  headers: Record<string, string>,
  size: { connections: number; duration: number },
): Promise<Result> {
  const autocannon = await requireAutocannon()
  const result = await autocannon({ url, headers, ...size })
  if (result.non2xx > 0 || result.errors > 0) {
    throw new Error(`${url}: ${result.non2xx} bad replies, ${result.errors} errors`)
  }
  return result
}

function median(samples: readonly number[]): number {
  return samples.toSorted((a, b) => a - b)[Math.floor(samples.length / 2)] ?? Number.NaN
}
