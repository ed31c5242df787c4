import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import * as z from 'zod/mini'
import {
  buscar as buscarCall,
  type GrupoDaBusca,
  LIMITE_DA_BUSCA,
  MAX_LIMITE_DA_BUSCA,
  RespostaDaBusca,
} from '#contract/busca.ts'
import { FONTES_DA_BUSCA, MAX_CONTAGEM } from '#contract/fontes-da-busca.ts'
import { toVerseNumber } from '#server/biblia/verse-number.ts'
import { readCanon } from '#server/conteudo/import-biblia.ts'
import { importEbook } from '#server/conteudo/import-ebook.ts'
import type { ReadingDatabase } from '#server/platform/database.ts'
import { openDatabase } from '#server/platform/open-database.ts'
import { PROJECT_ROOT } from '#server/platform/project-root.ts'
import type { Client } from '#tests/support/api-client.ts'
import {
  type ConsultaDeProva,
  describeFalha,
  type Julgamento,
  judgeResposta,
  rateJulgamentos,
  readConsultas,
  readEbookNames,
} from '#tests/support/busca-consultas.ts'
import { copyDatabase, type DatabaseCopy } from '#tests/support/database-copy.ts'
import { setupEpubLibrary } from '#tests/support/epub-library.ts'
import { makeGolden } from '#tests/support/golden.ts'
import { searchAsVisitor } from '#tests/support/search-without-thread.ts'
import { setupTestApp, startTestApp, type TestApp } from '#tests/support/test-app.ts'

const MIN_RECALL = 0.98
/** Queries that one reader asks. */
const PER_READER = 100
/** Pages that go beyond the first two blocks of a source. */
const PAGES = 8

const t = setupTestApp()
const consultas = readConsultas()

describe('the query set', () => {
  it('expects places that exist', async () => {
    const { ebooks, capitulos } = await readEbookNames(t.db)
    const paginas = await t.db.read
      .selectFrom('pagina')
      .innerJoin('simbolo', 'simbolo.id', 'pagina.simbolo_id')
      .select(['simbolo', 'numero'])
      .execute()
    const versiculos = await t.db.read.selectFrom('versiculo').select('id').execute()
    const known = new Set([
      ...ebooks.values(),
      ...capitulos.values(),
      ...paginas.map(({ simbolo, numero }) => `${simbolo.toLowerCase()} ${numero}`),
      ...versiculos.map(({ id }) => id),
    ])
    const named = consultas.flatMap(({ esperados, ausentes }) => [...esperados, ...ausentes].flatMap(namesOf))
    expect(named.filter((name) => !known.has(name))).toEqual([])
  })

  // On PostgreSQL of the answers that are compared with SQLite's.
  it.runIf(inject('golden').engine === 'sqlite')('is found within the first ten hits', async () => {
    const names = await readEbookNames(t.db)
    let reader = await t.reader()
    const julgamentos = []
    for (const [index, consulta] of consultas.filter(({ biblia }) => !biblia).entries()) {
      if (index % PER_READER === PER_READER - 1) reader = await t.reader()
      julgamentos.push(judgeResposta(consulta, await ask(reader, consulta), names))
    }
    expectRecall(julgamentos)
  })
})

function expectRecall(julgamentos: readonly Julgamento[]): void {
  const { recall, falhas } = rateJulgamentos(julgamentos)
  expect(recall, falhas.map(describeFalha).join('\n')).toBeGreaterThanOrEqual(MIN_RECALL)
}

// The run on PostgreSQL compares: SQLite is at hand everywhere, PostgreSQL only there.
if (inject('golden').engine === 'postgres') describe('SQLite and PostgreSQL', compareEngines)

