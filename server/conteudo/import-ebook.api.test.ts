/** EPUB files in the library: idempotent, all or nothing, with ids that stay. */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { PROJECT_ROOT } from '#server/platform/project-root.ts'
import { setupEpubLibrary } from '#tests/support/epub-library.ts'
import { METADATA } from '#tests/support/epub-writer.ts'
import { markWrites } from '#tests/support/mark-writes.ts'
import { setupTestApp } from '#tests/support/test-app.ts'
import { describeTroca } from './describe-troca.ts'
import { importPadroes } from './import-padroes.ts'

const CONTENT = join(PROJECT_ROOT, 'content')
const FIXTURE = join(PROJECT_ROOT, 'tests/fixtures/epub/pandoc-3.epub')
const harness = setupTestApp()
const library = setupEpubLibrary(harness)
const { importFile, importBook, stored } = library

const A = 'A fé vem pelo ouvir, e o ouvir pela Palavra de Deus.'
const B = 'Justificados pela fé, temos paz com Deus.'
const C = 'O justo viverá pela fé, como está escrito.'
const D = 'A graça e a verdade vieram por Jesus Cristo.'

describe('a book that the library does not have yet', () => {
  // A library that no other test has put it into.
  const harness = setupTestApp()
  const { importFile } = setupEpubLibrary(harness)

  it('shows what it would do and writes nothing, then does it, then has nothing to do', async () => {
    const before = await markWrites(harness.db)
    const { troca } = await importFile(FIXTURE, true)
    expect(troca && describeTroca(troca)[0]).toContain('é um livro novo: 3 capítulos')
    expect(await markWrites(harness.db)).toBe(before)

    expect((await importFile(FIXTURE)).written).toBeGreaterThan(30)
    const after = await markWrites(harness.db)
    expect(await importFile(FIXTURE)).toMatchObject({
      titulo: 'O Peregrino em Miniatura',
      written: 0,
      troca: null,
    })
    expect(await markWrites(harness.db)).toBe(after)
  })
})

