/** The index follows the tables: with every import and every note, in their own transactions. */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { buscar, RespostaDaBusca } from '#contract/busca.ts'
import { criarNota, deletarNota, editarNota, Nota } from '#contract/notas.ts'
import { excluirConta } from '#contract/perfil.ts'
import { importBiblia, readCanon } from '#server/conteudo/import-biblia.ts'
import { importPadroes } from '#server/conteudo/import-padroes.ts'
import { migrate } from '#server/platform/migrate.ts'
import type { Client } from '#tests/support/api-client.ts'
import { generateBiblia } from '#tests/support/biblia-gerada.ts'
import { setupEpubLibrary } from '#tests/support/epub-library.ts'
import { METADATA } from '#tests/support/epub-writer.ts'
import { writeSmallContent } from '#tests/support/small-content.ts'
import { setupTestApp, startTestApp, TEST_PASSWORD, type TestApp } from '#tests/support/test-app.ts'
import { createEmptyDatabase, type TestDatabase } from '#tests/support/test-database.ts'
import { FONTES_PUBLICAS, fontes } from './indice/fontes.ts'
import { isIndiceCurrent, makeIndice } from './indice/rebuild-indice.ts'

const folder = mkdtempSync(join(tmpdir(), 'mbw-busca-'))
const CONTENT = join(folder, 'content')
/** A library of few texts and five books of the Bible. */
const t = {} as TestApp
const library = setupEpubLibrary(t)
let database: TestDatabase
let reader: Client

beforeAll(async () => {
  writeSmallContent(CONTENT)
  database = await createEmptyDatabase()
  await migrate(database.db)
  await importPadroes(database.db, CONTENT, { dryRun: false })
  const canon = await readCanon(CONTENT)
  await importBiblia(database.db, { biblia: generateBiblia(canon.slice(0, 5)), correcoes: [] }, canon, {
    dryRun: false,
  })
  Object.assign(t, await startTestApp(database))
  reader = await t.reader()
})
afterAll(async () => {
  await t.app.close()
  await database.drop()
  rmSync(folder, { recursive: true })
})

/** A search sees an import within a quarter of a second, each server for itself; a busy machine may take longer to ask again. */
const SOON = { timeout: 5_000 }

async function count(q: string, em: string, client = reader): Promise<number> {
  const answer = await client.call(buscar, { query: { q, em } })
  expect(answer.statusCode, answer.body).toBe(200)
  return z.parse(RespostaDaBusca, answer.json()).grupos[0]?.total ?? 0
}

/** Numbers that the index of a source holds. */
async function listIndexed(fonte: string, { engine, read } = t.db): Promise<number[]> {
  const name = sql.table(`busca_${fonte}`)
  const { rows } =
    engine === 'sqlite'
      ? await sql<{ id: number }>`SELECT rowid AS id FROM ${name} ORDER BY rowid`.execute(read)
      : await sql<{ id: number }>`SELECT id FROM ${name} ORDER BY id`.execute(read)
  return rows.map(({ id }) => id)
}

/** That the index holds what it should, no document more and none less. */
async function expectComplete(db = t.db): Promise<void> {
  for (const fonte of FONTES_PUBLICAS) {
    const numeros = await fontes[fonte].listNumeros(db.read)
    const documentos = await fontes[fonte].readDocumentos(db.read, numeros)
    const withWords = documentos.filter(({ titulo, texto }) => /[\p{L}\p{N}]/u.test(titulo + texto))
    expect(await listIndexed(fonte, db), fonte).toEqual(
      withWords.map(({ numero }) => numero).sort((a, b) => a - b),
    )
  }
}

describe('an import of all texts', () => {
  const whole = setupTestApp()

  it('leaves an index that holds every document once', () => expectComplete(whole.db))
})

