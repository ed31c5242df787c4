/**
 * The search: whether it finds what readers look for, how long that takes over 60,000 and 600,000 paragraphs of
 * ebooks, what the index costs, and whether the server answers other calls meanwhile. On both databases.
 *
 *   npm run bench -- busca [--only=consultas|tempos] [--database=sqlite|postgres] [--paragrafos=N] [--import=SECONDS]
 */
import { parseArgs } from 'node:util'
import * as z from 'zod/mini'
import { buscar, RespostaDaBusca } from '#contract/busca.ts'
import type { Engine } from '#server/platform/database.ts'
import {
  describeFalha,
  judgeResposta,
  type Rating,
  rateJulgamentos,
  readConsultas,
  readEbookNames,
} from '#tests/support/busca-consultas.ts'
import { type BenchServer, HAS_REAL_BIBLE, startBenchServer } from './busca-server.ts'
import { runTimes } from './busca-times.ts'
import type { BenchResult } from './result.ts'

const ENGINES: readonly Engine[] = ['sqlite', 'postgres']
const PARAGRAFOS = 60_000
const GROWTH = 10
/** Longest import on one database, so that the whole ends in about seven minutes on two cores. */
const IMPORT_SECONDS = 200

export async function runBuscaBench(argv: readonly string[]): Promise<BenchResult[]> {
  const {
    only,
    database,
    paragrafos,
    import: seconds,
  } = parseArgs({
    args: [...argv],
    options: {
      only: { type: 'string' },
      database: { type: 'string' },
      paragrafos: { type: 'string', default: String(PARAGRAFOS) },
      import: { type: 'string', default: String(IMPORT_SECONDS) },
    },
  }).values
  const startedAt = performance.now()
  const results: BenchResult[] = []
  for (const engine of ENGINES) {
    if (database !== undefined && database !== engine) continue
    const server = await startBenchServer(engine)
    try {
      if (only !== 'tempos') results.push(...reportRating(engine, await rateConsultas(server)))
      if (only !== 'consultas') {
        const limitMs = Number(seconds) * 1000
        results.push(...(await runTimes(server, { paragrafos: Number(paragrafos), growth: GROWTH, limitMs })))
      }
    } finally {
      await server.end()
    }
  }
  return [...results, { name: 'the whole', figure: (performance.now() - startedAt) / 60_000, unit: 'min' }]
}

async function rateConsultas({ db, reader }: BenchServer): Promise<Rating> {
  const names = await readEbookNames(db)
  const consultas = readConsultas().filter(({ biblia }) => HAS_REAL_BIBLE || !biblia)
  const julgamentos = []
  for (const consulta of consultas) {
    const answer = await reader.call(buscar, { query: { q: consulta.consulta, em: consulta.em } })
    if (answer.statusCode !== 200)
      throw new Error(`${consulta.consulta}: ${answer.statusCode} ${answer.body}`)
    julgamentos.push(judgeResposta(consulta, z.parse(RespostaDaBusca, answer.json()), names))
  }
  return rateJulgamentos(julgamentos)
}

/** Names what was not found. */
function reportRating(engine: Engine, { recall, mrr, falhas }: Rating): BenchResult[] {
  const all = readConsultas()
  const asked = all.filter(({ biblia }) => HAS_REAL_BIBLE || !biblia).length
  for (const falha of falhas) console.log(`  missed: ${describeFalha(falha)}`)
  if (asked < all.length) {
    console.log(`  ${all.length - asked} queries were left out: no Bíblia Livre lies in ../shared/biblia.`)
  }
  const note = `${asked} queries`
  return [
    { name: `${engine}: recall@10`, figure: recall, unit: '', note },
    { name: `${engine}: MRR`, figure: mrr, unit: '', note },
  ]
}
