/** A book that is written in many transactions: nobody sees it before all of it is there, and everybody else may write. */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { criarNota } from '#contract/notas.ts'
import { FONTES_PUBLICAS, fontes } from '#server/busca/indice/fontes.ts'
import { readCapitulos } from '#server/ebooks/capitulo-json.ts'
import { createCatalogo } from '#server/ebooks/catalogo.ts'
import { readEbook } from '#server/ebooks/service.ts'
import { readConfig } from '#server/platform/config.ts'
import type { Database } from '#server/platform/database.ts'
import { openDatabase } from '#server/platform/open-database.ts'
import { type EtapaDaImportacao, noRest, type Rest } from '#server/platform/pieces.ts'
import { PROJECT_ROOT } from '#server/platform/project-root.ts'
import type { Client } from '#tests/support/api-client.ts'
import { generateBiblia } from '#tests/support/biblia-gerada.ts'
import { setupEpubLibrary } from '#tests/support/epub-library.ts'
import { METADATA, writeEpub } from '#tests/support/epub-writer.ts'
import { searchAsVisitor } from '#tests/support/search-without-thread.ts'
import { createSmallLibrary } from '#tests/support/small-library.ts'
import { startTestApp, type TestApp } from '#tests/support/test-app.ts'
import type { TestDatabase } from '#tests/support/test-database.ts'
import { importBiblia, readCanon } from './import-biblia.ts'
import { importEbook } from './import-ebook.ts'
import { installContent } from './install-content.ts'
import { createProgress } from './progress.ts'

const PARAGRAFOS = 400
/** About as long as two hundred words: together more than a transaction takes. */
const FRASE = 'A sabedoria edificou a sua casa, lavrou as suas sete colunas. '.repeat(15)

const t = {} as TestApp
const library = setupEpubLibrary(t)
const canon = await readCanon(join(PROJECT_ROOT, 'content'))
/** Five books: what an import leaves in the index is looked at whole. */
const newBiblia = () => ({ biblia: generateBiblia(canon.slice(0, 5)), correcoes: [] })
let texts: string
let database: TestDatabase
let reader: Client
beforeAll(async () => {
  texts = join(library.dir, 'textos')
  database = await createSmallLibrary(texts)
  await importBiblia(database.db, newBiblia(), canon, { dryRun: false, rest: noRest })
  Object.assign(t, await startTestApp(database))
  reader = await t.reader()
})
afterAll(async () => {
  await t.app.close()
  await database.drop()
})

interface Edition {
  id: string
  /** Stands in every paragraph. */
  word: string
  chapters?: number
}

/** Of which every paragraph is long, and says where it stands. */
async function importEdition({ id, word, chapters = 4 }: Edition, rest: Rest, db: Database = t.db) {
  const documentos = Object.fromEntries(
    Array.from({ length: chapters }, (_, index) => {
      const textos = Array.from({ length: PARAGRAFOS / chapters }, (_, place) => `Lugar ${index}.${place}.`)
      const body = textos.map((texto) => `<p>${texto} ${FRASE} ${word}.</p>`).join('')
      return [`c${index}.xhtml`, `<h1>${word} ${index}</h1>${body}`]
    }),
  )
  const path = join(library.dir, `${id}-${word}.epub`)
  const metadata = METADATA.replace('urn:prova:1', id).replace('Livro de prova', `Livro ${id}`)
  writeFileSync(path, writeEpub({ documentos, metadata }))
  return importEbook(db, path, canon, { dryRun: false, rest })
}

/** What readers see of a book: in the catalogue, on its page, in its text and in searches. */
async function look(id: string, words: readonly string[]) {
  const acervo = await createCatalogo(t.db).read()
  const ebook = acervo.ebooks.find(({ titulo }) => titulo === `Livro ${id}`)
  const last = await t.db.read
    .selectFrom('ebook')
    .select('id')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
  const failed = () => null
  const next = ebook?.id ?? last.id + 1
  const searches = [...words, ...words.map((word) => word.replace(/.$/, 'x'))]
  return {
    books: acervo.ebooks.length,
    areas: acervo.areas.map(({ quantidade_ebooks }) => quantidade_ebooks),
    page: (await readEbook(t.db, next).catch(failed))?.titulo ?? null,
    texts: (await readCapitulos(t.db, next).catch(failed))?.toString() ?? null,
    searches: await Promise.all(searches.map(search)),
  }
}

async function search(q: string) {
  const { grupos, sugestao } = await searchAsVisitor(t.db, { q, fontes: ['ebooks'] })
  return { total: grupos[0]?.total ?? 0, sugestao }
}