describe('an import', () => {
  /** A copy of the content folder in which one file says something else. */
  function changeContent(name: string, file: string, change: (text: string) => string): string {
    const copy = join(folder, name)
    cpSync(CONTENT, copy, { recursive: true })
    const path = join(copy, file)
    writeFileSync(path, change(readFileSync(path, 'utf8')))
    return copy
  }

  it('changes the index where it changes a standard, also by a title; a failed one changes nothing', async () => {
    const title = 'Da Zebrura dos Antílopes'
    const changed = changeContent('padroes', 'cfw/11.md', (text) =>
      text.replaceAll(/Da Justificação/gi, title),
    )
    const before = await listIndexed('padroes')
    expect((await importPadroes(t.db, changed, { dryRun: true })).written).toBe(0)
    expect(await count('zebrura', 'padroes')).toBe(0)
    await importPadroes(t.db, changed, { dryRun: false })
    await expect.poll(() => count('zebrura', 'padroes'), SOON).toBeGreaterThan(1)

    const broken = changeContent('quebrado', 'cfw/12.md', (text) => text.replace('---', '--'))
    await expect(importPadroes(t.db, broken, { dryRun: false })).rejects.toThrow('12.md')
    await expect.poll(() => count('zebrura', 'padroes'), SOON).toBeGreaterThan(1)
    await importPadroes(t.db, CONTENT, { dryRun: false })
    await expect.poll(() => count('zebrura', 'padroes'), SOON).toBe(0)
    expect(await listIndexed('padroes')).toEqual(before)
  })

  it('that fails while it writes leaves the index as it was', async () => {
    const documentos = await listIndexed('biblia')
    await sql`ALTER TABLE busca_palavra RENAME TO busca_palavra_longe`.execute(t.db.write)
    await expect(importVerse('Gênesis 1.1 fala de ornitorrincos.')).rejects.toThrow()
    await sql`ALTER TABLE busca_palavra_longe RENAME TO busca_palavra`.execute(t.db.write)
    expect(await count('ornitorrincos', 'biblia')).toBe(0)
    expect(await listIndexed('biblia')).toEqual(documentos)
  })

  it('finds a verse by its new words and no longer by the old ones', async () => {
    await importVerse('Palavras de ornitorrincos.')
    await expect.poll(() => count('ornitorrinco', 'biblia'), SOON).toBe(1)
    await expect.poll(() => count('"Gênesis 1.1 texto de prova"', 'biblia'), SOON).toBe(0)
    await importVerse('Gênesis 1.1: texto de prova.')
    await expect.poll(() => count('"Gênesis 1.1 texto de prova"', 'biblia'), SOON).toBe(1)
  })

  it('finds a book by its new edition, and not by what left it', async () => {
    await library.importBook('edicao', { Um: ['O jequitibá do vale.', 'A goiabeira do monte.'] })
    await expect.poll(() => count('jequitibás', 'ebooks'), SOON).toBe(1)
    await library.importBook('edicao', { Um: ['A goiabeira do monte.', 'O umbuzeiro da praia.'] })
    await expect.poll(() => count('jequitibás', 'ebooks'), SOON).toBe(0)
    await expect.poll(() => count('umbuzeiro', 'ebooks'), SOON).toBe(1)
    await expect.poll(() => count('goiabeira', 'ebooks'), SOON).toBe(1)
    await expectComplete()
  })

  it('does not find a book that left the catalogue, and finds it again when it is back', async () => {
    const name = 'canones-de-orange'
    const before = await listIndexed('ebooks')
    const without = join(folder, 'sem-livro')
    cpSync(CONTENT, without, { recursive: true, filter: (path) => !path.includes(`ebooks/${name}`) })
    const harmonias = join(without, 'harmonias.yaml')
    writeFileSync(harmonias, removeEbook(readFileSync(harmonias, 'utf8'), name))
    expect(await count('"cânones de Orange"', 'ebooks')).toBeGreaterThan(0)
    await importPadroes(t.db, without, { dryRun: false })
    await expectComplete()
    expect((await listIndexed('ebooks')).length).toBeLessThan(before.length)
    await importPadroes(t.db, CONTENT, { dryRun: false })
    expect(await listIndexed('ebooks')).toEqual(before)
  })

  it('finds a book by the new name of its author', async () => {
    const metadata = METADATA.replace('urn:prova:1', 'nome')
    await library.importBook('nome', { Um: ['Texto.'] }, { metadata })
    await library.importBook(
      'nome',
      { Um: ['Texto.'] },
      { metadata: metadata.replace('Autor de Prova', 'Radegunda Sem Par') },
    )
    await expect.poll(() => count('Radegunda', 'ebooks'), SOON).toBe(1)
    await expectComplete()
  })

  /** The generated Bible with another first verse. */
  async function importVerse(texto: string): Promise<void> {
    const canon = await readCanon(CONTENT)
    const biblia = generateBiblia(canon.slice(0, 5))
    const [first] = biblia.livros[0]?.capitulos[0]?.versiculos ?? []
    if (first) first.texto = texto
    await importBiblia(t.db, { biblia, correcoes: [] }, canon, { dryRun: false })
  }
})

