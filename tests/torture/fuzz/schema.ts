/** What the generated requests need of an OpenAPI document. */
import * as fc from 'fast-check'
import type { Random } from '../../../bench/busca-random.ts'
import { HOSTILE_JSON, HOSTILE_TEXTS, TEXTS } from './values.ts'

export interface JsonSchema {
  type?: string
  enum?: readonly unknown[]
  const?: unknown
  anyOf?: readonly JsonSchema[]
  pattern?: string
  minLength?: number
  maxLength?: number
  minimum?: number
  properties?: Readonly<Record<string, JsonSchema>>
  required?: readonly string[]
  items?: JsonSchema
}

export interface Parameter {
  name: string
  in: 'path' | 'query' | 'header' | 'cookie'
  required?: boolean
  schema: JsonSchema
}

export interface Operation {
  method: string
  /** With `{name}` for parameters. */
  path: string
  parameters: readonly Parameter[]
  body: JsonSchema | null
}

interface Document {
  paths: Record<string, Record<string, Description>>
}

interface Description {
  parameters?: Parameter[]
  requestBody?: { content: Record<string, { schema: JsonSchema }> }
}

/** @param text an OpenAPI document */
export function listOperations(text: string): Operation[] {
  const { paths }: Document = JSON.parse(text)
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { parameters = [], requestBody }]) => ({
      method: method.toUpperCase(),
      path,
      parameters,
      body: requestBody?.content['application/json']?.schema ?? null,
    })),
  )
}

const SAMPLES_PER_PATTERN = 40
const SMALL_IDS = 40
const samples = new Map<string, readonly string[]>()

/** JSON that the schema allows. @param ids of rows that exist, for whatever looks like a UUID */
export function writeValid(random: Random, schema: JsonSchema, ids: readonly string[]): string {
  const { anyOf, enum: choices, properties, required = [] } = schema
  if (anyOf) return writeValid(random, random.pick(anyOf), ids)
  if (choices) return JSON.stringify(random.pick(choices))
  if ('const' in schema) return JSON.stringify(schema.const)
  switch (schema.type) {
    case 'object':
      return writeObject(
        Object.entries(properties ?? {})
          .filter(([name]) => required.includes(name) || random.integer(2) === 0)
          .map(([name, each]) => [name, writeValid(random, each, ids)]),
      )
    case 'array':
      return `[${Array.from({ length: random.integer(4) }, () => writeValid(random, schema.items ?? {}, ids)).join()}]`
    case 'string':
      return JSON.stringify(validText(random, schema, ids))
    case 'number':
    case 'integer':
      return String(Math.max(schema.minimum ?? 0, 0) + random.integer(SMALL_IDS))
    case 'boolean':
      return random.pick(['true', 'false'])
    default:
      return 'null'
  }
}

/** JSON that the schema may or may not allow: valid but for one field, or hostile as a whole. */
export function writeHostile(random: Random, schema: JsonSchema, ids: readonly string[]): string {
  const { properties } = schema.anyOf?.[0] ?? schema
  if (!properties || random.integer(5) === 0) return random.pick(HOSTILE_JSON)
  const fields = Object.entries(properties).map(([name, each]): [string, string] => [
    name,
    writeValid(random, each, ids),
  ])
  const place = random.integer(fields.length)
  const [name = ''] = fields[place] ?? []
  const hostile =
    random.integer(2) === 0 ? JSON.stringify(random.pick(HOSTILE_TEXTS)) : random.pick(HOSTILE_JSON)
  switch (random.integer(8)) {
    case 0:
      fields.splice(place, 1)
      break
    case 1:
      fields.push([name, hostile])
      break
    case 2:
      fields.push([random.pick(['__proto__', 'constructor', 'x', '']), hostile])
      break
    default:
      fields[place] = [name, hostile]
  }
  return writeObject(fields)
}

/** A text for a path or a query that the schema allows. */
export function validText(random: Random, schema: JsonSchema, ids: readonly string[]): string {
  if (schema.enum) return String(random.pick(schema.enum))
  if (schema.pattern === undefined) return random.pick(TEXTS).slice(0, schema.maxLength)
  const pattern = new RegExp(schema.pattern)
  const known = ids.filter((id) => pattern.test(id))
  if (known.length > 0 && random.integer(4) > 0) return random.pick(known)
  if (pattern.test('1') && random.integer(4) > 0) return String(random.integer(SMALL_IDS))
  return random.pick(samplesOf(schema.pattern))
}

/** Texts that match a pattern; the same ones every time. */
function samplesOf(pattern: string): readonly string[] {
  const known = samples.get(pattern)
  if (known) return known
  const made = fc.sample(fc.stringMatching(new RegExp(pattern)), { numRuns: SAMPLES_PER_PATTERN, seed: 1 })
  samples.set(pattern, made)
  return made
}

/** Names may stand twice, which JSON.stringify cannot write. */
function writeObject(fields: readonly (readonly [string, string])[]): string {
  return `{${fields.map(([name, json]) => `${JSON.stringify(name)}:${json}`).join()}}`
}
