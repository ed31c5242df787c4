import { createRandom, type Random } from '../../../bench/busca-random.ts'
import type { WireRequest } from '../wire.ts'
import { type JsonSchema, type Operation, validText, writeHostile, writeValid } from './schema.ts'
import {
  CONTENT_TYPES,
  COOKIES,
  HEADERS,
  HOSTILE_JSON,
  HOSTILE_PATHS,
  HOSTILE_TEXTS,
  METHODS,
} from './values.ts'

export interface Callers {
  /** Headers of a visitor and of readers with an open session. */
  visitor: Readonly<Record<string, string>>
  readers: readonly Readonly<Record<string, string>>[]
  /** Readers whose session may end at any time: the calls that end one are theirs. */
  leaving: readonly Readonly<Record<string, string>>[]
  /** Ids of rows that the readers have. */
  ids: readonly string[]
}

/** 'valid' as the document says; 'near' with one part changed; 'hostile' throughout. */
type Mood = 'valid' | 'near' | 'hostile'

const MOODS: readonly Mood[] = ['valid', 'valid', 'near', 'near', 'hostile']

/** The request of a number: the same one for the same seed, whatever was made before. */
export function makeRequest(
  seed: number,
  number: number,
  operations: readonly Operation[],
  callers: Callers,
): WireRequest {
  const random = createRandom(seed * 1_000_003 + number)
  const operation = random.pick(operations)
  const mood = random.pick(MOODS)
  // Exactly one part of a near-valid request is wrong, so that the parts behind it are reached too.
  const wrong = mood === 'near' ? random.pick(['path', 'query', 'body', 'body', 'headers'] as const) : null
  const isWrong = (part: string) => mood === 'hostile' || wrong === part
  const { headers, body } = makeBody(random, operation.body, isWrong('body'), callers.ids)
  return {
    method: mood === 'hostile' && random.integer(5) === 0 ? random.pick(METHODS) : operation.method,
    path: makePath(random, operation, isWrong('path'), isWrong('query'), callers.ids),
    headers: {
      ...pickCaller(random, operation, callers),
      ...headers,
      ...makeHeaders(random, isWrong('headers')),
    },
    body,
  }
}

function pickCaller(random: Random, { path }: Operation, { visitor, readers, leaving }: Callers) {
  if (random.integer(5) === 0) return visitor
  const endsSession = /logout|sessoes|login/.test(path)
  return random.pick(endsSession ? leaving : readers)
}

function makePath(
  random: Random,
  { path, parameters }: Operation,
  isPathWrong: boolean,
  isQueryWrong: boolean,
  ids: readonly string[],
): string {
  const named = new Map(
    parameters.filter((each) => each.in === 'path').map((each) => [each.name, each.schema]),
  )
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => {
    if (!isPathWrong) return encode(validText(random, named.get(name) ?? {}, ids))
    return random.integer(2) === 0 ? random.pick(HOSTILE_PATHS) : encode(random.pick(HOSTILE_TEXTS))
  })
  const wild = isPathWrong && random.integer(6) === 0 ? random.pick(['/', '//', '/x', '%00', '/%2e%2e']) : ''
  const pairs = parameters
    .filter((each) => each.in === 'query')
    .flatMap((each) => makePair(random, each.name, each.schema, each.required ?? false, isQueryWrong, ids))
  if (isQueryWrong && random.integer(3) === 0)
    pairs.push(random.pick(['__proto__=1', '=', '&&', '%=%', 'a[b][c]=1', 'x=%ff']))
  return pairs.length === 0 ? filled + wild : `${filled}${wild}?${pairs.join('&')}`
}

function makePair(
  random: Random,
  name: string,
  schema: JsonSchema,
  isRequired: boolean,
  isWrong: boolean,
  ids: readonly string[],
): string[] {
  const valid = `${name}=${encode(validText(random, schema, ids))}`
  if (!isWrong) return isRequired || random.integer(2) === 0 ? [valid] : []
  switch (random.integer(5)) {
    case 0:
      return []
    case 1:
      return [valid, valid]
    case 2:
      return [`${name}=${random.pick(HOSTILE_PATHS)}`]
    default:
      return [`${name}=${encode(random.pick(HOSTILE_TEXTS))}`]
  }
}

function makeBody(
  random: Random,
  schema: JsonSchema | null,
  isWrong: boolean,
  ids: readonly string[],
): { headers: Record<string, string>; body: Buffer | null } {
  if (!schema && !(isWrong && random.integer(4) === 0)) return { headers: {}, body: null }
  const json = isWrong ? writeHostile(random, schema ?? {}, ids) : writeValid(random, schema ?? {}, ids)
  const type = isWrong && random.integer(5) === 0 ? random.pick(CONTENT_TYPES) : 'application/json'
  return { headers: type === '' ? {} : { 'content-type': type }, body: spoil(random, json, isWrong) }
}

/** Sometimes cut, empty, in another encoding, or beyond the limit of a body. */
function spoil(random: Random, json: string, isWrong: boolean): Buffer {
  const bytes = Buffer.from(json)
  if (!isWrong) return bytes
  switch (random.integer(40)) {
    case 0:
    case 1:
      return bytes.subarray(0, random.integer(bytes.length + 1))
    case 2:
      return Buffer.alloc(0)
    case 3:
      return Buffer.from(json, 'utf16le')
    case 4:
      return Buffer.concat([Buffer.from([0xef, 0xbb, 0xbf]), bytes])
    case 5:
      return Buffer.concat([bytes, Buffer.from([0xff, 0xfe, 0x00])])
    case 6:
      return Buffer.from(random.pick(HOSTILE_JSON))
    case 7:
      return random.integer(20) === 0 ? Buffer.alloc(1_100_000, 0x20) : bytes
    default:
      return bytes
  }
}

function makeHeaders(random: Random, isWrong: boolean): Record<string, string> {
  if (!isWrong) return {}
  const [name, value] = random.pick(HEADERS)
  return random.integer(2) === 0 ? { cookie: random.pick(COOKIES) } : { [name]: value }
}

/** Percent-encodes whatever it gets: a lone surrogate, which encodeURIComponent refuses, as U+FFFD. */
function encode(text: string): string {
  return encodeURIComponent(text.toWellFormed())
}