describe('importEbook', () => {
  it('lets two books come in at the same time', async () => {
    const ids = ['urn:ao-mesmo-tempo:1', 'urn:ao-mesmo-tempo:2']
    await Promise.all(ids.map((id, index) => importBook(id, { Capítulo: [A, `${B} ${index}`] })))
    for (const id of ids) expect((await stored(id)).paragrafos.size).toBe(2)
  })

  it('stores the catalogue entry, the images and the text with what is found in it', async () => {
    await importFile(FIXTURE)
    const ebook = await harness.db.read
      .selectFrom('ebook')
      .selectAll()
      .where('titulo', '=', 'O Peregrino em Miniatura')
      .executeTakeFirstOrThrow()
    expect(ebook).toMatchObject({ origem: 'epub', retirado: 0, idioma: 'pt-BR', ano: 1678, paginas: 1 })
    const imagens = await harness.db.read
      .selectFrom('ebook_imagem')
      .select(['nome', 'largura'])
      .where('ebook_id', '=', ebook.id)
      .orderBy('largura')
      .execute()
    expect(imagens.map(({ largura }) => largura)).toEqual([120, 300])
    expect(ebook.capa).toBe(`/api/ebook/${ebook.id}/capa/${imagens[1]?.nome}`)
    const paragrafos = await harness.db.read
      .selectFrom('paragrafo')
      .innerJoin('ebook_capitulo', 'ebook_capitulo.id', 'paragrafo.ebook_capitulo_id')
      .select(['paragrafo.id', 'texto', 'texto_busca', 'marcas', 'detalhes', 'tipo', 'secoes'])
      .where('ebook_id', '=', ebook.id)
      .orderBy('paragrafo.id')
      .execute()
    const [first] = paragrafos
    const marcas = JSON.parse(first?.marcas ?? '[]')
    expect(marcas).toContainEqual(expect.objectContaining({ tipo: 'referencia', referencia: 'Is 64.6' }))
    const nota = paragrafos.find(({ tipo }) => tipo === 'nota')
    expect(marcas).toContainEqual(
      expect.objectContaining({ tipo: 'ligacao', paragrafo_id: nota?.id, nota: true }),
    )
    expect(first?.texto_busca).toHaveLength(first?.texto.length ?? 0)
    expect(JSON.parse(first?.secoes ?? '[]')[0]).toEqual({
      titulo: 'O encontro',
      nivel: 1,
      paragrafo_id: paragrafos[1]?.id,
    })
    const imagem = paragrafos.find(({ tipo }) => tipo === 'imagem')
    expect(JSON.parse(imagem?.detalhes ?? '{}').imagem.src).toBe(
      `/api/ebook/${ebook.id}/imagem/${imagens[0]?.nome}`,
    )
  })

  it('takes areas of the catalogue that are called alike, adds others, and a new import of the texts keeps both', async () => {
    await importFile(FIXTURE)
    const areas = async () =>
      harness.db.read
        .selectFrom('ebook_area_tematica')
        .innerJoin('area_tematica', 'area_tematica.id', 'area_tematica_id')
        .innerJoin('ebook', 'ebook.id', 'ebook_id')
        .select(['slug', 'explicacao'])
        .where('titulo', '=', 'O Peregrino em Miniatura')
        .orderBy('slug')
        .execute()
    const before = await areas()
    expect(before.map(({ slug }) => slug)).toEqual(['soteriologia', 'vida-crista'])
    expect((await importPadroes(harness.db, CONTENT, { dryRun: false })).written).toBe(0)
    expect(await areas()).toEqual(before)
  })

  it('keeps ids of chapters and paragraphs wherever they moved, and gives new ones to what is new', async () => {
    await importBook('ids', { Um: [A, B], Dois: [C, 'Amém.'], Três: [D] })
    const before = await stored('ids')
    await importBook('ids', {
      Três: [D],
      Um: ['Um parágrafo novo no começo.', A, B],
      Dois: ['Amém.', `${C} E assim é.`],
    })
    const after = await stored('ids')
    expect(after.ebook).toBe(before.ebook)
    for (const titulo of ['Um', 'Dois', 'Três'])
      expect(after.capitulos.get(titulo)).toBe(before.capitulos.get(titulo))
    for (const texto of [A, B, D, 'Amém.'])
      expect(after.paragrafos.get(texto)).toBe(before.paragrafos.get(texto))
    expect(after.paragrafos.get(`${C} E assim é.`)).toBe(before.paragrafos.get(C))
    expect([...before.paragrafos.values()]).not.toContain(
      after.paragrafos.get('Um parágrafo novo no começo.'),
    )
  })

  it('never gives an id that is gone to another paragraph', async () => {
    await importBook('reuso', { Um: [A, B] })
    const { paragrafos } = await stored('reuso')
    await importBook('reuso', { Um: [A] })
    await importBook('reuso', { Um: [A, 'Palavras inteiramente diferentes das outras.'] })
    const { paragrafos: now } = await stored('reuso')
    expect(now.get('Palavras inteiramente diferentes das outras.')).toBeGreaterThan(paragrafos.get(B) ?? 0)
  })

  it('leaves other books alone, and the day on which a book entered the catalogue', async () => {
    await importBook('outro', { Um: [A] })
    const others = () =>
      harness.db.read
        .selectFrom('ebook')
        .selectAll()
        .where('identificador', '!=', 'epub:outro')
        .orderBy('id')
        .execute()
    await harness.db.write
      .updateTable('ebook')
      .set({ lancamento: '2020-01-02' })
      .where('identificador', '=', 'epub:outro')
      .execute()
    const before = await others()
    const { plans } = await importBook('outro', { Um: [A, B] })
    expect(await others()).toEqual(before)
    expect(plans.flatMap(({ deleted }) => deleted)).toEqual([])
    const { lancamento } = await harness.db.read
      .selectFrom('ebook')
      .select('lancamento')
      .where('identificador', '=', 'epub:outro')
      .executeTakeFirstOrThrow()
    expect(lancamento).toBe('2020-01-02')
  })

  it('knows an author of the catalogue by name when the file has no years', async () => {
    const autor = { nome: 'Guido de Brès', ano_de_nascimento: 1522, ano_de_morte: 1567 }
    await importBook(
      'autor',
      { Um: [A] },
      { metadata: METADATA.replace('Autor de Prova', autor.nome).replace('urn:prova:1', 'autor') },
    )
    const autores = await harness.db.read
      .selectFrom('autor')
      .selectAll()
      .where('nome', '=', autor.nome)
      .execute()
    expect(autores).toMatchObject([autor])
  })

  it('does not take another book for a new edition because it has the same identifier', async () => {
    await importBook('modelo', { Um: [A, B] })
    const before = await markWrites(harness.db)
    const metadata = METADATA.replace('urn:prova:1', 'modelo').replace('Livro de prova', 'Outro livro')
    const other = importBook('modelo', { Um: ['Palavras inteiramente diferentes das outras.'] }, { metadata })
    await expect(other).rejects.toThrow('O identificador modelo já é do livro “Livro de prova”')
    expect(await markWrites(harness.db)).toBe(before)
  })

  it('names a broken file with the reason, and changes nothing', async () => {
    const before = await markWrites(harness.db)
    const path = join(library.dir, 'quebrado.epub')
    writeFileSync(path, 'PK\x03\x04 cortado')
    await expect(importFile(path)).rejects.toThrow(`${path}: O arquivo não é um EPUB`)
    await expect(importFile(join(library.dir, 'falta.epub'))).rejects.toThrow('O arquivo não existe.')
    await expect(importFile(library.dir)).rejects.toThrow('O caminho é de uma pasta')
    expect(await markWrites(harness.db)).toBe(before)
  })
})
