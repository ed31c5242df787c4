/** Wrong passwords for one account from everywhere at once, while its owner signs in and others read. */
import { setTimeout as delay } from 'node:timers/promises'
import { cadastro, login, setCsrfToken, user } from '#contract/auth.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { buildUrl } from '#contract/url.ts'
import type { Figure, Scenario, TortureContext } from './scenario.ts'

const OWNER = { username: 'Priscila', email: 'priscila@exemplo.com.br', password: 'uma senha boa' }
const OTHER = { username: 'Febe', email: 'febe@exemplo.com.br', password: 'uma senha boa' }
const OWNER_LIMIT_MS = 30_000
/** The short form has a neighbour: only a wait that no busy machine excuses is one. */
const OTHERS_LIMIT_MS = { short: 2_000, full: 1_000 }
/** Less than the server lets wait: past that a person, too, is asked to come back. */
const AT_ONCE = 150

interface Browser {
  call(endpoint: Endpoint, body?: unknown, signal?: AbortSignal): Promise<Response>
}

export const scenario: Scenario = {
  name: 'login-flood',
  // Where a flood could also hold every connection. What is counted, the API tests see on both.
  shortOn: 'postgres',
  waits: true,
  minutes: 20,
  async run(context) {
    const guesses = context.isShort ? 60 : 10_000
    const server = await context.startServer(await context.createDatabase(), { MBW_PROXIES: '127.0.0.1' })
    const owner = await openBrowser(server.url, '198.51.100.1', context)
    const other = await openBrowser(server.url, '198.51.100.2', context)
    await owner.call(cadastro, OWNER)
    await other.call(cadastro, OTHER)
    await other.call(login, OTHER)

    const flood = await startFlood(server.url, guesses, context)
    const waits = watchOthers(other, flood.signal)
    const signedIn = context.isShort ? 1 : 4
    const ownerMs: number[] = []
    for (let time = 0; time < signedIn; time += 1) {
      await flood.reached((guesses * time) / signedIn / 2 + 20)
      ownerMs.push(await signIn(owner, context.signal))
    }
    // The short form has seen what it came for; who goes leaves nothing waiting.
    if (context.isShort) flood.stop()
    const unexpected = await flood.ended
    context.say(
      `${flood.count()} guesses answered, the owner signed in after ${ownerMs.map(Math.round).join(', ')} ms`,
    )
    return figures(context, ownerMs, await waits, unexpected)
  },
}

function figures(
  { isShort }: TortureContext,
  ownerMs: number[],
  waits: number[],
  unexpected: number,
): Figure[] {
  const othersLimit = isShort ? OTHERS_LIMIT_MS.short : OTHERS_LIMIT_MS.full
  const p99 = waits.sort((a, b) => a - b)[Math.floor(waits.length * 0.99)] ?? 0
  return [
    {
      what: 'the owner signs in',
      value: Math.max(...ownerMs),
      unit: 'ms',
      limit: OWNER_LIMIT_MS,
      better: 'less',
    },
    { what: 'another reader, p99', value: p99, unit: 'ms', limit: othersLimit, better: 'less' },
    { what: 'answers other than 401 and 429', value: unexpected, unit: '', limit: 0, better: 'less' },
  ]
}

/** A browser behind a trusted proxy that says where it is; keeps its cookies. */
async function openBrowser(url: string, address: string, { signal }: TortureContext): Promise<Browser> {
  const jar = new Map<string, string>()
  const call: Browser['call'] = async (endpoint, body, until = signal) => {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
    const token = jar.get('csrftoken')
    const reply = await fetch(url + buildUrl(endpoint.path, {}), {
      method: endpoint.method,
      headers: {
        'content-type': 'application/json',
        'x-forwarded-for': address,
        cookie,
        ...(token && { 'x-csrftoken': token }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      signal: until,
    })
    await reply.arrayBuffer()
    for (const set of reply.headers.getSetCookie()) {
      const [pair = ''] = set.split(';')
      jar.set(pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1))
    }
    return reply
  }
  await call(setCsrfToken)
  return { call }
}

/** Guesses from as many addresses as there are guesses, hundreds under way at a time. */
async function startFlood(url: string, guesses: number, context: TortureContext) {
  const stopping = new AbortController()
  const signal = AbortSignal.any([context.signal, stopping.signal])
  const wanted: { count: number; resolve: () => void }[] = []
  const stranger = await strangerCall(url, context)
  let sent = 0
  let answered = 0
  let unexpected = 0

  async function guess(): Promise<void> {
    while (sent < guesses && !signal.aborted) {
      const number = sent++
      for (const each of wanted.filter(({ count }) => count <= sent)) each.resolve()
      const status = await stranger(addressOf(number), signal)
      if (status === null) return
      answered += 1
      if (status !== 401 && status !== 429) unexpected += 1
    }
  }
  const ended = Promise.all(Array.from({ length: Math.min(guesses, AT_ONCE) }, guess)).then(() => {
    stopping.abort()
    return unexpected
  })
  return {
    ended,
    signal,
    count: () => answered,
    stop: () => stopping.abort(),
    reached: (count: number) =>
      count <= sent ? Promise.resolve() : new Promise<void>((resolve) => wanted.push({ count, resolve })),
  }
}

/** @returns a call that guesses once and gives the status, or null when the flood was stopped meanwhile */
async function strangerCall(url: string, { signal }: TortureContext) {
  const reply = await fetch(url + buildUrl(setCsrfToken.path, {}), { signal })
  const token = ((await reply.json()) as { csrftoken: string }).csrftoken
  return async (address: string, until: AbortSignal): Promise<number | null> => {
    try {
      const answer = await fetch(url + buildUrl(login.path, {}), {
        method: login.method,
        headers: {
          'content-type': 'application/json',
          'x-forwarded-for': address,
          cookie: `csrftoken=${token}`,
          'x-csrftoken': token,
        },
        body: JSON.stringify({ email: OWNER.email, password: `errada ${address}` }),
        signal: until,
      })
      await answer.arrayBuffer()
      return answer.status
    } catch (error) {
      if (until.aborted) return null
      throw error
    }
  }
}

function addressOf(number: number): string {
  return `10.${number >> 16}.${(number >> 8) & 255}.${number & 255}`
}

/** Tries as a person does who is told to wait. @returns how long it took in all */
async function signIn(owner: Browser, signal: AbortSignal): Promise<number> {
  const started = performance.now()
  for (;;) {
    const reply = await owner.call(login, { email: OWNER.email, password: OWNER.password })
    const passed = performance.now() - started
    if (reply.status === 200 || passed > 2 * OWNER_LIMIT_MS) return passed
    if (reply.status !== 429) throw new Error(`The owner was answered ${reply.status}.`)
    await delay(Number(reply.headers.get('retry-after') ?? 1) * 1000, undefined, { signal })
  }
}

/** How long another reader waits for a call, again and again until the flood is over. */
async function watchOthers(other: Browser, until: AbortSignal): Promise<number[]> {
  const waits: number[] = []
  while (!until.aborted) {
    const started = performance.now()
    const reply = await other.call(user)
    if (reply.status !== 200) throw new Error(`The other reader was answered ${reply.status}.`)
    waits.push(performance.now() - started)
    await delay(20)
  }
  return waits
}
