/** Markdown books: what leaves the content folder stays for its readers; databases of earlier versions keep their ids. */
import { cpSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { PROJECT_ROOT } from '#server/platform/project-root.ts'
import { setupTestApp } from '#tests/support/test-app.ts'
import { importPadroes } from './import-padroes.ts'

const harness = setupTestApp()
let dir: string
let aside: string

beforeAll(() => {
  dir = mkdtempSync(join(tmpdir(), 'mbw-markdown-'))
  aside = mkdtempSync(join(tmpdir(), 'mbw-aside-'))
  cpSync(join(PROJECT_ROOT, 'content'), dir, { recursive: true })
})
afterAll(() => {
  for (const folder of [dir, aside]) rmSync(folder, { recursive: true })
})

async function readAll() {
  const { read } = harness.db
  return {
    ebooks: await read.selectFrom('ebook').selectAll().orderBy('id').execute(),
    capitulos: await read.selectFrom('ebook_capitulo').selectAll().orderBy('id').execute(),
    paragrafos: await read.selectFrom('paragrafo').selectAll().orderBy('id').execute(),
    areas: await read
      .selectFrom('ebook_area_tematica')
      .selectAll()
      .orderBy('ebook_id')
      .orderBy('area_tematica_id')
      .execute(),
  }
}

it('fills the columns that searching and reading need', async () => {
  const { paragrafos, capitulos } = await readAll()
  expect(paragrafos.every(({ texto, texto_busca }) => texto.length === texto_busca.length)).toBe(true)
  expect(capitulos.every(({ palavras, nivel }) => palavras > 0 && nivel === 1)).toBe(true)
  const referencias = paragrafos.flatMap(({ texto, marcas }) =>
    JSON.parse(marcas).map(
      ({ inicio, fim, referencia }: { inicio: number; fim: number; referencia: string }) => [
        texto.slice(inicio, fim),
        referencia,
      ],
    ),
  )
  expect(referencias.length).toBeGreaterThan(100)
  expect(referencias).toContainEqual(['Rm 3.19', 'Rm 3.19'])
  expect(capitulos.flatMap(({ secoes }) => JSON.parse(secoes))).toHaveLength(507)
})

it('a database of before migration 009 gets them and keeps its ids', async () => {
  const before = await readAll()
  const { write } = harness.db
  await write.updateTable('paragrafo').set({ marcas: '[]', texto_busca: '' }).execute()
  await write.updateTable('ebook_capitulo').set({ palavras: 0, secoes: '[]' }).execute()
  await write.deleteFrom('configuracao').where('chave', 'like', 'maior_id.%').execute()
  await importPadroes(harness.db, dir, { dryRun: false })
  expect(await readAll()).toEqual(before)
})

it('a book that left the folder leaves the catalogue, not the tables, and can come back', async () => {
  const before = await readAll()
  const [book, away] = [join(dir, 'ebooks/consenso-de-zurique'), join(aside, 'consenso-de-zurique')]
  renameSync(book, away)
  const harmonias = join(dir, 'harmonias.yaml')
  const text = readFileSync(harmonias, 'utf8')
  writeFileSync(
    harmonias,
    text.replace(/(, )?consenso-de-zurique(?!-)(, )?/g, (_, left, right) => (left && right ? ', ' : '')),
  )
  await importPadroes(harness.db, dir, { dryRun: false })
  const without = await readAll()
  expect(
    without.ebooks.filter(({ retirado }) => retirado === 1).map(({ identificador }) => identificador),
  ).toEqual(['consenso-de-zurique'])
  expect({ ...without, ebooks: without.ebooks.map((ebook) => ({ ...ebook, retirado: 0 })) }).toEqual(before)
  renameSync(away, book)
  writeFileSync(harmonias, text)
  await importPadroes(harness.db, dir, { dryRun: false })
  expect(await readAll()).toEqual(before)
})
