/** PostgreSQL restarts and freezes under readers: each call is answered soon, and all is well again by itself. */
import { setTimeout as delay } from 'node:timers/promises'
import { pronto } from '#contract/saude.ts'
import { buildUrl } from '#contract/url.ts'
import { controlPostgres, type PostgresControl } from '#tests/support/postgres-control.ts'
import { type Answer, type Callers, startCallers } from './callers.ts'
import type { Figure, Scenario, TortureContext } from './scenario.ts'

const CALLERS = 8
const RECOVERY_LIMIT_MS = 15_000
/** Calls after each recovery, and how long they go on at least. */
const CALM_CALLS = 50
const CALM_MS = 1_000
const POLL_MS = 50

interface Form {
  restarts: number
  freezes: number
  freezeMs: number
  answerLimitMs: number
}

const FULL: Form = { restarts: 20, freezes: 20, freezeMs: 60_000, answerLimitMs: 6_000 }
/** It has a neighbour, so its limit is later; whoever waits for the end of a freeze still misses it. */
const SHORT: Form = { restarts: 1, freezes: 1, freezeMs: 9_000, answerLimitMs: 8_000 }

export const scenario: Scenario = {
  name: 'postgres-restarts',
  engines: ['postgres'],
  waits: true,
  minutes: 45,
  async run(context) {
    const form = context.isShort ? SHORT : FULL
    const { database, server } = await context.serve({ MBW_LIMITES: '0' })
    if (database.config.engine !== 'postgres') return []
    const postgres = await controlPostgres(database.config.url)
    const callers = await startCallers(context, {
      database,
      url: server.url,
      count: CALLERS,
      name: 'chamada',
    })
    try {
      const recoveries = await provoke(context, form, { postgres, url: server.url, callers })
      await callers.stop()
      return figures(callers, recoveries, form)
    } finally {
      postgres.thaw()
    }
  },
}

/** A time in which the database works: from the recovery on until the next trouble. */
interface Recovery {
  ms: number
  from: number
  until: number
}

async function provoke(
  context: TortureContext,
  { restarts, freezes, freezeMs }: Form,
  { postgres, url, callers }: { postgres: PostgresControl; url: string; callers: Callers },
): Promise<Recovery[]> {
  const { signal } = context
  const freeze = async () => {
    postgres.freeze()
    await delay(freezeMs, undefined, { signal }).finally(() => postgres.thaw())
  }
  const troubles = [
    ...Array.from({ length: restarts }, () => () => postgres.restart()),
    ...Array.from({ length: freezes }, () => freeze),
  ]
  const recoveries: Recovery[] = []
  for (const trouble of troubles) {
    await trouble()
    recoveries.push(await recover(url, callers, signal))
  }
  return recoveries
}

async function recover(url: string, { answers }: Callers, signal: AbortSignal): Promise<Recovery> {
  const ended = performance.now()
  while (performance.now() - ended < 2 * RECOVERY_LIMIT_MS) {
    signal.throwIfAborted()
    const reply = await fetch(url + buildUrl(pronto.path, {}), { signal })
    await reply.arrayBuffer()
    if (reply.ok) break
    await delay(POLL_MS)
  }
  const from = performance.now()
  const enough = answers.length + CALM_CALLS
  await delay(CALM_MS, undefined, { signal })
  // Beside busy neighbours that many take longer.
  while (answers.length < enough && performance.now() - from < RECOVERY_LIMIT_MS) {
    await delay(POLL_MS, undefined, { signal })
  }
  return { ms: from - ended, from, until: performance.now() }
}

function figures({ answers }: Callers, recoveries: readonly Recovery[], { answerLimitMs }: Form): Figure[] {
  const calm = answers.filter(({ begun, ms }) =>
    recoveries.some(({ from, until }) => begun >= from && begun + ms <= until),
  )
  const count = (some: readonly Answer[], isWrong: (answer: Answer) => boolean) => some.filter(isWrong).length
  return [
    {
      what: 'longest answer',
      value: Math.max(...answers.map(({ ms }) => ms)),
      unit: 'ms',
      limit: answerLimitMs,
      better: 'less',
    },
    {
      what: 'answers neither 2xx nor 503',
      value: count(answers, ({ status }) => status !== 503 && (status < 200 || status >= 300)),
      unit: '',
      limit: 0,
      better: 'less',
    },
    {
      what: 'failures after the recovery',
      value: count(calm, ({ status }) => status >= 300 || status < 200),
      unit: '',
      limit: 0,
      better: 'less',
    },
    {
      what: 'longest recovery',
      value: Math.max(...recoveries.map(({ ms }) => ms)),
      unit: 'ms',
      limit: RECOVERY_LIMIT_MS,
      better: 'less',
    },
    {
      what: 'answers 2xx',
      value: count(answers, ({ status }) => status < 300),
      unit: '',
      limit: CALM_CALLS * recoveries.length,
      better: 'more',
    },
  ]
}
