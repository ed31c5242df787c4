/** The page of an ebook, and the files to take away. */
import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { setupBrowser } from '#tests/support/browser.ts'
import { ato, faixa, readLeituras, titulosDe } from '#tests/support/browser-ebooks.ts'
import { expectSoon } from '#tests/support/browser-poll.ts'
import { saveScreenshot } from '#tests/support/browser-screenshot.ts'

const { open, newReader, db } = setupBrowser()

const HEIDELBERG = '/ebooks/ebook/3'

describe('an ebook', () => {
  it('says what it is and what is like it, is begun, goes on where it was begun, and is a file to take away', async () => {
    const reader = await newReader()
    const page = await open(HEIDELBERG, { reader })
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      await expectFicha(page)
    }
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
    await page.goBack()
    await page.getByRole('main').getByRole('link', { name: 'Catecismos' }).click()
    await page.waitForURL('/ebooks/2/ebooks')

    // The files are such that reading programs open them.
    await page.getByRole('navigation', { name: 'Ebooks' }).getByRole('link', { name: 'Recursos' }).click()
    await page.waitForURL('/ebooks/recursos')
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

async function expectFicha(page: Page): Promise<void> {
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
  await expectSoon(async () => (await titulosDe(faixa(page, 'Ebooks das mesmas categorias'))).length).toBe(10)
  await saveScreenshot(page, 'ebook')
}
