/** Another caller, who asks for a text again and again while something else goes on: how long he waits. */
import { setTimeout as delay } from 'node:timers/promises'
import { capituloCfw } from '#contract/cfw.ts'
import { buildUrl } from '#contract/url.ts'
import { openWire } from './wire.ts'

const PATH = buildUrl(capituloCfw.path, { params: { id: 8 } })

/** Between two calls: who asks without a pause takes the processor from those who are measured, and his quick calls hide his slow ones. */
const PAUSE_MS = 5

export interface Waits {
  longest: number
  p99: number
  count: number
}

export interface Probe {
  /** Ends it. @throws Error when he was not answered with 200 */
  stop(): Promise<Waits>
}

export function startProbe(url: string): Probe {
  const wire = openWire(url, 1)
  const waits: number[] = []
  let isOver = false
  const asking = (async () => {
    do {
      const started = performance.now()
      const { status } = await wire.send({ method: 'GET', path: PATH, headers: {}, body: null })
      waits.push(performance.now() - started)
      if (status !== 200) throw new Error(`another caller was answered ${status}`)
      await delay(PAUSE_MS)
    } while (!isOver)
  })()
  // Told by `stop`.
  asking.catch(() => {})
  return {
    async stop() {
      isOver = true
      await asking.finally(() => wire.close())
      return describeWaits(waits)
    },
  }
}

function describeWaits(waits: readonly number[]): Waits {
  const sorted = waits.toSorted((a, b) => a - b)
  return {
    longest: sorted.at(-1) ?? 0,
    p99: sorted[Math.ceil(sorted.length * 0.99) - 1] ?? 0,
    count: sorted.length,
  }
}