/** Stops at the given one of the pauses, counted from 0, and tells which came before. */
function stopAt(count: number): { rest: Rest; steps: EtapaDaImportacao[] } {
  const steps: EtapaDaImportacao[] = []
  const rest: Rest = async (next) => {
    steps.push(next)
    if (steps.length > count) throw new Error('broken off')
  }
  return { rest, steps }
}

/** That nothing is left over, and that the index holds what it should. */
async function expectTidy(): Promise<void> {
  const { read, engine } = t.db
  expect(await read.selectFrom('importacao_sobra').selectAll().execute()).toEqual([])
  expect(await read.selectFrom('busca_pendente').selectAll().execute()).toEqual([])
  const { rows } = await sql<{ left: number }>`SELECT count(*) AS left FROM paragrafo WHERE NOT EXISTS
    (SELECT 1 FROM ebook_capitulo WHERE id = ebook_capitulo_id AND edicao = paragrafo.edicao)`.execute(read)
  expect(rows).toEqual([{ left: 0 }])
  for (const fonte of FONTES_PUBLICAS) {
    const numero = sql.raw(engine === 'sqlite' ? 'rowid' : 'id')
    const indexed = await sql<{
      numero: number
    }>`SELECT ${numero} AS numero FROM ${sql.table(`busca_${fonte}`)}`.execute(read)
    const numeros = await fontes[fonte].listNumeros(read)
    const documentos = await fontes[fonte].readDocumentos(read, numeros)
    const withWords = documentos.filter(({ titulo, texto }) => /[\p{L}\p{N}]/u.test(titulo + texto))
    expect(indexed.rows.map((row) => row.numero).sort(), fonte).toEqual(
      withWords.map((each) => each.numero).sort(),
    )
  }
}

describe('a large new book', () => {
  it('is nowhere before it is everywhere, and whoever writes meanwhile can', async () => {
    const words = ['jequitibá', 'sabedoria']
    const before = await look('novo', words)
    const seen: unknown[] = []
    const steps: EtapaDaImportacao[] = []
    const saved: number[] = []
    await importEdition({ id: 'novo', word: 'jequitibá' }, async (next) => {
      steps.push(next)
      if (steps.indexOf('troca') === -1 || next === 'troca') seen.push(await look('novo', words))
      const body = {
        simbolo: 1,
        numero_pergunta: 8,
        titulo: '',
        anotacao: `Entre dois passos ${steps.length}.`,
      }
      saved.push((await reader.call(criarNota, { body })).statusCode)
    })
    expect(steps.filter((step) => step === 'texto').length).toBeGreaterThan(2)
    expect(steps.filter((step) => step === 'indice').length).toBeGreaterThan(2)
    expect(new Set(saved)).toEqual(new Set([201]))
    for (const each of seen) expect(each).toEqual(before)
    const after = await look('novo', words)
    expect(after).toMatchObject({ books: before.books + 1, page: 'Livro novo' })
    expect(after.searches[0]?.total).toBeGreaterThanOrEqual(PARAGRAFOS)
    expect(after.searches[2]?.sugestao).toBe('jequitibá')
    await expectTidy()
  })

  it('leaves the library as it was when its import ends at any point, and the next one begins anew', async () => {
    const words = ['umbuzeiro']
    const before = await look('outro', words)
    for (let count = 0; ; count += 1) {
      const { rest, steps } = stopAt(count)
      const broken = await importEdition({ id: 'outro', word: 'umbuzeiro' }, rest).then(
        () => false,
        () => true,
      )
      if (!broken) break
      const isShown = steps.slice(0, -1).includes('troca')
      if (!isShown) expect(await look('outro', words), `${count}: ${steps.at(-1)}`).toEqual(before)
      else expect(await look('outro', words)).toMatchObject({ page: 'Livro outro', books: before.books + 1 })
    }
    expect((await look('outro', words)).searches[0]?.total).toBeGreaterThanOrEqual(PARAGRAFOS)
    await expectTidy()
  }, 120_000)
})

