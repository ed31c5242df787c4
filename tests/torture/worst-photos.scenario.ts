/** The most expensive calls all at once: the process stays small, and others are served. */
import { readFileSync } from 'node:fs'
import sharp from 'sharp'
import { buscar } from '#contract/busca.ts'
import { criarNota } from '#contract/notas.ts'
import { baixarDados, enviarFoto } from '#contract/perfil.ts'
import { openDatabase } from '#server/platform/open-database.ts'
import { callOk, toRequest } from './call.ts'
import { startProbe } from './probe.ts'
import { addReaders, type TortureReader } from './readers.ts'
import type { Figure, Scenario, TortureContext, TortureDatabase } from './scenario.ts'
import { openWire, type Wire, type WireRequest } from './wire.ts'

const MEMORY_LIMIT_MB = 1_000
/** The short form has a neighbour: only a wait that no busy machine excuses is one. */
const P99_LIMIT_MS = { short: 2_000, full: 500 }
const FULL = { readers: 50, notes: 100, searches: 500 }
const SHORT = { readers: 6, notes: 3, searches: 40 }
const NOTE = 'palavra '.repeat(2_500)
/** 16 megapixels, interlaced: nothing of it can be decoded in strips. */
const SIDE = 4_096

export const scenario: Scenario = {
  name: 'worst-photos',
  // What photos and searches take of the process, which on the other database does less itself.
  shortOn: 'sqlite',
  async run(context) {
    const size = context.isShort ? SHORT : FULL
    const { database, server } = await context.serve({ MBW_LIMITES: '0' })
    const readers = await prepareReaders(database, size.readers)
    const wire = openWire(server.url, 1_000)
    try {
      await addNotes(wire, readers, size.notes)
      const probe = startProbe(server.url)
      const replies = await Promise.all(
        (await makeCalls(readers, size.searches)).map((call) => wire.send(call)),
      )
      const { p99, count } = await probe.stop()
      sayReplies(
        replies.map(({ status }) => status),
        count,
        context,
      )
      return figures(context, readPeakMb(server.process.pid), p99)
    } finally {
      wire.close()
    }
  },
}

async function prepareReaders({ config }: TortureDatabase, count: number): Promise<TortureReader[]> {
  const db = await openDatabase(config)
  try {
    return await addReaders(db, count, 'retratado')
  } finally {
    await db.close()
  }
}

async function addNotes(wire: Wire, readers: readonly TortureReader[], count: number): Promise<void> {
  const body = { simbolo: 1, numero_pergunta: 8, titulo: 'Nota', anotacao: NOTE }
  for (let number = 0; number < count; number += 1) {
    await Promise.all(readers.map(({ headers }) => callOk(wire.send, criarNota, headers, { body })))
  }
}

async function makeCalls(readers: readonly TortureReader[], searches: number): Promise<WireRequest[]> {
  const photo = await sharp({ create: { width: SIDE, height: SIDE, channels: 4, background: '#8423' } })
    .png({ progressive: true })
    .toBuffer()
  const asPng = { 'content-type': 'image/png' }
  return [
    ...readers.map(({ headers }) => toRequest(enviarFoto, { ...headers, ...asPng }, { body: photo })),
    ...readers.map(({ headers }) => toRequest(baixarDados, headers)),
    ...Array.from({ length: searches }, (_, index) =>
      toRequest(buscar, readers[index % readers.length]?.headers ?? {}, { query: { q: 'a graça de Deus' } }),
    ),
  ]
}

/** Linux' own record of the most that the process ever held. */
function readPeakMb(pid: number | undefined): number {
  const kilobytes = /VmHWM:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
  if (kilobytes === undefined) throw new Error('the memory of the server is not known')
  return Number(kilobytes) / 1_000
}

function sayReplies(statuses: readonly number[], probes: number, { say }: TortureContext): void {
  const counts = Object.entries(Object.groupBy(statuses, String)).map(
    ([status, all]) => `${all?.length} × ${status}`,
  )
  say(`${counts.join(', ')}; another caller ${probes} times`)
}

function figures({ isShort }: TortureContext, peak: number, p99: number): Figure[] {
  const limit = isShort ? P99_LIMIT_MS.short : P99_LIMIT_MS.full
  return [
    { what: 'most memory of the server', value: peak, unit: 'MB', limit: MEMORY_LIMIT_MB, better: 'less' },
    { what: "another caller's p99", value: p99, unit: 'ms', limit, better: 'less' },
  ]
}
