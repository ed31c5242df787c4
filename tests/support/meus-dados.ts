import type { LightMyRequestResponse } from 'fastify'
import * as z from 'zod/mini'
import { MeusDados } from '#contract/meus-dados.ts'
import { readZip } from './zip-reader.ts'

/** The reader's data in a reply with their ZIP, checked against the contract: nothing more, nothing less. */
export function readDados(response: LightMyRequestResponse): MeusDados {
  const json: unknown = JSON.parse(readZip(response.rawPayload).get('dados.json')?.toString() ?? '')
  const dados = z.parse(MeusDados, json)
  if (JSON.stringify(sortKeys(dados)) !== JSON.stringify(sortKeys(json)))
    throw new Error('more than the contract')
  return dados
}

function sortKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sortKeys)
  if (typeof value !== 'object' || value === null) return value
  return Object.entries(value)
    .map(([key, item]) => [key, sortKeys(item)] as const)
    .sort(([a], [b]) => (a < b ? -1 : 1))
}
