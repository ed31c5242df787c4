/** Every call of the contract by every kind of caller, against what the contract says; new endpoints are covered at once. */

import type { Endpoint } from '#contract/endpoint.ts'
import type { Database } from '#server/platform/database.ts'
import { listEndpoints } from '#tests/support/contract-endpoints.ts'
import { createRandom } from '../../../bench/busca-random.ts'
import { type CallValues, type Send, toRequest } from '../call.ts'
import { listOperations, type Operation, validText, writeValid } from '../fuzz/schema.ts'
import { addReader } from '../readers.ts'
import type { WireReply } from '../wire.ts'
import {
  addExpired,
  addOwner,
  addWithPapel,
  type Headers,
  type LastingCaller,
  MARK,
  makeLastingCallers,
  type Owner,
} from './callers.ts'
import { CALLERS, type Caller, expectOutcome, type Outcome } from './expectation.ts'
import { isPrivate, nameOf, samplePrivate } from './private-calls.ts'
import { readEverything } from './snapshot.ts'

export interface MatrixResult {
  /** Calls that were judged. */
  cells: number
  /** Each cell that is not as the contract says, in one line. */
  violations: string[]
}

interface Cell {
  endpoint: Endpoint
  operation: Operation
  caller: Caller
}

/** @throws Error naming a call with a private row for which there is no sample */
export async function runMatrix(db: Database, send: Send): Promise<MatrixResult> {
  const cells = await listCells(send)
  const owner = await addOwner(db, send, 'dono')
  const lasting = await makeLastingCallers(db, send, owner)
  const before = await readEverything(send, owner.headers)
  const violations: string[] = []
  const judge = async (cell: Cell, headers: Headers, rows: Owner['rows']) => {
    const problem = await judgeCell(cell, send, headers, rows)
    if (problem !== null) violations.push(`${nameOf(cell.endpoint)} by ${cell.caller}: ${problem}`)
  }
  for (const [number, cell] of cells.entries()) {
    if (cell.caller === 'reader') continue
    await judge(cell, await headersFor(db, cell.caller, lasting, `outro${number}`), owner.rows)
  }
  const after = await readEverything(send, owner.headers)
  for (const [call, body] of before)
    if (after.get(call) !== body) violations.push(`${call}: the owner's rows changed`)
  // Last, because these may change what they name: a reader for each, with rows where the call names one. Who only reads changes none.
  for (const [number, cell] of cells.entries()) {
    if (cell.caller !== 'reader') continue
    const name = `proprio${number}x`
    const isNamed = isPrivate(cell.endpoint, cell.operation)
    const isReading = cell.endpoint.method === 'GET'
    const ofHisOwn = () => (isReading ? owner : addOwner(db, send, name))
    const reader = isNamed ? await ofHisOwn() : { ...(await addReader(db, name)), rows: owner.rows }
    await judge(cell, reader.headers, reader.rows)
  }
  return { cells: cells.length, violations }
}

async function headersFor(
  db: Database,
  caller: Exclude<Caller, 'reader'>,
  lasting: Readonly<Record<LastingCaller, Headers>>,
  name: string,
): Promise<Headers> {
  if (caller === 'other reader') return (await addReader(db, name)).headers
  if (caller === 'editor' || caller === 'administrador') return addWithPapel(db, caller, name)
  return caller === 'expired session' ? addExpired(db, name) : lasting[caller]
}

async function listCells(send: Send): Promise<Cell[]> {
  const document = await send({ method: 'GET', path: '/api/openapi.json', headers: {}, body: null })
  const operations = new Map(
    listOperations(document.body.toString()).map((each) => [`${each.method} ${each.path}`, each]),
  )
  return (await listEndpoints()).flatMap((endpoint) => {
    const path = `/api${endpoint.path.replace(/:(\w+)/g, '{$1}')}`
    const operation = operations.get(`${endpoint.method} ${path}`)
    if (!operation) throw new Error(`${nameOf(endpoint)} is not in the description of the API`)
    return CALLERS.map((caller) => ({ endpoint, operation, caller }))
  })
}

/** @returns what is wrong; null when the call ends as it must */
async function judgeCell(
  { endpoint, operation, caller }: Cell,
  send: Send,
  headers: Headers,
  rows: Owner['rows'],
): Promise<string | null> {
  const namesRow = isPrivate(endpoint, operation)
  const values = namesRow ? samplePrivate(endpoint, rows) : sampleShared(operation, rows)
  const reply = await send(toRequest(endpoint, headers, values))
  const expected = expectOutcome(endpoint, caller, namesRow)
  const outcome = outcomeOf(endpoint, reply)
  if (outcome !== expected && !(expected === 'allowed' && outcome === 'nao_encontrado')) {
    return `${outcome} instead of ${expected}`
  }
  if (namesRow && caller === 'reader' && reply.status >= 300) return `refused: ${reply.status} ${reply.body}`
  return !isOwner(caller) && reply.body.includes(MARK) ? "the owner's text in the reply" : null
}

function isOwner(caller: Caller): boolean {
  return caller.startsWith('reader')
}

function outcomeOf({ replies }: Endpoint, { status, body, headers }: WireReply): Outcome | string {
  if (status < 400) return 'allowed'
  const isJson = headers['content-type']?.startsWith('application/json')
  const { code }: { code?: string } = isJson ? JSON.parse(body.toString()) : {}
  const refusals = ['sem_sessao', 'sem_permissao', 'csrf_invalido', 'nao_encontrado']
  if (code !== undefined && refusals.includes(code)) return code
  const isDeclared = replies[status] !== undefined && status < 500
  return isDeclared || status === 415 ? 'allowed' : `${status} ${code ?? ''}`
}

/** Input that the description of the API allows; ids in a body are the owner's. */
function sampleShared({ parameters, body }: Operation, rows: Owner['rows']): CallValues {
  const random = createRandom(1)
  const ids = [rows.nota, rows.destaque, rows.marca]
  const valuesIn = (place: string) =>
    Object.fromEntries(
      parameters
        .filter((each) => each.in === place && each.required)
        .map(({ name, schema }) => [name, validText(random, schema, ids)]),
    )
  return {
    params: valuesIn('path'),
    query: valuesIn('query'),
    ...(body && { body: JSON.parse(writeValid(random, body, ids)) }),
  }
}