describe('a new edition of a large book', () => {
  it('takes the place of the old one at once', async () => {
    await importEdition({ id: 'muda', word: 'goiabeira' }, noRest)
    const words = ['goiabeira', 'cerejeira']
    const old = await look('muda', words)
    const texts: (string | null)[] = []
    await importEdition({ id: 'muda', word: 'cerejeira', chapters: 5 }, async () => {
      texts.push((await look('muda', words)).texts)
    })
    const now = await look('muda', words)
    const order = texts.map((text) => [old.texts, now.texts].indexOf(text))
    expect(new Set(order)).toEqual(new Set([0, 1]))
    expect(order).toEqual(order.toSorted())
    expect(now.searches.map(({ total }) => total).slice(0, 2)).toEqual([0, expect.any(Number)])
    expect(now.searches[1]?.total).toBeGreaterThanOrEqual(PARAGRAFOS)
    await expectTidy()
  })

  it('that is broken off after it was shown is finished by the next start', async () => {
    await importEdition({ id: 'fica', word: 'macieira' }, noRest)
    const steps: EtapaDaImportacao[] = []
    const broken = importEdition({ id: 'fica', word: 'pereira' }, async (next) => {
      if (steps.at(-1) === 'troca') throw new Error('broken off')
      steps.push(next)
    })
    await expect(broken).rejects.toThrow('broken off')
    expect((await look('fica', [])).texts).not.toContain('macieira')
    const config = readConfig({ MBW_CONTEUDO: texts })
    await installContent(t.db, { ...config, database: database.config }, createProgress(process.stdout))
    expect((await look('fica', ['macieira', 'pereira'])).searches.slice(0, 2)).toMatchObject([
      { total: 0 },
      { total: expect.any(Number) },
    ])
    await expectTidy()
  })

  it('is no failure when the database goes away after readers have it', async () => {
    await importEdition({ id: 'avisa', word: 'laranjeira' }, noRest)
    const steps: EtapaDaImportacao[] = []
    const stored = await importEdition({ id: 'avisa', word: 'videira' }, async (next) => {
      if (steps.at(-1) === 'troca') throw Object.assign(new Error('disk full'), { errcode: 13 })
      steps.push(next)
    })
    expect(stored).toMatchObject({ untidy: { message: 'disk full' } })
    expect((await look('avisa', [])).texts).toContain('videira')
    await importEdition({ id: 'avisa', word: 'videira' }, noRest)
    await expectTidy()
  })
})

it('another Bible is read at once and found a little later, also when it is broken off', async () => {
  const reading = newBiblia()
  for (const { capitulos } of reading.biblia.livros.slice(0, 1)) {
    for (const { versiculos } of capitulos)
      for (const versiculo of versiculos) versiculo.texto += ' Figueira.'
  }
  const steps: EtapaDaImportacao[] = []
  const broken = importBiblia(t.db, reading, canon, {
    dryRun: false,
    rest: async (next) => {
      steps.push(next)
      if (next === 'indice' && steps.includes('troca')) throw new Error('broken off')
    },
  })
  await expect(broken).rejects.toThrow('broken off')
  expect(steps.slice(-2)).toEqual(['troca', 'indice'])
  const verse = await t.db.read
    .selectFrom('versiculo')
    .select('texto_biblico')
    .where('edicao_id', '=', 1)
    .orderBy('id')
    .limit(1)
    .executeTakeFirstOrThrow()
  expect(verse.texto_biblico).toContain('Figueira')
  await importBiblia(t.db, reading, canon, { dryRun: false, rest: noRest })
  await expectTidy()
})

it('two imports take turns', async () => {
  const other = await openDatabase(database.config)
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  let reached = () => {}
  const atSwitch = new Promise<void>((resolve) => {
    reached = resolve
  })
  const first = importEdition({ id: 'primeiro', word: 'videira' }, async (next) => {
    if (next !== 'troca') return
    reached()
    await held
  })
  await atSwitch
  const begun: EtapaDaImportacao[] = []
  const second = importEdition(
    { id: 'segundo', word: 'oliveira' },
    async (next) => void begun.push(next),
    other,
  )
  expect(await other.turn.tryTake()).toBeNull()
  expect(begun).toEqual([])
  release()
  await Promise.all([first, second])
  await other.close()
  const books = await t.db.read
    .selectFrom('ebook')
    .innerJoin('ebook_capitulo', 'ebook_capitulo.ebook_id', 'ebook.id')
    .innerJoin('paragrafo', 'paragrafo.ebook_capitulo_id', 'ebook_capitulo.id')
    .select(['ebook.titulo', (query) => query.fn.count<number>('paragrafo.id').as('paragrafos')])
    .where('ebook.titulo', 'in', ['Livro primeiro', 'Livro segundo'])
    .groupBy('ebook.titulo')
    .orderBy('ebook.titulo')
    .execute()
  expect(books.map(({ paragrafos }) => paragrafos)).toEqual([PARAGRAFOS, PARAGRAFOS])
  await expectTidy()
})
