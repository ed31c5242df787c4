/** Hostile texts as long as the server reads them, in every text field of every call: nobody else may wait for them. */
import { readFileSync } from 'node:fs'
import type { Endpoint } from '#contract/endpoint.ts'
import { buildUrl } from '#contract/url.ts'
import type { Engine } from '#server/platform/database.ts'
import { openDatabase } from '#server/platform/open-database.ts'
import { listEndpoints, textFieldsOf } from '#tests/support/contract-endpoints.ts'
import { startProbe, type Waits } from './probe.ts'
import { addReaders } from './readers.ts'
import type { Figure, Scenario, TortureContext, TortureDatabase } from './scenario.ts'
import { openWire, type Wire, type WireRequest } from './wire.ts'

const WAIT_LIMIT_MS = 250
/** A little less than the 1 MiB that the server reads, for the names around the text. */
const BODY_LENGTH = 1024 * 1024 - 200
/** What Node takes of an address. */
const ADDRESS_LENGTH = 15_000
const UNITS = ['.', 'a', '\u0301\u0323', ' ', '-', '0', '"', '%', 'a.', '\\', '\n', '🙂', '\u0000', 'a ']
/** Of each text; each on one of the databases, to which it hardly ever comes. */
const SHORT_UNITS = 3

export const scenario: Scenario = {
  name: 'hostile-input',
  async run(context) {
    const { database, server } = await context.serve({ MBW_LIMITES: '0' })
    const headers = await readerHeaders(database)
    const targets = await listTargets()
    const wire = openWire(server.url, 1)
    // On a busy machine any caller waits; what one call keeps the thread for is the same on every machine.
    const probe = context.isShort ? null : startProbe(server.url)
    const tally: Tally = { sent: 0, failures: 0, longestWork: 0 }
    for (const makeCall of makeCalls(targets, context)) {
      if (context.signal.aborted) break
      const before = readThreadMs(server.process.pid)
      if (await fails(wire, makeCall(headers), context)) tally.failures += 1
      tally.longestWork = Math.max(tally.longestWork, readThreadMs(server.process.pid) - before)
      tally.sent += 1
    }
    const waits = (await probe?.stop()) ?? null
    wire.close()
    return figures(tally, waits, context)
  },
}

async function readerHeaders({ config }: TortureDatabase): Promise<Readonly<Record<string, string>>> {
  const db = await openDatabase(config)
  try {
    const [reader] = await addReaders(db, 1, 'hostil')
    return reader?.headers ?? {}
  } finally {
    await db.close()
  }
}

interface Target {
  endpoint: Endpoint
  part: 'query' | 'body'
  field: string
}

async function listTargets(): Promise<Target[]> {
  return (await listEndpoints()).flatMap((endpoint) =>
    (['query', 'body'] as const).flatMap((part) => {
      const schema = endpoint[part]
      return schema ? textFieldsOf(schema).map((field) => ({ endpoint, part, field })) : []
    }),
  )
}

type MakeCall = (headers: Readonly<Record<string, string>>) => WireRequest

/** One after the other, made when its turn comes: all of them together are hundreds of megabytes. */
function* makeCalls(targets: readonly Target[], { isShort, engine }: TortureContext): Generator<MakeCall> {
  for (const [index, target] of targets.entries()) {
    const units = isShort ? UNITS.filter((_, unit) => isInShort(unit, index, engine)) : UNITS
    for (const unit of units) yield (headers) => toCall(target, unit, headers)
  }
  const { endpoint } = targets.find(({ part }) => part === 'body') ?? {}
  if (!endpoint) return
  for (const json of [
    deep('[', ']'),
    deep('{"a":', '}', '1'),
    `[${'0,'.repeat(BODY_LENGTH / 2)}0]`,
    manyNames(),
  ]) {
    yield (headers) => ({ ...toAddress(endpoint, {}), headers: asJson(headers), body: Buffer.from(json) })
  }
}

function isInShort(unit: number, index: number, engine: Engine): boolean {
  const isHere = (unit % 2 === 0) === (engine === 'sqlite')
  return isHere && (unit + index) % UNITS.length < SHORT_UNITS
}

function manyNames(): string {
  const names = Array.from({ length: 80_000 }, (_, index) => `"n${index}":1`)
  return `{${names.join(',')}}`
}

function deep(open: string, close: string, inside = ''): string {
  const levels = Math.floor(BODY_LENGTH / (open.length + close.length))
  return `${open.repeat(levels)}${inside}${close.repeat(levels)}`
}

function toCall({ endpoint, part, field }: Target, unit: string, headers: Readonly<Record<string, string>>) {
  if (part === 'query') {
    const text = fill(`a@${unit}`, ADDRESS_LENGTH, (text) => encodeURIComponent(text).length)
    return { ...toAddress(endpoint, { [field]: text }), headers, body: null }
  }
  const text = fill(`a@${unit}`, BODY_LENGTH, (text) => Buffer.byteLength(JSON.stringify(text)) - 2)
  const body = Buffer.from(JSON.stringify({ [field]: `${text}@` }))
  return { ...toAddress(endpoint, {}), headers: asJson(headers), body }
}

/** As much of the text as fits in so many bytes when it is written for the wire. */
function fill(text: string, bytes: number, measure: (text: string) => number): string {
  return text.slice(0, 2) + text.slice(2).repeat(Math.floor(bytes / measure(text.slice(2))) - 2)
}

function toAddress({ method, path }: Endpoint, query: Record<string, string>) {
  const names = [...path.matchAll(/:(\w+)/g)].map(([, name]) => [name, '1'])
  return { method, path: buildUrl(path, { params: Object.fromEntries(names), query }) }
}

function asJson(headers: Readonly<Record<string, string>>): Record<string, string> {
  return { ...headers, 'content-type': 'application/json' }
}

async function fails(wire: Wire, call: WireRequest, { say }: TortureContext): Promise<boolean> {
  const { status } = await wire.send(call)
  if (status < 500) return false
  say(`${status}: ${call.method} ${call.path.slice(0, 80)} ${call.body?.subarray(0, 60) ?? ''}`)
  return true
}

interface Tally {
  sent: number
  failures: number
  longestWork: number
}

/** Linux' record of how long the main thread of a process, which answers all callers, has worked. */
function readThreadMs(pid: number | undefined): number {
  const [nanoseconds = ''] = readFileSync(`/proc/${pid}/task/${pid}/schedstat`, 'utf8').split(' ')
  return Number(nanoseconds) / 1e6
}

function figures(
  { sent, failures, longestWork }: Tally,
  waits: Waits | null,
  { say }: TortureContext,
): Figure[] {
  say(`${sent} hostile calls`)
  if (waits) say(`another caller ${waits.count} times, p99 ${Math.round(waits.p99)} ms`)
  const limit = { unit: 'ms', limit: WAIT_LIMIT_MS, better: 'less' } as const
  return [
    ...(waits ? [{ what: 'another caller waits', value: waits.longest, ...limit }] : []),
    { what: 'one call keeps the thread', value: longestWork, ...limit },
    { what: 'answers 5xx', value: failures, unit: '', limit: 0, better: 'less' },
  ]
}
