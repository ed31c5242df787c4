/**
 * A whole Bible into a library with its standards and proof texts, on both databases: read from its files, placed in the canon, stored,
 * put into the index of the search. The second edition is stored beside the first, and the index stays as it is.
 */
import { readBiblia } from '#server/biblia/read-biblia.ts'
import { importBiblia, readCanon } from '#server/conteudo/import-biblia.ts'
import { importPadroes } from '#server/conteudo/import-padroes.ts'
import { importProvas } from '#server/conteudo/import-provas.ts'
import { readProvas } from '#server/conteudo/read-provas.ts'
import { readConfig } from '#server/platform/config.ts'
import type { Engine } from '#server/platform/database.ts'
import { noRest, type Rest } from '#server/platform/pieces.ts'
import { PROJECT_ROOT } from '#server/platform/project-root.ts'
import { findBlivre } from '../scripts/testing/bibles.mjs'
import { openBenchDatabase } from './busca-server.ts'
import type { BenchResult } from './result.ts'

const ENGINES: readonly Engine[] = ['sqlite', 'postgres']

/** @throws Error when the Bíblia Livre does not lie beside the repository */
export async function runBibliaBench(): Promise<BenchResult[]> {
  const { found, json } = findBlivre(PROJECT_ROOT)
  if (!found) throw new Error('This bench reads the Bíblia Livre, which does not lie beside the repository.')
  const rows: Record<string, Record<string, number>> = {}
  for (const engine of ENGINES) {
    rows[`${engine}, at the start`] = await timeImports(engine, json, noRest)
    rows[`${engine}, beside readers`] = await timeImports(engine, json)
  }
  return Object.entries(rows).flatMap(([name, figures]) =>
    Object.entries(figures).map(([step, figure]) => ({ name: `${name}: ${step}`, figure, unit: 's' })),
  )
}

/** @param rest noRest: as at the start, when nobody is served yet; absent: beside readers, who are let through @returns seconds by step */
async function timeImports(engine: Engine, json: string, rest?: Rest): Promise<Record<string, number>> {
  const { db, settings, end } = await openBenchDatabase(engine)
  const options = { dryRun: false, ...(rest && { rest }) }
  try {
    const { dir } = readConfig(settings).content
    const canon = await readCanon(dir)
    await importPadroes(db, dir, { dryRun: false, rest: noRest })
    const read = await timed(() => readBiblia(json, canon))
    const first = await timed(() => importBiblia(db, read.value, canon, options))
    const provas = await readProvas(dir, canon)
    const own = await timed(async () => provas && importProvas(db, provas, canon, options))
    const second = await timed(() => importBiblia(db, read.value, canon, { ...options, sigla: 'OUTRA' }))
    return {
      read: read.seconds,
      store: first.seconds,
      both: Math.round((read.seconds + first.seconds) * 100) / 100,
      'proof texts': own.seconds,
      'store another': second.seconds,
    }
  } finally {
    await end()
  }
}

async function timed<T>(work: () => Promise<T>): Promise<{ value: T; seconds: number }> {
  const start = performance.now()
  const value = await work()
  return { value, seconds: Math.round((performance.now() - start) / 10) / 100 }
}
