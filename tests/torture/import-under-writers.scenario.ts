/** A publisher imports while the server serves: nobody who writes a note waits for it, nobody sees half a book. */

import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { generateBiblia, loadCanon } from '#tests/support/biblia-gerada.ts'
import { toBlivreJson } from '#tests/support/biblia-writers.ts'
import type { Send } from './call.ts'
import { PARAGRAFOS_PER_CAPITULO, writeBigBook } from './imports/big-book.ts'
import { countLost } from './imports/count-lost.ts'
import { runContent } from './imports/run-content.ts'
import { countHits, type Seen, watchBook } from './imports/watch-book.ts'
import { addWriters, type WritersLog, writeDuring } from './imports/writers.ts'
import type { TortureReader } from './readers.ts'
import type { Figure, Scenario, TortureContext, TortureDatabase } from './scenario.ts'
import { openWire } from './wire.ts'

const WRITERS = 10
const PARAGRAFOS = { short: 4_000, full: 100_000 }
const LONGEST_WAIT_MS = 1_000

interface Running {
  context: TortureContext
  database: TortureDatabase
  send: Send
  /** Searches meanwhile. */
  reader: TortureReader
  writers: readonly TortureReader[]
}

export const scenario: Scenario = {
  name: 'import-under-writers',
  async run(context) {
    const paragrafos = context.isShort ? PARAGRAFOS.short : PARAGRAFOS.full
    const {
      database,
      server: { url },
    } = await context.serve()
    const [reader, ...writers] = await addWriters(database.config, 1 + WRITERS, 'escritor')
    if (!reader) throw new Error('nobody reads')
    const wire = openWire(url, 1 + WRITERS)
    const running = { context, database, send: wire.send, reader, writers }
    const first = await importBook(running, paragrafos, 1)
    if (context.isShort) return first
    return [...first, ...(await importBook(running, paragrafos, 2)), ...(await importOtherBiblia(running))]
  },
}

async function importBook(running: Running, paragrafos: number, edition: number): Promise<Figure[]> {
  const { database, send, reader, context } = running
  const count = () => countHits(send, reader)
  const file = join(database.config.dataDir, `suma-${edition}.epub`)
  const chapters = paragrafos / PARAGRAFOS_PER_CAPITULO
  await writeBigBook(file, paragrafos, edition)
  let isOver = false
  const watching = watchBook(count, chapters, () => isOver)
  const started = performance.now()
  const log = await writeDuring(send, running.writers, async () => {
    await runContent(database.config, ['import', 'ebook', file])
    isOver = true
  })
  context.say(`edition ${edition}: ${seconds(started)} s, ${log.saves} saves`)
  const what = edition === 1 ? `new book of ${paragrafos} paragraphs` : 'each of them changed'
  return [
    ...(await figuresOf(what, log, running)),
    halvesOf(what, await watching),
    await hitsOf(what, await count(), chapters),
  ]
}

async function importOtherBiblia(running: Running): Promise<Figure[]> {
  const { database, send, context } = running
  const biblia = generateBiblia(await loadCanon())
  for (const { capitulos } of biblia.livros) {
    for (const { versiculos } of capitulos)
      for (const versiculo of versiculos) versiculo.texto += ' Outra edição.'
  }
  const file = join(database.config.dataDir, 'outra.json')
  await writeFile(file, toBlivreJson(biblia))
  const started = performance.now()
  const log = await writeDuring(send, running.writers, () =>
    runContent(database.config, ['import', 'biblia', file]),
  )
  context.say(`Bible: ${seconds(started)} s, ${log.saves} saves`)
  return figuresOf('another Bible', log, running)
}

async function figuresOf(what: string, log: WritersLog, { database, context }: Running): Promise<Figure[]> {
  for (const failure of new Set(log.failures.slice(0, 5))) context.say(failure)
  const counts: Figure[] = [
    { what: `${what}: saves that failed`, value: log.failures.length, unit: '', limit: 0, better: 'less' },
    {
      what: `${what}: saves lost`,
      value: await countLost(database.config, log.acknowledged),
      unit: '',
      limit: 0,
      better: 'less',
    },
  ]
  const longest: Figure = {
    what: `${what}: longest save`,
    value: log.longestMs,
    unit: 'ms',
    limit: LONGEST_WAIT_MS,
    better: 'less',
  }
  // The short form runs beside the tests, which keep both cores busy: what it waits for is not the import.
  return context.isShort ? counts : [...counts, longest]
}

function halvesOf(what: string, { halves, looks }: Seen): Figure {
  return {
    what: `${what}: half books seen in ${looks} looks`,
    value: halves.length,
    unit: '',
    limit: 0,
    better: 'less',
  }
}

function hitsOf(what: string, hits: number | null, chapters: number): Figure {
  return { what: `${what}: found afterwards`, value: hits ?? 0, unit: '', limit: chapters, better: 'more' }
}

function seconds(started: number): string {
  return ((performance.now() - started) / 1000).toFixed(1)
}
