/** Readers who write notes one after the other, as their web does, and remember what the server acknowledged. */
import { setTimeout as delay } from 'node:timers/promises'
import { v7 as uuidv7 } from 'uuid'
import { criarNota, editarNota } from '#contract/notas.ts'
import type { DatabaseConfig } from '#server/platform/config.ts'
import { openDatabase } from '#server/platform/open-database.ts'
import { type Send, toRequest } from '../call.ts'
import { addReaders, type TortureReader } from '../readers.ts'

/** More saves than anybody types, less than what is refused. */
const BETWEEN_SAVES_MS = 60
/** One save in so many is a new note; the others change the one before. */
const NEW_NOTE = 10

export interface WritersLog {
  saves: number
  /** Answers other than success, and calls without one. */
  failures: string[]
  longestMs: number
  /** Text by id of each note, as it was acknowledged last. */
  acknowledged: Map<string, string>
}

/** @param name makes their addresses */
export async function addWriters(
  config: DatabaseConfig,
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

/** All of them write while the work is done. */
export async function writeDuring(
  send: Send,
  writers: readonly TortureReader[],
  work: () => Promise<void>,
): Promise<WritersLog> {
  const log: WritersLog = { saves: 0, failures: [], longestMs: 0, acknowledged: new Map() }
  let isOver = false
  const writing = writers.map((writer) => write(send, writer, log, () => isOver))
  try {
    await work()
  } finally {
    isOver = true
    await Promise.all(writing)
  }
  return log
}

/** Saves until it is over, once at least. */
async function write(
  send: Send,
  { headers }: TortureReader,
  log: WritersLog,
  isOver: () => boolean,
): Promise<void> {
  let id = ''
  for (let count = 0; count === 0 || !isOver(); count += 1) {
    const isNew = count % NEW_NOTE === 0
    if (isNew) id = uuidv7()
    const body = { titulo: 'Nota sob carga', anotacao: `A vez ${count} desta nota.` }
    const request = isNew
      ? toRequest(criarNota, headers, { body: { id, simbolo: 1, numero_pergunta: 8, ...body } })
      : toRequest(editarNota, headers, { params: { id }, body })
    const started = performance.now()
    const failure = await send(request).then(
      (reply) => (reply.status < 300 ? null : `${reply.status} ${reply.body.toString()}`),
      (error: unknown) => String(error),
    )
    log.longestMs = Math.max(log.longestMs, performance.now() - started)
    log.saves += 1
    if (failure === null) log.acknowledged.set(id, body.anotacao)
    else log.failures.push(failure)
    await delay(BETWEEN_SAVES_MS)
  }
}