describe('notes', () => {
  const create = async (client: Client, titulo: string, anotacao: string): Promise<Nota> => {
    const answer = await client.call(criarNota, {
      body: { simbolo: 1, numero_pergunta: 8, titulo, anotacao },
    })
    return z.parse(Nota, answer.json())
  }

  it('are found at once when they are written and changed, by their reader alone, and gone when they are deleted', async () => {
    const other = await t.reader()
    const { id } = await create(reader, 'Meditação sobre o girassol', 'Olha para o sol.')
    const [hit] = z.parse(
      RespostaDaBusca,
      (await reader.call(buscar, { query: { q: 'girassóis', em: 'notas' } })).json(),
    ).grupos
    expect(hit?.resultados).toMatchObject([
      {
        fonte: 'notas',
        nota_id: id,
        simbolo: 'CFW',
        numero: 8,
        titulo: { marcas: [{ inicio: 18, fim: 26 }] },
      },
    ])
    expect(await count('girassol', 'notas', other)).toBe(0)
    const visitor = await t.visitor().call(buscar, { query: { q: 'girassol' } })
    expect(visitor.json()).toMatchObject({ grupos: [] })

    await reader.call(editarNota, { params: { id }, body: { titulo: 'Sobre a margarida' } })
    expect(await count('girassol', 'notas')).toBe(0)
    expect(await count('margarida sol', 'notas')).toBe(1)
    await reader.call(deletarNota, { params: { id }, query: { nota_id: id } })
    expect(await count('margarida', 'notas')).toBe(0)
  })

  it('repeated by a client make no second entry', async () => {
    const id = crypto.randomUUID()
    const body = { simbolo: 1, numero_pergunta: 8, titulo: 'Repetida', anotacao: 'petúnia', id }
    await reader.call(criarNota, { body })
    await reader.call(criarNota, { body })
    expect(await count('petúnia', 'notas')).toBe(1)
  })

  it('of many readers do not mix, and go with their account', async () => {
    const leaving = await t.reader()
    const before = await listIndexed('notas')
    await create(leaving, '', 'A hortênsia é minha.')
    await create(leaving, 'Hortênsia', 'Outra.')
    await create(reader, '', 'A hortênsia do vizinho.')
    expect(await count('hortênsia', 'notas', leaving)).toBe(2)
    expect(await count('hortênsia', 'notas')).toBe(1)
    await leaving.call(excluirConta, { body: { senha: TEST_PASSWORD } })
    expect(await count('hortênsia', 'notas')).toBe(1)
    const rows = await t.db.read.selectFrom('busca_nota').select('id').execute()
    const indexed = await listIndexed('notas')
    expect(indexed).toHaveLength(before.length + 1)
    expect(indexed).toEqual(rows.map(({ id }) => id).sort((a, b) => a - b))
  })

  it('never come into the words that are proposed', async () => {
    await create(reader, '', 'Palavra inventada: zurumbático.')
    const known = await t.db.read
      .selectFrom('busca_palavra')
      .select('palavra')
      .where('palavra', 'like', 'zurumb%')
      .execute()
    expect(known).toEqual([])
  })
})

describe('another version of the analyser', () => {
  it('makes the whole index anew, notes too, and only once', async () => {
    await reader.call(criarNota, {
      body: { simbolo: 1, numero_pergunta: 8, titulo: '', anotacao: 'Um jacarandá em flor.' },
    })
    const before = await Promise.all([...FONTES_PUBLICAS, 'notas'].map((fonte) => listIndexed(fonte)))
    await t.db.write
      .updateTable('conteudo')
      .set({ impressao: 'antiga' })
      .where('fonte', '=', 'busca')
      .execute()
    expect(await isIndiceCurrent(t.db.write)).toBe(false)
    // Two servers that start at once: one makes it, the other waits and finds it made.
    const made = await Promise.all([makeIndice(t.db), makeIndice(t.db)])
    expect(made.toSorted((a, b) => a - b)).toEqual([0, before.flat().length])
    expect(await isIndiceCurrent(t.db.write)).toBe(true)
    expect(await Promise.all([...FONTES_PUBLICAS, 'notas'].map((fonte) => listIndexed(fonte)))).toEqual(
      before,
    )
    expect(await count('jacarandás', 'notas')).toBe(1)
    expect(await count('justificação', 'padroes')).toBeGreaterThan(5)
  })

  it('is noticed by an import as well, which then writes all', async () => {
    await t.db.write
      .updateTable('conteudo')
      .set({ impressao: 'antiga' })
      .where('fonte', '=', 'busca')
      .execute()
    await library.importBook('versao', { Um: ['A cerejeira.'] })
    expect(await isIndiceCurrent(t.db.write)).toBe(true)
    expect(await count('cerejeira', 'ebooks')).toBe(1)
    await expectComplete()
  })
})

/** Without the links of a book that is not there. */
function removeEbook(yaml: string, name: string): string {
  return yaml
    .split('\n')
    .filter((line) => !line.includes(name))
    .join('\n')
}
