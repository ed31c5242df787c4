/** What the contract declares, found on disk so that a new call cannot be forgotten. */
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod/mini'
import type { $ZodType } from 'zod/v4/core'
import type { Endpoint } from '#contract/endpoint.ts'

const CONTRACT = join(import.meta.dirname, '../../contract')

export async function listEndpoints(): Promise<Endpoint[]> {
  const names = readdirSync(CONTRACT, { recursive: true, encoding: 'utf8' }).filter(
    (name) => name.endsWith('.ts') && !name.endsWith('.test.ts'),
  )
  const modules = await Promise.all(
    names.map((name): Promise<Record<string, unknown>> => import(join(CONTRACT, name))),
  )
  return modules.flatMap((module) => Object.values(module).filter(isEndpoint))
}

function isEndpoint(value: unknown): value is Endpoint {
  return typeof value === 'object' && value !== null && 'replies' in value && 'path' in value
}

interface JsonSchema {
  type?: string
  enum?: unknown[]
  properties?: Record<string, JsonSchema>
  anyOf?: JsonSchema[]
}

/** Names of the free texts that a call takes in its parameters, query or body (choices of an enum are none). */
export function textFieldsOf(schema: $ZodType): string[] {
  const described: JsonSchema = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema
  const objects = [described, ...(described.anyOf ?? [])]
  return objects.flatMap(({ properties = {} }) =>
    Object.entries(properties)
      .filter(([, field]) => isText(field))
      .map(([name]) => name),
  )
}

function isText(field: JsonSchema): boolean {
  return (field.type === 'string' && !field.enum) || (field.anyOf ?? []).some(isText)
}
