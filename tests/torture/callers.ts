/** Readers who call without end: private reads, writes, searches and texts. What each answer was is kept. */
import { setTimeout as delay } from 'node:timers/promises'
import { user } from '#contract/auth.ts'
import { versiculos } from '#contract/biblia.ts'
import { buscar } from '#contract/busca.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { criarNota, editarNota, listarNotas } from '#contract/notas.ts'
import { pronto } from '#contract/saude.ts'
import { openDatabase } from '#server/platform/open-database.ts'
import { type CallValues, callOk, toRequest } from './call.ts'
import { addReaders, type TortureReader } from './readers.ts'
import type { TortureContext, TortureDatabase } from './scenario.ts'
import { openWire, type Wire } from './wire.ts'

export interface Answer {
  endpoint: Endpoint
  /** 0: there was no answer at all. */
  status: number
  ms: number
  /** When the call was made (`performance.now()`). */
  begun: number
}

export interface Callers {
  answers: readonly Answer[]
  /** Ends them after the calls under way. */
  stop(): Promise<void>
}

interface CallersOptions {
  database: TortureDatabase
  url: string
  count: number
  /** Makes their addresses; another one for each call on the same database. */
  name: string
}

/** Between two calls of one reader: the machine is for the server. */
const PAUSE_MS = 20

/** @param count readers, each with a note of its own that is saved again and again */
export async function startCallers(
  { signal }: TortureContext,
  { database, url, count, name }: CallersOptions,
): Promise<Callers> {
  const wire = openWire(url, count)
  const readers = await makeReaders(database, count, name)
  const answers: Answer[] = []
  let isEnding = false
  const callsOfAll = await Promise.all(readers.map((reader) => callsOf(wire, reader)))
  const work = async (reader: TortureReader, first: number) => {
    const calls = callsOfAll[first] ?? []
    for (let turn = first; !isEnding && !signal.aborted; turn += 1) {
      const [endpoint, values] = calls[turn % calls.length]?.(turn) ?? [user, {}]
      const begun = performance.now()
      const reply = await wire.send(toRequest(endpoint, reader.headers, values)).catch(() => null)
      answers.push({ endpoint, status: reply?.status ?? 0, ms: performance.now() - begun, begun })
      await delay(PAUSE_MS)
    }
  }
  const working = Promise.all(readers.map(work))
  return {
    answers,
    async stop() {
      isEnding = true
      await working
      wire.close()
    },
  }
}

async function makeReaders(
  { config }: TortureDatabase,
  count: number,
  name: string,
): Promise<TortureReader[]> {
  const db = await openDatabase(config)
  try {
    return await addReaders(db, count, name)
  } finally {
    await db.close()
  }
}

type MakeCall = (turn: number) => [Endpoint, CallValues]

async function callsOf(wire: Wire, { headers }: TortureReader): Promise<MakeCall[]> {
  const body = { simbolo: 1, numero_pergunta: 8, titulo: 'tortura', anotacao: 'uma linha' }
  const { id } = (await callOk(wire.send, criarNota, headers, { body })) as { id: string }
  return [
    () => [user, {}],
    (turn) => [editarNota, { params: { id }, body: { anotacao: `linha ${turn} `.repeat(40) } }],
    () => [listarNotas, {}],
    () => [buscar, { query: { q: 'graça' } }],
    // Most chapters are asked for once: what is kept ready says nothing of the database.
    (turn) => [versiculos, { params: { livro: 1 + (turn % 39), capitulo: 1 } }],
    () => [pronto, {}],
  ]
}
