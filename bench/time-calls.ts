/** A client in a thread of its own, so that its work does not disturb the event loop that is watched. */
import { Agent, get } from 'node:http'
import { text } from 'node:stream/consumers'
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads'

export interface Calls {
  /** Origin of the server. */
  readonly url: string
  readonly cookie: string
  readonly paths: readonly string[]
  /** Calls under way at once. */
  readonly atOnce: number
}

export interface TimedCalls {
  /** Milliseconds of each call, in the order of `paths`. */
  readonly times: readonly number[]
  /** Calls that the server gave up: 503 after its time limit. They count among the times. */
  readonly gaveUp: number
}

/** @throws Error when a call is answered with anything but 200 and 503 */
export function timeCalls(calls: Calls): Promise<TimedCalls> {
  const worker = new Worker(new URL(import.meta.url), { workerData: calls })
  return new Promise((resolve, reject) => {
    worker.once('message', resolve)
    worker.once('error', reject)
  })
}

async function makeCalls({ url, cookie, paths, atOnce }: Calls): Promise<TimedCalls> {
  const agent = new Agent({ keepAlive: true, maxSockets: atOnce })
  const times: number[] = []
  let gaveUp = 0
  const waiting = paths.entries()
  const makeNext = async () => {
    for (const [index, path] of waiting) {
      const startedAt = performance.now()
      const status = await call(`${url}${path}`, cookie, agent)
      times[index] = performance.now() - startedAt
      if (status === 503) gaveUp += 1
    }
  }
  await Promise.all(Array.from({ length: atOnce }, makeNext))
  agent.destroy()
  return { times, gaveUp }
}

/** @returns the status */
function call(url: string, cookie: string, agent: Agent): Promise<number> {
  return new Promise((resolve, reject) => {
    const request = get(url, { agent, headers: { cookie } }, async (response) => {
      const body = await text(response)
      const { statusCode = 0 } = response
      if (statusCode === 200 || statusCode === 503) resolve(statusCode)
      else reject(new Error(`${url} answered ${statusCode}: ${body}`))
    })
    request.once('error', reject)
  })
}

if (!isMainThread) parentPort?.postMessage(await makeCalls(workerData))