function compareEngines(): void {
  const library = setupEpubLibrary(t)
  let golden: Awaited<ReturnType<typeof makeGolden>>
  let copy: DatabaseCopy
  let sqlite: TestApp
  beforeAll(async () => {
    golden = await makeGolden('sqlite')
    copy = await copyDatabase(golden.golden, { filled: true })
    const db = await openDatabase(copy.config)
    sqlite = await startTestApp({ db, config: copy.config, drop: () => db.close() })
  })
  afterAll(async () => {
    await sqlite.app.close()
    await sqlite.db.close()
    await copy.remove()
    await golden.remove()
  })

  it('give the same hits in the same order, what is expected within the first ten', async () => {
    const names = await readEbookNames(t.db)
    const julgamentos: Julgamento[] = []
    for (const consulta of consultas) {
      // As the threads of the search do; that calls get their answers is said by the pages below.
      const answer = await search(t.db, consulta)
      const theirs = await search(sqlite.db, consulta)
      expect(withoutCursors(answer), consulta.consulta).toEqual(withoutCursors(theirs))
      if (!consulta.biblia) julgamentos.push(judgeResposta(consulta, firstHits(answer), names))
    }
    expectRecall(julgamentos)
  })

  // More hits than are counted: PostgreSQL then looks for the lowest ones part by part.
  it.each([
    ['seringueira', 'ebooks'],
    ['texto', 'biblia'],
  ])('give the same pages of the frequent word %s in %s', async (q, em) => {
    if (em === 'ebooks') await importSeringueiras()
    const [here, there] = [await t.reader(), await sqlite.reader()]
    const [ours, theirs] = [await readPages(here, q, em), await readPages(there, q, em)]
    expect(ours.grupo).toMatchObject({ total: MAX_CONTAGEM, ha_mais: true })
    expect(new Set(ours.pages.flat().map((hit) => JSON.stringify(hit))).size).toBe(
      PAGES * MAX_LIMITE_DA_BUSCA,
    )
    expect(ours.pages).toEqual(theirs.pages)
  })

  /** A book with the same word in every paragraph, into both libraries. */
  async function importSeringueiras(): Promise<void> {
    const paragrafos = Array.from(
      { length: MAX_CONTAGEM + 1 },
      (_, index) => `A seringueira ${index} ${'do vale '.repeat(index % 7)}dá sombra.`,
    )
    await library.importBook('seringueiras', { Um: paragrafos })
    const canon = await readCanon(join(PROJECT_ROOT, 'content'))
    await importEbook(sqlite.db, join(library.dir, 'seringueiras.epub'), canon, { dryRun: false })
  }
}

/** The first hits of one source, page after page, and what the first page says of them all. */
async function readPages(reader: Client, q: string, em: string) {
  const pages = []
  let cursor: string | null | undefined
  let grupo: Pick<GrupoDaBusca, 'total' | 'ha_mais'> | undefined
  while (pages.length < PAGES) {
    const answer = await ask(reader, { consulta: q, em, cursor: cursor ?? undefined }, MAX_LIMITE_DA_BUSCA)
    const [found] = answer.grupos
    pages.push(found?.resultados ?? [])
    grupo ??= found
    cursor = found?.cursor
  }
  return { grupo, pages }
}

function namesOf(lugar: ConsultaDeProva['esperados'][number]): (string | number)[] {
  if ('padrao' in lugar) return [`${lugar.padrao} ${lugar.numero}`]
  if ('livro' in lugar) return [toVerseNumber(lugar)]
  return lugar.capitulo === undefined ? [lugar.ebook] : [lugar.ebook, lugar.capitulo]
}

async function search(db: ReadingDatabase, { consulta, em }: ConsultaDeProva): Promise<RespostaDaBusca> {
  const fontes = FONTES_DA_BUSCA.filter((fonte) => em?.split(',').includes(fonte) ?? true)
  return z.parse(RespostaDaBusca, await searchAsVisitor(db, { q: consulta, fontes }))
}

async function ask(
  reader: Client,
  { consulta, em, cursor }: Pick<ConsultaDeProva, 'consulta' | 'em'> & { cursor?: string },
  limit?: number,
): Promise<RespostaDaBusca> {
  const answer = await reader.call(buscarCall, { query: { q: consulta, em, limit, cursor } })
  expect(answer.statusCode, `${consulta}: ${answer.body}`).toBe(200)
  return z.parse(RespostaDaBusca, answer.json())
}

/** As many of each source as are answered when nobody says how many. */
function firstHits(resposta: RespostaDaBusca): RespostaDaBusca {
  const grupos = resposta.grupos.map((grupo) => ({
    ...grupo,
    resultados: grupo.resultados.slice(0, LIMITE_DA_BUSCA),
  }))
  return { ...resposta, grupos }
}

/** Cursors belong to the engine that gave them; all that readers see must be alike. */
function withoutCursors({ grupos, ...resposta }: RespostaDaBusca) {
  return { ...resposta, grupos: grupos.map(({ cursor, ...grupo }) => ({ ...grupo, last: cursor === null })) }
}
