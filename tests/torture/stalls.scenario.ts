/** One reader with 24 MB of notes asks for all of them again and again, then writes as many at once: who waits? */
import { readFileSync } from 'node:fs'
import { setTimeout as delay } from 'node:timers/promises'
import { user } from '#contract/auth.ts'
import { criarNota, listarNotas } from '#contract/notas.ts'
import { baixarDados } from '#contract/perfil.ts'
import { epubDasNotas } from '#contract/recursos.ts'
import { openDatabase } from '#server/platform/open-database.ts'
import type { RunningServer } from '#tests/support/spawn-server.ts'
import { toRequest } from './call.ts'
import { addReader, type TortureReader } from './readers.ts'
import type { Figure, Scenario, Served, TortureContext, TortureDatabase } from './scenario.ts'
import { openWire, type Wire } from './wire.ts'

const NOTAS = 400
/** 60 kB in UTF-8, the longest note there is. */
const ANOTACAO = '…'.repeat(20_000)
const ROWS_PER_INSERT = 20

/** Another reader asks so often. */
const PAUSE_MS = 10
/** The short form runs beside other tests: only a stall that no busy machine excuses is one. */
const WAIT_LIMIT_MS = { short: 2_000, full: 100 }
/** As with the worst photos: what is being looked for is 24 MB held many times over. */
const MEMORY_LIMIT_MB = 1_000
/** Each list and file is asked for once at least. */
const READING_MS = { short: 1_000, full: 30_000 }
/** Two windows of the limits, when a burst falls on the turn of a minute. */
const TAKEN_LIMIT = 160
/** More than may be taken. */
const WRITES = { short: 240, full: NOTAS }

export const scenario: Scenario = {
  name: 'stalls',
  async run(context) {
    // Without limits: it is the streams that are measured.
    const reading = await context.serve({ MBW_LIMITES: '0' })
    const { many, other } = await prepareReaders(reading.database)
    const figures = await measureReading(context, reading.server, many, other)
    const writing = await context.serve()
    return [...figures, ...(await measureWriting(context, writing))]
  },
}

async function prepareReaders({ config }: TortureDatabase): Promise<Record<'many' | 'other', TortureReader>> {
  const db = await openDatabase(config)
  try {
    const many = await addReader(db, 'muitas')
    const agora = new Date().toISOString()
    const nota = { simbolo_id: 1, numero: 8, titulo: 'Longa', anotacao: ANOTACAO, versao: 1, texto_busca: '' }
    const rows = Array.from({ length: NOTAS }, (_, index) => ({
      ...nota,
      usuario_id: many.usuarioId,
      id: `01890000-0000-7000-8000-${String(index).padStart(12, '0')}`,
      data_criacao: agora,
      data_edicao: agora,
    }))
    for (let start = 0; start < NOTAS; start += ROWS_PER_INSERT) {
      await db.write
        .insertInto('anotacao')
        .values(rows.slice(start, start + ROWS_PER_INSERT))
        .execute()
    }
    return { many, other: await addReader(db, 'outro') }
  } finally {
    await db.close()
  }
}

async function measureReading(
  context: TortureContext,
  server: RunningServer,
  many: TortureReader,
  other: TortureReader,
): Promise<Figure[]> {
  const wire = openWire(server.url, 8)
  const end = performance.now() + (context.isShort ? READING_MS.short : READING_MS.full)
  let whole = 0
  let broken = 0
  const again = async (endpoint: typeof listarNotas | typeof baixarDados | typeof epubDasNotas) => {
    while (performance.now() < end && !context.signal.aborted) {
      const reply = await wire.send(toRequest(endpoint, many.headers))
      if (isWhole(reply.status, reply.body)) whole += 1
      else broken += 1
    }
  }
  try {
    const hostile = Promise.all([listarNotas, baixarDados, epubDasNotas].map(again))
    const waits = await measureOther(wire, other, hostile)
    context.say(`${whole} whole answers of ${NOTAS} notes, ${waits.length} calls of the other reader`)
    return [
      {
        what: 'p99 of another reader',
        value: p99(waits),
        unit: 'ms',
        limit: waitLimit(context),
        better: 'less',
      },
      { what: 'lists and files that broke', value: broken, unit: '', limit: 0, better: 'less' },
      { what: 'whole lists and files', value: whole, unit: '', limit: 3, better: 'more' },
      { what: 'peak memory', value: peakMemory(server), unit: 'MB', limit: MEMORY_LIMIT_MB, better: 'less' },
    ]
  } finally {
    wire.close()
  }
}

/** A list ends with its bracket, a ZIP with the record that ends its directory. */
function isWhole(status: number, body: Buffer): boolean {
  const isList = body.at(0) === 0x5b
  const END_OF_ZIP = Buffer.from('PK\u0005\u0006', 'latin1')
  return status === 200 && (isList ? body.at(-1) === 0x5d : body.subarray(-22, -18).equals(END_OF_ZIP))
}

async function addWriter({ config }: TortureDatabase): Promise<TortureReader> {
  const db = await openDatabase(config)
  try {
    return await addReader(db, 'apressado')
  } finally {
    await db.close()
  }
}

async function measureWriting(context: TortureContext, { server, database }: Served): Promise<Figure[]> {
  const writer = await addWriter(database)
  const wire = openWire(server.url, 16)
  const body = { simbolo: 1, numero_pergunta: 8, titulo: 'Longa', anotacao: ANOTACAO }
  const statuses: number[] = []
  const write = async () => {
    const { status } = await wire.send(toRequest(criarNota, writer.headers, { body }))
    statuses.push(status)
  }
  try {
    const count = context.isShort ? WRITES.short : WRITES.full
    await Promise.all(Array.from({ length: count }, write))
    const taken = statuses.filter((status) => status === 201).length
    const other5xx = statuses.filter((status) => status !== 201 && status !== 429).length
    context.say(`${taken} of ${count} notes of 60 kB at once were taken, the others are to wait`)
    return [
      { what: 'notes of 60 kB taken at once', value: taken, unit: '', limit: TAKEN_LIMIT, better: 'less' },
      { what: 'answers but 201 and 429', value: other5xx, unit: '', limit: 0, better: 'less' },
    ]
  } finally {
    wire.close()
  }
}

/** @returns milliseconds of each of the other reader's calls until the work is over */
async function measureOther(wire: Wire, other: TortureReader, work: Promise<unknown>): Promise<number[]> {
  const waits: number[] = []
  let isOver = false
  const over = work.finally(() => {
    isOver = true
  })
  while (!isOver) {
    const started = performance.now()
    const { status } = await wire.send(toRequest(user, other.headers))
    if (status !== 200) throw new Error(`the other reader was answered ${status}`)
    waits.push(performance.now() - started)
    await delay(PAUSE_MS)
  }
  await over
  return waits
}

function p99(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length * 0.99)] ?? 0
}

function waitLimit({ isShort }: TortureContext): number {
  return isShort ? WAIT_LIMIT_MS.short : WAIT_LIMIT_MS.full
}

/** The most that the process ever had in memory, in megabytes. */
function peakMemory({ process: { pid } }: RunningServer): number {
  const [, kilobytes = 'NaN'] = /VmHWM:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
  return Number(kilobytes) / 1024
}
