/** The page of an ebook, and the files to take away. */
import { readFile } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'
import { setupBrowser } from '#tests/support/browser.ts'
import { ato, faixa, insertLeituras, readLeituras, titulosDe } from '#tests/support/browser-ebooks.ts'
import { expectSoon } from '#tests/support/browser-poll.ts'
import { saveScreenshot } from '#tests/support/browser-screenshot.ts'
import { insertEbook, makeCapitulos } from '#tests/support/ebook-fixtures.ts'

let longo = 0
const { open, newReader, db } = setupBrowser({
  async prepare(copy) {
    const prefacio = Array.from(
      { length: 9 },
      (_, index) => `Parágrafo ${index + 1} do prefácio. ${'Soli Deo gloria. '.repeat(20)}`,
    )
    const { id } = await insertEbook(copy, {
      titulo: 'Um Tratado Comprido sobre a Maravilhosa Providência de Deus em Todas as Coisas',
      prefacio: prefacio.join('\n\n'),
      capitulos: makeCapitulos(15, 1),
    })
    longo = id
  },
})

const HEIDELBERG = '/ebooks/ebook/3'

describe.each([390, 1440])('an ebook at %i px', (width) => {
  it('says what it is, who wrote it, and what is like it', async () => {
    const page = await open(HEIDELBERG, { width })
    await page.getByRole('heading', { level: 1, name: 'Catecismo de Heidelberg' }).waitFor()
    await page.getByText('1563, para as igrejas e escolas do Palatinado').waitFor()
    const autores = page.getByRole('list', { name: 'Autores' }).getByRole('listitem')
    await expectSoon(() => autores.allInnerTexts()).toEqual([
      expect.stringMatching(/^Zacarias Ursino \(1534–1583\)$/),
      expect.stringMatching(/^Gaspar Oleviano \(1536–1587\)$/),
    ])
    for (const fato of [
      '22 páginas',
      'Ano: 1563',
      'Editora: Minha Biblioteca Westminster',
      'Idioma: Português',
    ]) {
      await page.getByText(fato, { exact: true }).waitFor()
    }
    await page.getByRole('heading', { level: 2, name: 'Sumário' }).waitFor()
    await expectSoon(async () => (await titulosDe(faixa(page, 'Ebooks das mesmas categorias'))).length).toBe(
      10,
    )
    await saveScreenshot(page, 'ebook')
    await page.getByRole('main').getByRole('link', { name: 'Catecismos' }).click()
    await page.waitForURL('/ebooks/2/ebooks')
  })
})

describe('an ebook', () => {
  it('is begun, and goes on where it was begun', async () => {
    const reader = await newReader()
    const page = await open(HEIDELBERG, { reader })
    await page.getByRole('button', { name: 'Começar a Ler' }).click()
    await page.waitForURL(/\/leitura\/[\w-]{36}$/)
    const { pathname } = new URL(page.url())
    await page.getByRole('heading', { level: 1, name: 'Dia do Senhor 1' }).waitFor()
    await expectSoon(() => readLeituras(db(), reader)).toMatchObject([
      { ebook_id: 3, estado: 'lendo', progresso: 0 },
    ])
    await page.goBack()
    await page.getByRole('link', { name: 'Continuar Lendo' }).click()
    await page.waitForURL(pathname)
  })

  it('is put on the shelf by its bookmark, and the shelf is shown', async () => {
    const reader = await newReader()
    const page = await open(HEIDELBERG, { reader })
    await ato(page, 'Salvar', 'Catecismo de Heidelberg').click()
    await page.waitForURL('/ebooks/estante?aba=quero-ler')
    await page.getByRole('link', { name: 'Catecismo de Heidelberg' }).waitFor()
    await expectSoon(() => readLeituras(db(), reader)).toMatchObject([{ ebook_id: 3, estado: 'quero_ler' }])
  })

  it('that was read says where it stands, and can be read again', async () => {
    const reader = await newReader()
    await insertLeituras(db(), reader, [{ ebook_id: 3, estado: 'lido', progresso: 100, capitulo_id: 40 }])
    const page = await open(HEIDELBERG, { reader })
    await ato(page, 'Na estante', 'Catecismo de Heidelberg').waitFor()
    await page.getByRole('button', { name: 'Ler de novo' }).click()
    await page.getByRole('heading', { level: 1, name: 'Dia do Senhor 1' }).waitFor()
    // It stays among those that were read.
    await expectSoon(() => readLeituras(db(), reader)).toMatchObject([{ estado: 'lido', progresso: 100 }])
  })

  it('with much to say shows the beginning, and the rest on demand', async () => {
    const page = await open(`/ebooks/ebook/${longo}`)
    const prefacio = page.getByRole('region', { name: 'Prefácio' })
    const inteiro = prefacio.getByRole('button', { name: 'Ler o prefácio inteiro' })
    await inteiro.waitFor()
    expect(await prefacio.getByText('Parágrafo 9 do prefácio.').count()).toBe(0)
    await inteiro.click()
    await prefacio.getByText('Parágrafo 9 do prefácio.').waitFor()
    const sumario = page.getByRole('region', { name: 'Sumário' })
    await expectSoon(() => sumario.getByRole('listitem').count()).toBe(12)
    await sumario.getByRole('button', { name: 'Ver os 15 capítulos' }).click()
    await expectSoon(() => sumario.getByRole('listitem').count()).toBe(15)
    await saveScreenshot(page, 'ebook-longo')
  })
})

describe('the resources', () => {
  it('are files that reading programs open', async () => {
    const page = await open('/ebooks/recursos')
    await saveScreenshot(page, 'ebooks-recursos')
    await expectSoon(() => page.getByRole('link', { name: /^Baixar EPUB/ }).count()).toBe(6)
    const baixar = ato(page, 'Baixar EPUB', 'Breve Catecismo de Westminster')
    const [download] = await Promise.all([page.waitForEvent('download'), baixar.click()])
    expect(download.suggestedFilename()).toMatch(/\.epub$/)
    const file = await readFile(await download.path())
    // The first entry of the archive, not compressed: so programs know an EPUB.
    expect(file.subarray(0, 2).toString()).toBe('PK')
    expect(file.subarray(30, 58).toString()).toBe('mimetypeapplication/epub+zip')
    await ato(page, 'Texto Completo', 'Breve Catecismo de Westminster').click()
    await page.waitForURL('/bcw/texto')
  })
})
