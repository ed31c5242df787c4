/** Bad replies by kind: the first of each is told whole, the others are counted. */
import type { WireReply, WireRequest } from '../wire.ts'

export interface Tally {
  readonly successes: number
  /** Answers 429. */
  readonly limited: number
  /** Answers 5xx but those of a busy server. */
  readonly failures: number
  /** Answers 503 that say when to come again. */
  readonly busy: number
  /** Other bad replies, and calls without one. */
  readonly outside: number
  /** @param problem null when the reply is good */
  add(problem: string | null, number: number, call: WireRequest, reply: WireReply | null): void
  /** For each kind how often it came, and the first case as a command for a shell. */
  lines(): string[]
}

const BODY_SHOWN = 400

export function createTally(): Tally {
  const kinds = new Map<string, { count: number; first: string }>()
  const counts = { successes: 0, limited: 0, failures: 0, busy: 0, outside: 0 }
  return Object.assign(counts, {
    add(problem: string | null, number: number, call: WireRequest, reply: WireReply | null) {
      const status = reply?.status ?? 0
      if (status >= 200 && status < 300) counts.successes += 1
      if (status === 429) counts.limited += 1
      if (status === 503 && problem === null) counts.busy += 1
      if (problem === null) return
      counts[status >= 500 ? 'failures' : 'outside'] += 1
      const kind = `${call.method} ${shorten(call.path)}: ${problem}`
      const known = kinds.get(kind)
      if (known) known.count += 1
      else kinds.set(kind, { count: 1, first: `request ${number}: ${toCurl(call)}\n      ${show(reply)}` })
    },
    lines: () => [...kinds].map(([kind, { count, first }]) => `${count} × ${kind}\n      ${first}`),
  })
}

/** Without ids, so that calls of one kind look alike. */
function shorten(path: string): string {
  return path
    .replace(/\?.*/s, '')
    .replace(/[0-9a-f-]{36}|\d+/g, '…')
    .slice(0, 60)
}

function toCurl({ method, path, headers, body }: WireRequest): string {
  const shown = Object.entries(headers).map(
    ([name, value]) => `-H ${quote(`${name}: ${value.slice(0, 200)}`)}`,
  )
  const data = body ? [`--data-binary ${quote(body.subarray(0, BODY_SHOWN).toString())}`] : []
  return ['curl', '-X', method, ...shown, ...data, quote(`$URL${path.slice(0, BODY_SHOWN)}`)].join(' ')
}

function quote(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`
}

function show(reply: WireReply | null): string {
  return reply ? `${reply.status} ${reply.body.subarray(0, BODY_SHOWN).toString()}` : 'no reply'
}
